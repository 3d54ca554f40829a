import { decodeCompactQuotes } from '../../../src/contract/wire/compact-quotes.ts';
import type { Piece } from '../piece.ts';
import { compactFrame } from './quotes.ts';

const HEADER_BYTES = 9;

export const COMPACT_FRAME: Piece = {
  name: 'parse a compact frame',
  prepare: (size) => {
    const frame = compactFrame(size);
    return { ours: () => ours(frame), plain: () => plain(frame) };
  },
};

function ours(frame: ArrayBuffer): number[] {
  const closes: number[] = [];
  decodeCompactQuotes(frame, { openOf: () => undefined, quote: (_, close) => closes.push(close) });
  return closes;
}

/** By the letter of the layout: all varints first, as big integers, then entries out of them. */
function plain(frame: ArrayBuffer): number[] {
  const numbers = varints([...new Uint8Array(frame).subarray(HEADER_BYTES)]);
  const closes: number[] = [];
  while (numbers.length > 0) {
    const [, open = 0n, move = 0n] = numbers.splice(0, 3);
    closes.push(Number(open + (move % 2n === 0n ? move / 2n : -(move + 1n) / 2n)));
  }
  return closes;
}

function varints(bytes: readonly number[]): bigint[] {
  const numbers: bigint[] = [];
  let digits: number[] = [];
  for (const byte of bytes) {
    digits.push(byte % 128);
    if (byte >= 128) continue;
    numbers.push(digits.reduceRight((value, digit) => value * 128n + BigInt(digit), 0n));
    digits = [];
  }
  return numbers;
}
