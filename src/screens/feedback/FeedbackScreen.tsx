import { useEffect, useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePage } from '../../state/page.ts';
import { profileDraftsOf } from '../../state/profile-drafts.ts';
import { useSignalValue } from '../../state/signals.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/State.tsx';
import page from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';

/** A word to the people behind the product. */
export function FeedbackScreen(): JSX.Element {
  const { state } = usePage();
  const drafts = profileDraftsOf(usePage());
  const session = useSignalValue(state.slices.session);
  const user = session.status === 'member' ? session.user : undefined;
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (session.status !== 'loading') drafts.claim(user?.id);
  }, [drafts, session.status, user?.id]);
  if (sent) return <Thanks onAnother={() => setSent(false)} />;
  return <FeedbackForm user={user} onSent={() => setSent(true)} />;
}

function Thanks({ onAnother }: { readonly onAnother: () => void }): JSX.Element {
  const { t } = useTranslation();
  return (
    <main className={page['page']}>
      <ScreenHeader title={t('feedback.title')} />
      <div className={page['content']} role="status">
        <Empty
          icon="check"
          title={t('feedback.thanks')}
          hint={t('feedback.thanksHint')}
          action={
            <Button tone="quiet" onClick={onAnother}>
              {t('feedback.another')}
            </Button>
          }
        />
      </div>
    </main>
  );
}
