import type { HistoryEntry } from './deal.ts';
import type { Order } from './order.ts';
import type { Position } from './position.ts';

/** What a command on an order or a position has made of it. */
export type Outcome =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'position'; readonly position: Position }
  | HistoryEntry;
