import { createHash } from 'node:crypto';
import type { EpochMs } from '../../../src/domain/candle.ts';
import type { Queryable } from '../../store/database.ts';
import { query, rows, run } from '../../store/typed-query.ts';
import type { TickColumns } from './tick-file.ts';

/** What is played, as far as it matters for going on with it. */
export interface ReplayIdentity {
  /** The same for the same ticks at the same speed. */
  readonly fingerprint: string;
  /** Wall-clock ms from the first tick to the last. */
  readonly durationMs: number;
}

export function replayIdentity(ticks: ReadonlyMap<number, TickColumns>, speed: number): ReplayIdentity {
  const hash = createHash('sha256').update(`${speed}/`);
  let duration = 0;
  for (const [index, { times, prices }] of ticks) {
    hash.update(`${index}:${times.join()}:${prices.join()}/`);
    duration = Math.max(duration, (times.at(-1) ?? 0) - (times[0] ?? 0));
  }
  return { fingerprint: hash.digest('hex'), durationMs: duration / speed };
}

/**
 * The wall-clock time at which a replay began. A restarted server goes on with it, so that its market's time never goes
 * back to before orders that are open; a recording that was played to its end begins anew.
 */
export async function replayStart(database: Queryable, identity: ReplayIdentity, now: EpochMs): Promise<EpochMs> {
  const { fingerprint, durationMs } = identity;
  const begun = query.selectFrom('replays').select('began_at').where('fingerprint', '=', fingerprint);
  const [known] = await rows(database, begun);
  const beganAt = known?.began_at;
  if (beganAt !== undefined && beganAt <= now && now <= beganAt + durationMs) return beganAt;
  const replay = query.insertInto('replays').values({ fingerprint, began_at: now });
  await run(
    database,
    replay.onConflict((conflict) => conflict.column('fingerprint').doUpdateSet({ began_at: now })),
  );
  return now;
}
