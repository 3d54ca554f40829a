import { useEffect } from 'react';
import { depositDraftsOf } from '../../state/deposit-drafts.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';

/** The draft of the user who is here. */
export function useOwnDrafts(): ReturnType<typeof depositDraftsOf> {
  const page = usePage();
  const drafts = depositDraftsOf(page);
  const session = useSignalValue(page.state.slices.session);
  const userId = session.status === 'member' ? session.user.id : undefined;
  useEffect(() => {
    if (userId !== undefined) drafts.claim(userId);
  }, [drafts, userId]);
  return drafts;
}
