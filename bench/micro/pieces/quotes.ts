/** Prices as the wire has them. */
import { encodeCompactQuotes } from '../../../src/contract/wire/compact-quotes.ts';
import { toInstrument, tradeItemSchema } from '../../../src/contract/wire/instrument.ts';
import type { Instrument } from '../../../src/domain/instrument.ts';
import * as v from 'valibot';
import { openOf, priceOf } from '../../feed/price-code.ts';
import { quoteRow, tradeItem } from '../../feed/universe.ts';

/** After the third tick of each. */
const SEQUENCE = 3;
const TIME = 1_732_190_000_000;

export function idsUpTo(size: number): number[] {
  return Array.from({ length: size }, (_, index) => index + 1);
}

export function jsonFrame(size: number): string {
  const data = idsUpTo(size).map((id) => quoteRow(id, SEQUENCE));
  return JSON.stringify({ type: 'data', topic: 'DAY_MARKET', ts: TIME, data });
}

export function compactFrame(size: number): ArrayBuffer {
  const quotes = idsUpTo(size).map((id) => ({
    id,
    close: priceOf(id, SEQUENCE),
    open: openOf(id),
    isMarketOpen: undefined,
    sendsOpen: true,
  }));
  return encodeCompactQuotes(TIME, quotes).buffer;
}

export function instrumentsUpTo(size: number): Map<number, Instrument> {
  return new Map(idsUpTo(size).map((id) => [id, toInstrument(v.parse(tradeItemSchema, tradeItem(id, 0)))]));
}
