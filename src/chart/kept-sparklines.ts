/** Sparklines that have been shown, for rows that come back: a list that is filled anew asks the worker for none of them. */
import { SPARKLINE_FRESH_MS, type SparklineCloses } from '../contract/worker/sparkline.ts';
import type { InstrumentId } from '../domain/instrument.ts';
import { BoundedMap } from '../lib/bounded-map.ts';
import { isWithin } from '../lib/time-passed.ts';
import { perPage } from '../state/page.ts';

/** Half a kilobyte each. */
const MOST = 500;

export interface Sparklines {
  /** Closes of the last bars, however old, if they have been loaded; integers at the instrument's scale. */
  readonly kept: (id: InstrumentId) => Float64Array | undefined;
  /** The closes if those that are kept are not fresh; undefined if they are, or cannot be had. */
  readonly refresh: (id: InstrumentId) => Promise<Float64Array | undefined>;
}

export const sparklinesOf = perPage(({ client }): Sparklines => {
  const lines = new BoundedMap<InstrumentId, SparklineCloses>(MOST);
  return {
    kept: (id) => lines.get(id)?.closes,
    refresh: async (id) => {
      const found = lines.get(id);
      if (found && isWithin(SPARKLINE_FRESH_MS, found.at, Date.now())) return undefined;
      const outcome = await client.command('sparkline', id);
      if (!outcome.ok) return undefined;
      lines.set(id, outcome.value);
      return outcome.value.closes;
    },
  };
});
