import type { Catalogue } from '../catalogue/catalogue.ts';
import { encodingOf, type Encoding } from '../wire/price-encoding.ts';

/** More are not asked for by a screen. */
const MOST_INSTRUMENTS = 256;
const LONGEST_WAIT_MS = 60_000;

/** How a price topic is sent to one subscriber. */
export interface PriceForm {
  readonly encoding: Encoding;
  /** Indexes of the instruments of the market topic; undefined: all of them. */
  readonly only: ReadonlySet<number> | undefined;
  /** Ms between two messages, at least. */
  readonly everyMs: number;
}

/** What a `sub` asks for besides its topics. */
export interface AskedForm {
  readonly encoding?: unknown;
  readonly only?: unknown;
  readonly every?: unknown;
}

/** The form that a `sub` asks for; what is not understood is as if it had not been asked. */
export function priceFormOf({ encoding, only, every }: AskedForm, catalogue: Catalogue): PriceForm {
  return { encoding: encodingOf(encoding), only: indexesOf(only, catalogue), everyMs: isWait(every) ? every : 0 };
}

/** Whether one subscriber can go on as before. */
export function isSameForm(one: PriceForm, other: PriceForm): boolean {
  return one.encoding === other.encoding && one.everyMs === other.everyMs && isSameSet(one.only, other.only);
}

function isWait(every: unknown): every is number {
  return typeof every === 'number' && every >= 0 && every <= LONGEST_WAIT_MS;
}

function indexesOf(only: unknown, catalogue: Catalogue): ReadonlySet<number> | undefined {
  if (!Array.isArray(only) || only.length > MOST_INSTRUMENTS) return undefined;
  const indexes = only.map((id: unknown) => (Number.isInteger(id) ? catalogue.indexOfId(Number(id)) : undefined));
  // In the order in which frames have them.
  return new Set(indexes.filter((index) => index !== undefined).toSorted((one, other) => one - other));
}

function isSameSet(one: PriceForm['only'], other: PriceForm['only']): boolean {
  if (!one || !other) return one === other;
  return one.size === other.size && [...one].every((index) => other.has(index));
}
