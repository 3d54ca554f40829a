import { parseServerMessage, type WireQuote } from '../../../src/contract/wire/socket.ts';
import { parseScaled } from '../../../src/domain/price-scale.ts';
import { PRICE_SCALE } from '../../feed/price-code.ts';
import type { Piece } from '../piece.ts';
import { jsonFrame } from './quotes.ts';

/** Parse, guard, and prices as integers. */
export const JSON_FRAME: Piece = {
  name: 'parse a JSON frame',
  prepare: (size) => {
    const text = jsonFrame(size);
    return { ours: () => ours(text), plain: () => plain(text) };
  },
};

function ours(text: string): number[] {
  const message = parseServerMessage(text);
  if (message?.type !== 'data') return [];
  return (message.data as readonly WireQuote[]).map(({ Close }) => parseScaled(Close, PRICE_SCALE) ?? Number.NaN);
}

function plain(text: string): number[] {
  const { data } = JSON.parse(text) as { data: { Close: string }[] };
  return data.map(({ Close }) => Number(BigInt(Close.replace('.', ''))));
}
