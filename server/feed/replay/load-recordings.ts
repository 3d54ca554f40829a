import { basename } from 'node:path';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { SettingError } from '../../settings/readers.ts';
import { feedFile } from './instrument-of-file.ts';
import { readTickFile, type TickColumns } from './tick-file.ts';

/** Lines that are named one by one before only their number is told. */
const MAX_NAMED_LINES = 20;

export interface LoadedTicks {
  /** Ticks by instrument, in order of time. */
  readonly byInstrument: ReadonlyMap<number, TickColumns>;
  readonly malformed: number;
}

/** Reads every file of FEED=replay:…; several files of one instrument follow each other. `warn` gets a line for each fault. */
export async function loadTicks(
  entries: readonly string[],
  catalogue: Catalogue,
  warn: (message: string) => void,
): Promise<LoadedTicks> {
  const byInstrument = new Map<number, TickColumns[]>();
  let malformed = 0;
  for (const entry of entries) {
    const file = feedFile(entry, catalogue);
    if (!file) throw new SettingError('FEED', entry, 'a file whose path names a known instrument, or CODE=PATH');
    const name = basename(file.path);
    const ticks = await readTickFile(file.path, catalogue.at(file.index).priceScale, (line, reason) => {
      malformed++;
      if (malformed <= MAX_NAMED_LINES) warn(`${name}, line ${line}: ${reason}; left out`);
    }).catch((error: Error) => {
      throw new SettingError('FEED', entry, `a readable file of ticks (${error.message})`);
    });
    if (ticks.times.length === 0) throw new SettingError('FEED', entry, 'a file with ticks');
    byInstrument.set(file.index, [...(byInstrument.get(file.index) ?? []), ticks]);
  }
  if (malformed > 0) warn(`${malformed} malformed lines were left out of the replay`);
  return { byInstrument: new Map([...byInstrument].map(([index, parts]) => [index, joined(parts)])), malformed };
}

/** One after the other by their first tick; where they overlap, the later file begins after the end of the earlier. */
function joined(parts: readonly TickColumns[]): TickColumns {
  const all: TickColumns = { times: [], prices: [] };
  for (const part of parts.toSorted((a, b) => (a.times[0] ?? 0) - (b.times[0] ?? 0))) {
    const end = all.times.at(-1) ?? Number.NEGATIVE_INFINITY;
    part.times.forEach((time, i) => {
      if (time < end) return;
      all.times.push(time);
      all.prices.push(part.prices[i] ?? 0);
    });
  }
  return all;
}
