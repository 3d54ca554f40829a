import { useEffect, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Identity } from '../../contract/worker/profile-api.ts';
import { usePage } from '../../state/page.ts';
import { profileDraftsOf } from '../../state/profile-drafts.ts';
import { useSignalValue } from '../../state/signals.ts';
import { Skeleton } from '../../ui/State.tsx';
import { Answered } from '../shared/Answered.tsx';
import page from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import type { Answer } from '../shared/use-answer.ts';
import { useIdentity } from '../shared/use-identity.ts';
import { IdentityForm } from './IdentityForm.tsx';
import { IdentityProgress } from './IdentityProgress.tsx';
import styles from './IdentityScreen.module.css';

/** Who the user is: the form, then what became of it. */
export function IdentityScreen(): JSX.Element {
  const { state } = usePage();
  const drafts = profileDraftsOf(usePage());
  const session = useSignalValue(state.slices.session);
  const userId = session.status === 'member' ? session.user.id : undefined;
  useEffect(() => {
    if (userId !== undefined) drafts.claim(userId);
  }, [drafts, userId]);
  const answer = useIdentity();
  if (answer.value && isOpen(answer.value)) return <IdentityForm identity={answer.value} onSubmitted={answer.again} />;
  return <IdentityState answer={answer} />;
}

function isOpen({ status }: Identity): boolean {
  return status === 'none' || status === 'rejected';
}

function IdentityState({ answer }: { readonly answer: Answer<Identity> }): JSX.Element {
  const { t } = useTranslation();
  return (
    <main className={page['page']}>
      <ScreenHeader title={t('identity.title')} />
      <div className={page['content']}>
        <Answered answer={answer} failed={t('identity.failed')} skeleton={<FormSkeleton />}>
          {(identity) => <IdentityProgress status={identity.status} answer={answer} />}
        </Answered>
      </div>
    </main>
  );
}

function FormSkeleton(): JSX.Element {
  return (
    <div className={styles['skeleton']}>
      <Skeleton width="100%" height="48px" />
      <Skeleton width="100%" height="48px" />
      <Skeleton width="100%" height="104px" />
      <Skeleton width="100%" height="104px" />
    </div>
  );
}
