import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { User } from '../../contract/worker/state.ts';
import { usePage } from '../../state/page.ts';
import { profileDraftsOf } from '../../state/profile-drafts.ts';
import { useSignalValue } from '../../state/signals.ts';
import { PictureField } from '../../ui/PictureField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useForm } from '../../ui/use-form.ts';
import { emailFault, useAuthFaultText } from '../shared/auth/auth-checks.ts';
import { FormScreen } from '../shared/FormScreen.tsx';

const LONGEST = 2_000;

interface FeedbackFormProps {
  readonly user: User | undefined;
  readonly onSent: () => void;
}

/** The message; from a visitor, and from whom we know no address of, also where to answer. */
export function FeedbackForm({ user, onSent }: FeedbackFormProps): JSX.Element {
  const page = usePage();
  const { client } = page;
  const drafts = profileDraftsOf(page);
  const { t } = useTranslation();
  const faultText = useAuthFaultText();
  const draft = useSignalValue(drafts.feedback);
  const picture = useSignalValue(drafts.feedbackPicture.state);
  const asksEmail = !user?.email;
  const all = {
    content: draft.content.trim() === '' ? t('feedback.enter') : undefined,
    email: asksEmail ? faultText(emailFault(draft.email)) : undefined,
    picture: picture.status === 'sending' ? t('picture.wait') : undefined,
  };
  const form = useForm(all, async () => {
    const email = asksEmail ? draft.email.trim() : '';
    const outcome = await client.command('sendFeedback', {
      content: draft.content.trim(),
      picture: drafts.feedbackPicture.url ?? '',
      email,
    });
    if (!outcome.ok) return outcome.error;
    drafts.clearFeedback();
    onSent();
    return undefined;
  });
  return (
    <FormScreen title={t('feedback.title')} action={t('feedback.send')} form={form}>
      <p className="muted">{t('feedback.hint')}</p>
      <TextArea
        label={t('feedback.message')}
        value={draft.content}
        onChange={(content) => drafts.editFeedback({ content })}
        most={LONGEST}
        fault={form.faults.content}
      />
      {asksEmail && (
        <TextField
          label={t('feedback.email')}
          value={draft.email}
          onChange={(email) => drafts.editFeedback({ email })}
          fault={form.faults.email}
          latin
          type="email"
          inputMode="email"
          name="email"
          autoComplete="email"
        />
      )}
      {user && !user.isDemo && (
        <PictureField label={t('feedback.picture')} slot={drafts.feedbackPicture} fault={form.faults.picture} />
      )}
    </FormScreen>
  );
}
