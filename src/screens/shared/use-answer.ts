import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure, Outcome } from '../../contract/worker/failure.ts';
import { usePage } from '../../state/page.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { useSignalValue } from '../../state/signals.ts';

export interface Answer<T> {
  /** Undefined until it is there; it stays while it is asked for again. */
  readonly value: T | undefined;
  readonly failure: Failure | undefined;
  readonly again: () => void;
}

/**
 * What a screen asks for when it opens. One that the network kept away is asked for again when the connection is back.
 * @param ask the same function for the same question
 */
export function useAnswer<T>(ask: (client: WorkerClient) => Promise<Outcome<T>>): Answer<T> {
  const { client } = usePage();
  const [value, setValue] = useState<T>();
  const [failure, setFailure] = useState<Failure>();
  const load = useCallback(() => {
    let left = false;
    void ask(client).then((outcome) => {
      // Left meanwhile: this answer is nobody's.
      if (left) return;
      if (outcome.ok) setValue(() => outcome.value);
      setFailure(outcome.ok ? undefined : outcome.error);
    });
    return () => {
      left = true;
    };
  }, [client, ask]);
  useEffect(() => load(), [load]);
  const again = useCallback(() => {
    setFailure(undefined);
    load();
  }, [load]);
  useWhenLive(failure !== undefined, again);
  return { value, failure, again };
}

/** Runs when the connection comes back, if it is wanted then. */
export function useWhenLive(wanted: boolean, run: () => void): void {
  const { state } = usePage();
  const live = useSignalValue(state.isLive);
  const before = useRef(live);
  useEffect(() => {
    const cameBack = live && !before.current;
    before.current = live;
    if (cameBack && wanted) run();
  }, [live, wanted, run]);
}
