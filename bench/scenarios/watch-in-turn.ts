/** Two pages that stand open side by side and are watched in turn: what the machine's host does for seconds meets both alike. */
import type { WatchResult } from '../measure/watch-result.ts';
import { restProbe } from '../probe/page-probe.ts';
import type { BenchJob, Timing } from './bench-job.ts';
import type { Variant } from './variants.ts';
import { closeWatch, openWatch, watchOnce, type OpenWatch, type WatchScenario } from './watch-run.ts';

export interface TurnPlan {
  readonly scenario: WatchScenario;
  readonly title: string;
  readonly variants: readonly [Variant, Variant];
  /** How often both pages are opened. */
  readonly launches: number;
  /** How often each is watched while they are open. */
  readonly turns: number;
}

/** For one of many turns: shorter than a run by itself. */
const TURN: Pick<Timing, 'warmUpMs' | 'measureMs'> = { warmUpMs: 700, measureMs: 3_000 };

/** The results of one launch, in the order in which they were watched: each page begins every other round. */
export async function watchInTurn(job: BenchJob, { scenario, variants, turns }: TurnPlan): Promise<WatchResult[]> {
  const first = await openAtRest(job, scenario, variants[0]);
  try {
    const second = await openAtRest({ ...job, ...job.beside }, scenario, variants[1]);
    try {
      return await takeTurns({ ...job.timing, ...TURN }, scenario, { pages: [first, second], turns });
    } finally {
      await closeWatch(second);
    }
  } finally {
    await closeWatch(first);
  }
}

async function openAtRest(job: BenchJob, scenario: WatchScenario, variant: Variant): Promise<OpenWatch> {
  const watch = await openWatch(job, scenario, variant);
  await rest(watch);
  return watch;
}

/** Nothing of the page costs the other one anything: threads that sleep are woken where they are slowed. */
async function rest({ phone }: OpenWatch): Promise<void> {
  await restProbe(phone.page, true);
  await phone.slowPage(false);
  await phone.freeWorkers();
}

async function wake({ phone, variant }: OpenWatch): Promise<void> {
  await phone.slowPage(true);
  await phone.slowWorkers(variant.hasWorker);
  await restProbe(phone.page, false);
}

async function takeTurns(
  timing: Timing,
  scenario: WatchScenario,
  { pages, turns }: { readonly pages: readonly [OpenWatch, OpenWatch]; readonly turns: number },
): Promise<WatchResult[]> {
  const [first, second] = pages;
  const results: WatchResult[] = [];
  for (let turn = 0; turn < turns; turn++) {
    for (const watch of turn % 2 === 0 ? [first, second] : [second, first]) {
      await wake(watch);
      // In turn.
      results.push(await watchOnce(timing, scenario, watch));
      await rest(watch);
    }
  }
  return results;
}
