/** Measures as often as the guard is asked, and keeps each verdict. */
import { say } from '../../tools/output.ts';
import type { BenchResults } from '../report/results.ts';
import { checkThresholds, describeBreach, isBeyondDoubt } from './guard.ts';
import { verdictLine, verdictOn, verdictSum, type GuardVerdict } from './verdicts.ts';

type Measure = () => Promise<BenchResults>;

export interface GuardOptions {
  /** How many verdicts. */
  readonly times: number;
  /** Whether work was planted that the guard must notice. */
  readonly plant: boolean;
}

/** The last turn's results with the watching of all turns, and the verdict on each turn by itself. */
export async function guardedRun(measure: Measure, { times, plant }: GuardOptions): Promise<BenchResults> {
  const verdicts: GuardVerdict[] = [];
  const watch: BenchResults['watch'][number][] = [];
  for (;;) {
    // One at a time, or they would disturb each other.
    const turn = await measureForGuard(measure);
    const verdict = verdictOn(checkThresholds(turn));
    verdicts.push(verdict);
    watch.push(...turn.watch);
    say(`guard ${verdicts.length} of ${times}: ${verdictLine(verdict)}`);
    if (verdicts.length >= times) return { ...turn, watch, guard: { verdicts, sum: verdictSum(verdicts, plant) } };
  }
}

/** A near breach counts only if it stands when everything has been measured once more: a machine has bad minutes. */
async function measureForGuard(measure: Measure): Promise<BenchResults> {
  const first = await measure();
  const breaches = checkThresholds(first);
  if (breaches.length === 0 || breaches.some(isBeyondDoubt)) return first;
  for (const breach of breaches) say(`guard, measuring again: ${describeBreach(breach)}`);
  const second = await measure();
  return { ...second, watch: [...first.watch, ...second.watch] };
}
