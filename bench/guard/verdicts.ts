/** What the guard said, once or several times: a guard is worth what its verdicts agree. */
import { describeBreach, type Breach } from './guard.ts';

/** One verdict; it holds where nothing is in it. */
export interface GuardVerdict {
  readonly breaches: readonly GuardedRatio[];
}

export interface GuardedRatio {
  readonly name: string;
  readonly atMost: number;
  /** Undefined where it was not measured. */
  readonly measured: number | undefined;
  readonly text: string;
}

export function verdictOn(breaches: readonly Breach[]): GuardVerdict {
  return {
    breaches: breaches.map((breach) => {
      const { threshold, measured } = breach;
      return { name: threshold.name, atMost: threshold.atMost, measured, text: describeBreach(breach) };
    }),
  };
}

/** One line of a verdict. */
export function verdictLine({ breaches }: GuardVerdict): string {
  return breaches.length === 0 ? 'every ratio holds' : breaches.map(({ text }) => text).join('; ');
}

/** @param planted whether work was planted that the guard must notice */
export function verdictSum(verdicts: readonly GuardVerdict[], planted: boolean): string {
  const all = verdicts.length;
  const held = verdicts.filter(({ breaches }) => breaches.length === 0).length;
  const tripped = all - held;
  if (planted) return `tripped ${tripped} of ${all} with planted work`;
  return `agreed ${Math.max(held, tripped)} of ${all} (${held} held, ${tripped} tripped)`;
}
