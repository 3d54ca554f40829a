/** Recorded ticks for the replay, and what they amount to, reckoned apart from the product: plain BigInt, plain grouping. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const DATA = process.env['MARKET_DATA'] ?? join(ROOT, '..', 'shared', 'data');

export interface RecordedTick {
  readonly time: number;
  /** The price as it stands in the file. */
  readonly price: string;
}

export interface Recording {
  readonly code: string;
  readonly file: string;
  /** Where it comes from, for the test's title. */
  readonly origin: 'real' | 'made';
  readonly ticks: readonly RecordedTick[];
}

/** Real ticks where the data is there; otherwise a small set made here. */
export function recordings(folder: string): Recording[] {
  return [
    recording('EURUSD', join(DATA, 'eurusd-oanda', 'ticks-20140502.csv.gz'), folder, '1.38690', 5),
    recording('XAUUSD', join(DATA, 'xauusd-oanda', 'ticks-20140501.csv.gz'), folder, '1291.600', 3),
  ];
}

function recording(code: string, real: string, folder: string, start: string, scale: number): Recording {
  if (existsSync(real))
    return { code, file: real, origin: 'real', ticks: readTicks(gunzipSync(readFileSync(real)).toString()) };
  const made = madeTicks(BigInt(start.replace('.', '')), scale);
  const file = join(folder, 'ticks', `${code}.csv`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, made);
  return { code, file, origin: 'made', ticks: readTicks(made) };
}

function readTicks(csv: string): RecordedTick[] {
  const [, ...lines] = csv.trimEnd().split('\n');
  return lines.map((line) => {
    const [time = '', price = ''] = line.split(',');
    return { time: Number(time), price };
  });
}

/** Four ticks a second for twenty minutes, by a fixed rule. */
function madeTicks(start: bigint, scale: number): string {
  const lines = ['time,bid,ask'];
  let price = start;
  for (let i = 0; i < 4_800; i++) {
    price += BigInt(((i * 7919) % 13) - 6);
    lines.push(`${1_398_988_800_000 + i * 250},${text(price, scale)},${text(price + 8n, scale)}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Open, high, low and close of every minute, as text joined by spaces. */
export function minuteBars(ticks: readonly RecordedTick[], scale: number): Set<string> {
  const bars = new Map<number, bigint[]>();
  for (const tick of ticks) {
    const minute = Math.floor(tick.time / 60_000);
    bars.set(minute, [...(bars.get(minute) ?? []), units(tick.price, scale)]);
  }
  const pick = (prices: bigint[], better: (a: bigint, b: bigint) => boolean): bigint =>
    prices.reduce((best, price) => (better(price, best) ? price : best));
  const rows = [...bars.values()].map((prices) => [
    prices[0] ?? 0n,
    pick(prices, (a, b) => a > b),
    pick(prices, (a, b) => a < b),
    prices.at(-1) ?? 0n,
  ]);
  return new Set(rows.map((row) => row.map((price) => text(price, scale)).join(' ')));
}

/** Decimal text as an integer at a scale; digits beyond it are cut only where they are zero. */
export function units(decimal: string, scale: number): bigint {
  const [whole = '0', fraction = ''] = decimal.replace('\u2212', '-').replaceAll(',', '').replace('+', '').split('.');
  if (/[1-9]/.test(fraction.slice(scale))) throw new Error(`${decimal} has more than ${scale} digits`);
  return BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'));
}

export function text(value: bigint, scale: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
