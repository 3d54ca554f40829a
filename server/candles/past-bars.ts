import { BarCache } from './bar-cache.ts';
import type { BarTable } from './bar-table.ts';
import { daysIn, rangeKey, RANGES_AT_ONCE, type DayRange } from './day-range.ts';

/** Bars that are kept, each of 48 bytes: every day of 65 instruments for eight years takes a third of them. */
const MAX_BARS = 600_000;

/** Who asks for history. */
export interface HistoryCaller {
  /** Nobody waits for the answer any more. */
  readonly hasLeft: () => boolean;
  /** Counts days that must be computed; false when the caller has asked for too many. */
  readonly spend: (days: number) => boolean;
}

/** History is not given to this caller: it has left, or asked for too much. */
export class HistoryRefusedError extends Error {
  override readonly name = 'HistoryRefusedError';
}

interface Job {
  readonly range: DayRange;
  readonly callers: HistoryCaller[];
  readonly settle: (table: Promise<BarTable>) => void;
  readonly table: Promise<BarTable>;
}

/**
 * Bars of finished days: each range is computed once, for whoever asks while it is under way, and kept while there is
 * room. A few are computed at a time, in the order in which they were asked for.
 */
export class PastBars {
  readonly #compute: (range: DayRange) => Promise<BarTable>;
  readonly #kept: BarCache;
  readonly #jobs = new Map<string, Job>();
  #isComputing = false;

  constructor(compute: (range: DayRange) => Promise<BarTable>, maxBars = MAX_BARS) {
    this.#compute = compute;
    this.#kept = new BarCache(maxBars);
  }

  /** How many days of a range would have to be computed now. */
  cost(range: DayRange): number {
    const key = rangeKey(range);
    return this.#kept.has(key) || this.#jobs.has(key) ? 0 : daysIn(range);
  }

  /** @throws HistoryRefusedError when the caller may not have it computed, or left before it was */
  async get(range: DayRange, caller: HistoryCaller): Promise<BarTable> {
    const key = rangeKey(range);
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const job = this.#jobs.get(key) ?? this.#newJob(key, range, caller);
    job.callers.push(caller);
    void this.#work();
    return job.table;
  }

  /** Whoever comes first pays; who comes while it is under way joins. */
  #newJob(key: string, range: DayRange, caller: HistoryCaller): Job {
    if (!caller.spend(daysIn(range))) throw new HistoryRefusedError('Too much history was asked for');
    let settle: Job['settle'] = () => undefined;
    const table = new Promise<BarTable>((resolve) => (settle = resolve));
    const job = { range, callers: [], settle, table };
    this.#jobs.set(key, job);
    return job;
  }

  async #work(): Promise<void> {
    if (this.#isComputing) return;
    this.#isComputing = true;
    // What is asked for in one go is computed as one.
    await Promise.resolve();
    for (let next = this.#nextJobs(); next.length > 0; next = this.#nextJobs()) {
      await Promise.all(next.map(([key, job]) => this.#perform(key, job)));
    }
    this.#isComputing = false;
  }

  /** Those whose turn it is; what nobody waits for any more is dropped. */
  #nextJobs(): ReadonlyArray<readonly [string, Job]> {
    const next: Array<readonly [string, Job]> = [];
    for (const [key, job] of this.#jobs) {
      if (next.length === RANGES_AT_ONCE) break;
      if (job.callers.every((caller) => caller.hasLeft())) this.#drop(key, job);
      else next.push([key, job]);
    }
    return next;
  }

  #drop(key: string, { settle }: Job): void {
    this.#jobs.delete(key);
    settle(Promise.reject(new HistoryRefusedError('Nobody waits for it any more')));
  }

  async #perform(key: string, { range, settle }: Job): Promise<void> {
    const computed = this.#computed(range);
    settle(computed);
    await computed.then(
      (table) => this.#kept.add(key, table),
      // The callers hear of it; the next one tries again.
      () => undefined,
    );
    this.#jobs.delete(key);
  }

  /** Async, so that also what throws at once is a failure of this range alone. */
  async #computed(range: DayRange): Promise<BarTable> {
    return this.#compute(range);
  }
}
