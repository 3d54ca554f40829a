/** Reads a message of `DAY_MARKET` in whichever form it comes. */
import { decodeCompactQuotes } from '../../src/contract/wire/compact-quotes.ts';
import { TOPIC_MARKET, type WireQuote } from '../../src/contract/wire/socket.ts';
import { changeInBasisPoints, parseScaled } from '../../src/domain/price-scale.ts';
import { PRICE_SCALE } from '../feed/price-code.ts';
import type { QuoteRow } from './quote-row.ts';

interface PriceMessage {
  readonly topic?: string;
  readonly data?: readonly WireQuote[];
}

export class PriceReader {
  readonly #opens = new Map<number, number>();

  /** The rows of a message; none where it is about something else. */
  read(data: string | ArrayBuffer): QuoteRow[] {
    return typeof data === 'string' ? readJson(data) : this.#readCompact(data);
  }

  #readCompact(frame: ArrayBuffer): QuoteRow[] {
    const rows: QuoteRow[] = [];
    decodeCompactQuotes(frame, {
      openOf: (id) => this.#opens.get(id),
      quote: (id, close, open) => {
        this.#opens.set(id, open);
        rows.push({ id, close, open, change: changeInBasisPoints(close, open) });
      },
    });
    return rows;
  }
}

function readJson(text: string): QuoteRow[] {
  const message = JSON.parse(text) as PriceMessage;
  if (message.topic !== TOPIC_MARKET || !message.data) return [];
  return message.data.map((row) => {
    const close = parseScaled(row.Close, PRICE_SCALE) ?? Number.NaN;
    const open = parseScaled(row.Open, PRICE_SCALE) ?? Number.NaN;
    return { id: row.Id, close, open, change: changeInBasisPoints(close, open) };
  });
}
