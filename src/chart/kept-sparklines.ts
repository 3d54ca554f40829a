/** Small lines that have been shown, for rows that come back: a list that is filled anew asks the worker for none of them. */
import type { InstrumentId } from '../domain/instrument.ts';
import { BoundedMap } from '../lib/bounded-map.ts';
import { command } from '../worker-client/trading.ts';

/** A bar of the small line is longer than that. */
const FRESH_MS = 60_000;
/** Half a kilobyte each. */
const MOST = 500;

interface Kept {
  readonly closes: Float64Array;
  readonly at: number;
}

const kept = new BoundedMap<InstrumentId, Kept>(MOST);

/** Closes of the last bars, however old, if they have been loaded. */
export function keptSparkline(id: InstrumentId): Float64Array | undefined {
  return kept.get(id)?.closes;
}

/** The closes if those that are kept are not of a moment ago; undefined if they are, or cannot be had. */
export async function refreshSparkline(id: InstrumentId): Promise<Float64Array | undefined> {
  const found = kept.get(id);
  if (found && Date.now() - found.at < FRESH_MS) return undefined;
  const outcome = await command('sparkline', id);
  if (!outcome.ok) return undefined;
  kept.set(id, { closes: outcome.value, at: Date.now() });
  return outcome.value;
}
