/**
 * The compact form of `DAY_MARKET`: a binary frame, asked for by `"encoding": COMPACT_QUOTES` on `sub`. A server that
 * ignores the field sends plain JSON, and a client takes either, frame by frame.
 *
 * Layout, little-endian: version (1 byte, 1), server clock (8 bytes, double, ms since 1970), then one entry a changed
 * instrument in ascending id, each of varints:
 *   (id − id before) × 4 + flags;  flag 1: the day's open follows, as an integer at the instrument's price scale;
 *                                  flag 2: the market status follows (0 closed, 1 open);
 *   close − open, zigzag.
 * The open is sent when it has not been sent to this subscriber before, or has changed.
 */
import type { InstrumentId } from '../../domain/instrument.ts';
import type { ScaledPrice } from '../../domain/price-scale.ts';

/** The name by which `sub` asks for this form. */
export const COMPACT_QUOTES = 'quotes.1';

const VERSION = 1;
const HEADER_BYTES = 9;
const FLAG_OPEN = 1;
const FLAG_STATUS = 2;
const FLAG_BASE = 4;
/** An entry at its longest: three varints of a safe integer, and the status. */
const MAX_ENTRY_BYTES = 3 * 8 + 1;

/** One entry of a frame; prices are integers at the instrument’s price scale. */
export interface CompactQuote {
  readonly id: InstrumentId;
  readonly close: ScaledPrice;
  readonly open: ScaledPrice;
  /** Undefined where it need not be said. */
  readonly isMarketOpen: boolean | undefined;
  /** Whether the open is written out. */
  readonly sendsOpen: boolean;
}

/** Encodes entries. @throws RangeError where they are not in ascending id: what came out could not be read */
export function encodeCompactQuotes(ts: number, quotes: readonly CompactQuote[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES + quotes.length * MAX_ENTRY_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, VERSION);
  view.setFloat64(1, ts, true);
  let at = HEADER_BYTES;
  let previousId = 0;
  for (const quote of quotes) {
    if (quote.id < previousId) throw new RangeError(`Instrument ${quote.id} comes after ${previousId}`);
    const flags = (quote.sendsOpen ? FLAG_OPEN : 0) + (quote.isMarketOpen === undefined ? 0 : FLAG_STATUS);
    at = writeVarint(bytes, at, (quote.id - previousId) * FLAG_BASE + flags);
    if (quote.sendsOpen) at = writeVarint(bytes, at, quote.open);
    if (quote.isMarketOpen !== undefined) at = writeVarint(bytes, at, quote.isMarketOpen ? 1 : 0);
    at = writeVarint(bytes, at, zigzag(quote.close - quote.open));
    previousId = quote.id;
  }
  return bytes.slice(0, at);
}

/** Whether what a message says of an instrument is wanted. */
export type Wants = (id: InstrumentId) => boolean;

const everyOne: Wants = () => true;

/** What takes the entries of a frame, and knows the opens of earlier ones. */
export interface CompactQuoteSink {
  /** The open last heard for an instrument; undefined if none was. */
  openOf(id: InstrumentId): ScaledPrice | undefined;
  quote(id: InstrumentId, close: ScaledPrice, open: ScaledPrice, isMarketOpen: boolean | undefined): void;
}

/**
 * Hands the entries of a frame to the sink, without allocating for them; false, with nothing more handed on, where it is no
 * such frame. @param wants of which instruments; the other entries are only stepped over
 */
export function decodeCompactQuotes(frame: ArrayBuffer, sink: CompactQuoteSink, wants: Wants = everyOne): boolean {
  const bytes = new Uint8Array(frame);
  if (bytes.length < HEADER_BYTES || bytes[0] !== VERSION) return false;
  const cursor = new Cursor(bytes, HEADER_BYTES);
  let id = 0;
  while (!cursor.atEnd) {
    const head = cursor.varint();
    id += Math.floor(head / FLAG_BASE);
    const sentOpen = head % 2 === FLAG_OPEN ? cursor.varint() : undefined;
    const status = head % FLAG_BASE >= FLAG_STATUS ? cursor.varint() : undefined;
    const move = unzigzag(cursor.varint());
    if (cursor.failed) return false;
    if (!wants(id)) continue;
    const open = sentOpen ?? sink.openOf(id);
    if (open !== undefined) sink.quote(id, open + move, open, status === undefined ? undefined : status === 1);
  }
  return true;
}

/** The server clock of a frame, ms since 1970. */
export function compactQuotesTime(frame: ArrayBuffer): number {
  return new DataView(frame).getFloat64(1, true);
}

/** Arithmetic, not bit operations: those end at 32 bits, prices at 53. */
function writeVarint(bytes: Uint8Array, start: number, value: number): number {
  let at = start;
  let rest = value;
  while (rest >= 128) {
    bytes[at++] = (rest % 128) + 128;
    rest = Math.floor(rest / 128);
  }
  bytes[at++] = rest;
  return at;
}

function zigzag(value: number): number {
  return value >= 0 ? value * 2 : -value * 2 - 1;
}

function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}

class Cursor {
  readonly #bytes: Uint8Array;
  #at: number;
  /** Set where a number runs over the end or beyond what a double holds exactly. */
  failed = false;

  constructor(bytes: Uint8Array, start: number) {
    this.#bytes = bytes;
    this.#at = start;
  }

  get atEnd(): boolean {
    return this.failed || this.#at >= this.#bytes.length;
  }

  varint(): number {
    let value = 0;
    let unit = 1;
    for (;;) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined || value > Number.MAX_SAFE_INTEGER) {
        this.failed = true;
        return 0;
      }
      if (byte < 128) return value + byte * unit;
      value += (byte - 128) * unit;
      unit *= 128;
    }
  }
}
