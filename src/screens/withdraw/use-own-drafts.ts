import { useEffect } from 'react';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { withdrawDraftsOf } from '../../state/withdraw-drafts.ts';

/** The drafts of the user who is here. */
export function useOwnDrafts(): ReturnType<typeof withdrawDraftsOf> {
  const page = usePage();
  const drafts = withdrawDraftsOf(page);
  const session = useSignalValue(page.state.slices.session);
  const userId = session.status === 'member' ? session.user.id : undefined;
  useEffect(() => {
    if (userId !== undefined) drafts.claim(userId);
  }, [drafts, userId]);
  return drafts;
}
