import type { Outcome } from '../../src/contract/worker/trading-api.ts';
import type { Candle, EpochMs } from '../../src/domain/candle.ts';
import { ok } from '../../src/lib/result.ts';
import type { HttpClient } from '../transport/http-client.ts';
import { loadKline, type KlineRequest } from './kline-calls.ts';

/** Pages of 500 read to close a hole; a longer one is closed by letting the older bars go. */
const MAX_PAGES = 6;

/**
 * The bars that were there before, continued by those just read, with no hole between: pages are read back until
 * they meet. What was there gives way where both have a bar.
 */
export async function bridgeTo(
  http: HttpClient,
  request: KlineRequest,
  before: readonly Candle[],
  read: readonly Candle[],
): Promise<Outcome<readonly Candle[]>> {
  const last = before.at(-1);
  if (!last || read.length === 0) return ok(read.length === 0 ? before : read);
  let bars = read;
  for (let page = 0; page < MAX_PAGES && firstTime(bars) > last.time; page++) {
    // Each page begins where the one before ended.
    const older = await loadKline(http, { ...request, end: firstTime(bars) });
    if (!older.ok) return older;
    if (older.value.length === 0) return ok(joined(before, bars));
    bars = [...older.value, ...bars];
  }
  return ok(firstTime(bars) > last.time ? bars : joined(before, bars));
}

function joined(before: readonly Candle[], bars: readonly Candle[]): Candle[] {
  return [...before.filter((bar) => bar.time < firstTime(bars)), ...bars];
}

/** Finer bars that were read, with those that the stream brought meanwhile. */
export function withStreamed(finer: readonly Candle[], streamed: ReadonlyMap<EpochMs, Candle>): Candle[] {
  const read = new Map(finer.map((bar) => [bar.time, bar]));
  const from = finer.at(-1)?.time ?? Number.NEGATIVE_INFINITY;
  for (const [time, bar] of streamed) {
    const same = read.get(time);
    if (same) read.set(time, newerState(same, bar));
    else if (time > from) read.set(time, bar);
  }
  return [...read.values()].sort((a, b) => a.time - b.time);
}

/** Two states of one minute: the one that saw more volume is newer, and the range only grows. */
function newerState(read: Candle, streamed: Candle): Candle {
  const newer = streamed.volume >= read.volume ? streamed : read;
  return { ...newer, high: Math.max(read.high, streamed.high), low: Math.min(read.low, streamed.low) };
}

function firstTime(bars: readonly Candle[]): EpochMs {
  return bars[0]?.time ?? Number.POSITIVE_INFINITY;
}
