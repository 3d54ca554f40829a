import type { Decimal } from '../../../src/domain/decimal.ts';
import type { Order } from './order.ts';

/** What a filled order holds; it has the order's id. Never changed in place. */
export interface Position {
  /** The filled order. Its stops are those that it was filled with. */
  readonly order: Order;
  /** Lots that are still open. */
  readonly lots: Decimal;
  /** At the instrument's price scale. */
  readonly openPrice: Decimal;
  /** Of the open lots; the account's money at 6 digits. */
  readonly margin: Decimal;
  /** The part of the fee at opening that belongs to the open lots. */
  readonly fee: Decimal;
  readonly stopLoss: Decimal | undefined;
  readonly takeProfit: Decimal | undefined;
  /** Epoch ms. */
  readonly openedAt: number;
  /** How many deals it has had, the opening one among them. */
  readonly dealCount: number;
}
