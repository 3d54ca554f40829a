import { useEffect, useState } from 'react';
import type { WithdrawCurrency, WithdrawPreview } from '../../contract/worker/withdraw-api.ts';
import { usePage } from '../../state/page.ts';

interface Calculated extends WithdrawPreview {
  readonly currency: WithdrawCurrency;
  readonly amount: string;
}

/** Fee and received amount, as the worker calculates them. */
export interface Preview extends WithdrawPreview {
  /** Whether they are those of this amount, and not still of the one before. */
  readonly isCurrent: boolean;
}

/** What a withdrawal of an amount costs and brings; the figures before stay until the new ones are there. */
export function usePreview(currency: WithdrawCurrency, amount: string): Preview {
  const { command } = usePage().client;
  const [calculated, setCalculated] = useState<Calculated>();
  useEffect(() => {
    let left = false;
    const { feeType, rate, usdPrice } = currency;
    void command('previewWithdrawal', { feeType, rate, usdPrice }, amount).then((outcome) => {
      if (!left && outcome.ok) setCalculated({ ...outcome.value, currency, amount });
    });
    return () => {
      left = true;
    };
  }, [command, currency, amount]);
  const isCurrent = calculated?.currency === currency && calculated.amount === amount;
  // What another currency brings is no figure of this one.
  if (calculated?.currency !== currency) return { fee: undefined, received: undefined, isCurrent };
  return { fee: calculated.fee, received: calculated.received, isCurrent };
}
