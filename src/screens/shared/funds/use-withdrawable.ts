import { useCallback } from 'react';
import type { FundLimits } from '../../../contract/worker/withdraw-api.ts';
import type { Decimal } from '../../../domain/decimal.ts';
import { withdrawable } from '../../../domain/withdrawal-rules.ts';
import { usePage } from '../../../state/page.ts';

/** Reads, at the latest prices, what can be withdrawn; as the server has told it until there is an account to look at. */
export function useWithdrawable(limits: FundLimits | undefined): () => Decimal | undefined {
  const { account } = usePage().state;
  return useCallback(() => {
    const live = account.value;
    return live ? withdrawable(live.balance, live.freeMargin) : limits?.available;
  }, [account, limits]);
}
