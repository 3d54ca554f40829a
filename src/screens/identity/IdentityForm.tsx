import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Identity } from '../../contract/worker/profile-api.ts';
import { usePage } from '../../state/page.ts';
import { profileDraftsOf } from '../../state/profile-drafts.ts';
import type { PictureState } from '../../state/picture-slot.ts';
import { useSignalValue } from '../../state/signals.ts';
import { PictureField } from '../../ui/PictureField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useForm } from '../../ui/use-form.ts';
import { FormScreen } from '../shared/FormScreen.tsx';
import styles from './IdentityScreen.module.css';

const LONGEST_NAME = 128;
const LONGEST_CARD_ID = 64;

interface IdentityFormProps {
  readonly identity: Identity;
  readonly onSubmitted: () => void;
}

/** Name, number and both sides of a document. What is typed and sent stays through a failure, and while one is elsewhere. */
export function IdentityForm({ identity, onSubmitted }: IdentityFormProps): JSX.Element {
  const page = usePage();
  const { client, state } = page;
  const drafts = profileDraftsOf(page);
  const { t } = useTranslation();
  const draft = useSignalValue(drafts.identity);
  const front = usePictureNeed(useSignalValue(drafts.frontPicture.state), 'identity.addFront');
  const back = usePictureNeed(useSignalValue(drafts.backPicture.state), 'identity.addBack');
  const all = {
    name: draft.name.trim() === '' ? t('identity.enterName') : undefined,
    cardId: draft.cardId.trim() === '' ? t('identity.enterCardId') : undefined,
    front,
    back,
  };
  const form = useForm(all, async () => {
    const outcome = await client.command('submitIdentity', {
      name: draft.name.trim(),
      cardId: draft.cardId.trim(),
      frontPicture: drafts.frontPicture.url ?? '',
      backPicture: drafts.backPicture.url ?? '',
    });
    if (!outcome.ok) return outcome.error;
    state.toasts.show('success', outcome.value || t('identity.waitingTitle'));
    drafts.clearIdentity();
    onSubmitted();
    return undefined;
  });
  return (
    <FormScreen title={t('identity.title')} action={t('identity.submit')} form={form}>
      {identity.status === 'rejected' && <Rejection reason={identity.reason} />}
      <p className="muted">{t('identity.intro')}</p>
      <TextField
        label={t('identity.name')}
        value={draft.name}
        onChange={(name) => drafts.editIdentity({ name })}
        fault={form.faults.name}
        help={t('identity.nameHelp')}
        name="name"
        autoComplete="name"
        maxLength={LONGEST_NAME}
        dir="auto"
      />
      <TextField
        label={t('identity.cardId')}
        value={draft.cardId}
        onChange={(cardId) => drafts.editIdentity({ cardId })}
        fault={form.faults.cardId}
        latin
        name="card-id"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LONGEST_CARD_ID}
      />
      <PictureField label={t('identity.front')} slot={drafts.frontPicture} fault={form.faults.front} />
      <PictureField label={t('identity.back')} slot={drafts.backPicture} fault={form.faults.back} />
      <p className={styles['privacy']}>{t('identity.privacy')}</p>
    </FormScreen>
  );
}

function usePictureNeed(
  { status }: PictureState,
  missing: 'identity.addFront' | 'identity.addBack',
): string | undefined {
  const { t } = useTranslation();
  if (status === 'ready') return undefined;
  return status === 'sending' ? t('picture.wait') : t(missing);
}

function Rejection({ reason }: { readonly reason: string }): JSX.Element {
  const { t } = useTranslation();
  return (
    <div className={styles['rejection']} role="note" data-testid="rejection">
      <strong>{t('identity.rejectedTitle')}</strong>
      <p dir="auto">{reason}</p>
      <p className="muted">{t('identity.rejectedHint')}</p>
    </div>
  );
}
