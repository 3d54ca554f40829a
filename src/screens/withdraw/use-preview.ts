import { useEffect, useState } from 'react';
import type { WithdrawCurrency, WithdrawPreview } from '../../contract/worker/withdraw-api.ts';
import { usePage } from '../../state/page.ts';

interface Reckoned extends WithdrawPreview {
  readonly currency: WithdrawCurrency;
  readonly amount: string;
}

/** Fee and received amount, as the worker reckons them. */
export interface Preview extends WithdrawPreview {
  /** Whether they are those of this amount, and not still of the one before. */
  readonly isCurrent: boolean;
}

/** What a withdrawal of an amount costs and brings; the figures before stay until the new ones are there. */
export function usePreview(currency: WithdrawCurrency, amount: string): Preview {
  const { command } = usePage().client;
  const [reckoned, setReckoned] = useState<Reckoned>();
  useEffect(() => {
    let left = false;
    const { feeType, rate, usdPrice } = currency;
    void command('previewWithdrawal', { feeType, rate, usdPrice }, amount).then((outcome) => {
      if (!left && outcome.ok) setReckoned({ ...outcome.value, currency, amount });
    });
    return () => {
      left = true;
    };
  }, [command, currency, amount]);
  const isCurrent = reckoned?.currency === currency && reckoned.amount === amount;
  // What another currency brings is no figure of this one.
  if (reckoned?.currency !== currency) return { fee: undefined, received: undefined, isCurrent };
  return { fee: reckoned.fee, received: reckoned.received, isCurrent };
}
