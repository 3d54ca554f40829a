import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure, Outcome } from '../../contract/worker/failure.ts';
import { useSignalValue } from '../../state/signals.ts';
import { isLive } from '../../state/slices.ts';

export interface Answer<T> {
  /** Undefined until it is there; it stays while it is asked for again. */
  readonly value: T | undefined;
  readonly failure: Failure | undefined;
  readonly again: () => void;
}

/**
 * What a screen asks for when it opens. One that the network kept away is asked for again when the line is back.
 * @param ask the same function for the same question
 */
export function useAnswer<T>(ask: () => Promise<Outcome<T>>): Answer<T> {
  const [value, setValue] = useState<T>();
  const [failure, setFailure] = useState<Failure>();
  const asked = useRef(0);
  const load = useCallback(async () => {
    const question = ++asked.current;
    setFailure(undefined);
    const outcome = await ask();
    // Left meanwhile, or asked again: this answer is nobody's.
    if (question !== asked.current) return;
    if (outcome.ok) setValue(() => outcome.value);
    else setFailure(outcome.error);
  }, [ask]);
  useEffect(() => {
    void load();
    return () => void asked.current++;
  }, [load]);
  useWhenLive(failure !== undefined, load);
  return { value, failure, again: () => void load() };
}

/** Runs when the line comes back, if it is wanted then. */
export function useWhenLive(wanted: boolean, run: () => unknown): void {
  const live = useSignalValue(isLive);
  const wish = useRef({ wanted, run });
  wish.current = { wanted, run };
  const before = useRef(live);
  useEffect(() => {
    const cameBack = live && !before.current;
    before.current = live;
    if (cameBack && wish.current.wanted) wish.current.run();
  }, [live]);
}
