import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { parseScaled } from '../../../src/domain/price-scale.ts';

/** Ticks of one file in order of time. */
export interface TickColumns {
  readonly times: number[];
  readonly prices: number[];
}

/** Called for each line that is left out, with its number in the file (the header is line 1) and why. */
export type MalformedListener = (line: number, reason: string) => void;

interface Layout {
  readonly time: number;
  readonly price: number;
  readonly columns: number;
}

/** Reads recorded ticks: CSV, plain or gzip, with a header that names `time` (ms) and `bid` or `price`. */
export async function readTickFile(path: string, scale: number, onMalformed: MalformedListener): Promise<TickColumns> {
  const file = createReadStream(path);
  const input = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  // An error of the file would otherwise be lost behind the unpacking stream.
  file.on('error', (error) => input.destroy(error));
  const failure = new Promise<never>((_, reject) => input.on('error', reject));
  return Promise.race([
    readLines(createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }), scale, onMalformed),
    failure,
  ]);
}

async function readLines(
  lines: AsyncIterable<string>,
  scale: number,
  onMalformed: MalformedListener,
): Promise<TickColumns> {
  const ticks: TickColumns = { times: [], prices: [] };
  let layout: Layout | undefined;
  let number = 0;
  for await (const line of lines) {
    number++;
    if (!layout) layout = layoutOf(line);
    else if (line !== '') {
      const reason = addTick(ticks, line, layout, scale);
      if (reason) onMalformed(number, reason);
    }
  }
  return ticks;
}

function layoutOf(header: string): Layout {
  const names = header
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .split(',');
  const time = names.indexOf('time');
  const price = names.includes('bid') ? names.indexOf('bid') : names.indexOf('price');
  if (time < 0 || price < 0) throw new Error('its first line must name the columns time and bid, or time and price');
  return { time, price, columns: names.length };
}

/** Adds the tick of a line, or says why it has none. */
function addTick(ticks: TickColumns, line: string, layout: Layout, scale: number): string | undefined {
  const cells = line.split(',');
  if (cells.length !== layout.columns) return `${cells.length} columns instead of ${layout.columns}`;
  const timeText = (cells[layout.time] ?? '').trim();
  const time = /^\d{1,15}$/.test(timeText) ? Number(timeText) : Number.NaN;
  if (Number.isNaN(time)) return 'no time in milliseconds';
  const price = parseScaled((cells[layout.price] ?? '').trim(), scale);
  if (price === undefined || price <= 0) return 'no price';
  if (time < (ticks.times.at(-1) ?? 0)) return 'goes back in time';
  ticks.times.push(time);
  ticks.prices.push(price);
  return undefined;
}
