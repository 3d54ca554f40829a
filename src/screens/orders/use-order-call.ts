import { useState } from 'react';
import type { Failure, Outcome } from '../../contract/worker/failure.ts';
import type { OrderDone } from '../../contract/worker/ticket.ts';
import { usePage } from '../../state/page.ts';

interface OrderCall {
  readonly busy: boolean;
  /** Of the last call. */
  readonly failure: Failure | undefined;
  /** Waits for the answer: says what it brought, and goes on, or keeps the failure. */
  readonly run: (call: Promise<Outcome<OrderDone>>) => Promise<void>;
}

/** A call that changes one order. @param onDone after the one that succeeded */
export function useOrderCall(onDone: () => void): OrderCall {
  const { toasts } = usePage().state;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const run = async (call: Promise<Outcome<OrderDone>>): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await call;
    setBusy(false);
    if (!outcome.ok) return setFailure(outcome.error);
    toasts.show('success', outcome.value.message);
    onDone();
  };
  return { busy, failure, run };
}
