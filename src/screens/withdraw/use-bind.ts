import type { Failure } from '../../contract/worker/failure.ts';
import type { NewWithdrawMethod } from '../../contract/worker/withdraw-api.ts';
import { usePage } from '../../state/page.ts';
import { leaveOverlays } from '../../ui/overlays.ts';
import { useGoBack } from '../shared/use-go-back.ts';
import { methodListPath } from './paths.ts';
import { useOwnDrafts } from './use-own-drafts.ts';

/** Binds a method and goes back to where it was wanted; what failed is answered, and the form stays. */
export function useBind(
  channel: NewWithdrawMethod['channel'],
): (method: NewWithdrawMethod) => Promise<Failure | undefined> {
  const { client, state } = usePage();
  const drafts = useOwnDrafts();
  const back = useGoBack(methodListPath(channel));
  return async (method) => {
    const outcome = await client.command('bindWithdrawMethod', method);
    if (!outcome.ok) return outcome.error;
    state.toasts.show('success', outcome.value);
    drafts.clearMethod(channel);
    // The newest one is what it was bound for.
    drafts.edit({ methodId: 0 });
    leaveOverlays(back);
    return undefined;
  };
}
