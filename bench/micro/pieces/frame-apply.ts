import { QUOTE_MARKET_OPEN, QUOTE_STRIDE } from '../../../src/contract/worker/frame.ts';
import { formatScaled } from '../../../src/domain/price-scale.ts';
import { createFrameReader } from '../../../src/state/frame-reader.ts';
import { createLiveState } from '../../../src/state/live-state.ts';
import { createQuotes } from '../../../src/state/quotes.ts';
import { createWorkerState } from '../../../src/state/worker-state.ts';
import { effect } from '../../../src/state/signals.ts';
import { openOf, priceOf, PRICE_SCALE } from '../../feed/price-code.ts';
import type { Piece } from '../piece.ts';
import { idsUpTo } from './quotes.ts';

const COMPARED = 3;

/** A frame's rows into the texts of as many rows on screen. */
export const FRAME_APPLY: Piece = {
  name: 'apply a frame',
  prepare: (size) => {
    const worker = createWorkerState();
    const state = { ...createLiveState(worker), ...createQuotes(worker) };
    const { apply } = createFrameReader(state);
    const ids = idsUpTo(size);
    const texts = new Map<number, string>();
    for (const id of ids) {
      effect(() => {
        texts.set(id, formatScaled(state.quoteOf(id).lastPrice.value, PRICE_SCALE));
      });
    }
    let sequence = 0;
    const ours = (): string[] => {
      apply([{ quotes: rowsOf(ids, ++sequence % COMPARED) }]);
      return ids.map((id) => texts.get(id) ?? '');
    };
    let plainSequence = 0;
    return { ours, plain: () => plain(ids, ++plainSequence % COMPARED) };
  },
};

function rowsOf(ids: readonly number[], sequence: number): Float64Array {
  const rows = new Float64Array(ids.length * QUOTE_STRIDE);
  ids.forEach((id, row) => {
    rows.set([id, priceOf(id, sequence), openOf(id), 0, sequence, QUOTE_MARKET_OPEN], row * QUOTE_STRIDE);
  });
  return rows;
}

function plain(ids: readonly number[], sequence: number): string[] {
  return ids.map((id) => {
    const digits = String(priceOf(id, sequence));
    return `${digits.slice(0, -PRICE_SCALE)}.${digits.slice(-PRICE_SCALE)}`;
  });
}
