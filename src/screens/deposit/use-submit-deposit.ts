import { useTranslation } from '../../i18n/use-translation.ts';
import type { Failure } from '../../contract/worker/failure.ts';
import type { DepositOption, FundChannel, PayMethod } from '../../contract/worker/funds-api.ts';
import { usePage } from '../../state/page.ts';
import { isOutcomeKnown } from '../shared/funds/outcome.ts';
import { useOwnDrafts } from './use-own-drafts.ts';

/** Hands in what is typed; what failed is answered, and the form stays. */
export function useSubmitDeposit(
  channel: FundChannel,
  way: DepositOption | PayMethod | undefined,
  onSubmitted: () => void,
): () => Promise<Failure | undefined> {
  const { client, state } = usePage();
  const drafts = useOwnDrafts();
  const { t } = useTranslation();
  return async () => {
    if (!way) return undefined;
    const request = drafts.requestFor({
      channel,
      wayId: way.id,
      address: 'address' in way ? way.address : '',
      amount: drafts.deposit.peek().amount,
      proof: drafts.proof.url ?? '',
    });
    const outcome = await client.submitDeposit(request);
    if (!outcome.ok && isOutcomeKnown(outcome.error)) return outcome.error;
    const isDone = outcome.ok && outcome.value.state === 'done';
    if (isDone) state.toasts.show('success', outcome.value.message || t('deposit.submitted'));
    else state.toasts.show('info', t('deposit.unknown'));
    drafts.clear();
    onSubmitted();
    return undefined;
  };
}
