import type { Piece } from '../piece.ts';
import { ACCOUNT_TICKS } from './account-ticks.ts';
import { CANDLES } from './candles.ts';
import { COMPACT_FRAME } from './compact-frame.ts';
import { FRAME_APPLY } from './frame-apply.ts';
import { JSON_FRAME } from './json-frame.ts';
import { PROFIT } from './profit.ts';
import { PUBLISHING } from './publishing.ts';
import { QUOTE_BOOK } from './quote-book.ts';

export const PIECES: readonly Piece[] = [
  JSON_FRAME,
  COMPACT_FRAME,
  QUOTE_BOOK,
  PUBLISHING,
  CANDLES,
  PROFIT,
  FRAME_APPLY,
  ACCOUNT_TICKS,
];
