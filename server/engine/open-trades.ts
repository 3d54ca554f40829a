import { add, compare, subtract, sum, ZERO, type Decimal } from '../../src/domain/decimal.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Listing } from '../catalogue/listing.ts';
import { OperatorError } from '../operator-error.ts';
import type { Order } from './model/order.ts';
import type { Position } from './model/position.ts';
import { profitAt } from './order-steps.ts';

/** Where something is traded. */
interface Place {
  /** The instrument's place in the catalogue. */
  readonly index: number;
  readonly listing: Listing;
}
/** A pending order, and where it is traded. */
export interface OpenOrder extends Place {
  readonly order: Order;
}
/** An open position, and where it is traded. */
export interface OpenPosition extends Place {
  readonly position: Position;
}
/** A pending order, or the position that it has become. */
export type OpenTrade = OpenOrder | OpenPosition;

/** Whether an open trade is a position; otherwise it is a pending order. */
export function isPosition(trade: OpenTrade): trade is OpenPosition {
  return 'position' in trade;
}

/** The pending orders and positions of one account, by id and by instrument. */
export class OpenTrades {
  readonly #catalogue: Catalogue;
  readonly #priceOf: (index: number) => Decimal;
  /** In the order of placement, which is that of ids. */
  readonly #trades = new Map<number, OpenTrade>();
  readonly #byInstrument = new Map<number, Set<number>>();
  #usedMargin: Decimal = ZERO;

  constructor(catalogue: Catalogue, priceOf: (index: number) => Decimal) {
    this.#catalogue = catalogue;
    this.#priceOf = priceOf;
  }

  get size(): number {
    return this.#trades.size;
  }

  /** Sum of the margins of positions; the account's money at 6 digits. */
  get usedMargin(): Decimal {
    return this.#usedMargin;
  }

  /** Sum of the profits of positions at current prices; the account's money at 6 digits. */
  get unrealized(): Decimal {
    return sum(this.positions().map((position) => this.profitOf(position)));
  }

  /** Instruments with open trades, by their places in the catalogue. */
  instruments(): Iterable<number> {
    return this.#byInstrument.keys();
  }

  get(id: number): OpenTrade | undefined {
    return this.#trades.get(id);
  }

  /** Oldest first. */
  all(): readonly OpenTrade[] {
    return [...this.#trades.values()];
  }

  /** Oldest first. */
  positions(): readonly OpenPosition[] {
    return this.all().filter(isPosition);
  }

  /** Those of one instrument, oldest first. */
  at(index: number): readonly OpenTrade[] {
    const ids = this.#byInstrument.get(index) ?? [];
    return [...ids].flatMap((id) => this.#trades.get(id) ?? []);
  }

  /** Profit at the current price; the account's money at 6 digits. */
  profitOf({ position, listing, index }: OpenPosition): Decimal {
    return profitAt(position, listing, this.#priceOf(index));
  }

  /** The position that loses most; the oldest of equals. */
  largestLoss(): OpenPosition | undefined {
    let worst: { readonly trade: OpenPosition; readonly profit: Decimal } | undefined;
    for (const trade of this.positions()) {
      const profit = this.profitOf(trade);
      if (!worst || compare(profit, worst.profit) < 0) worst = { trade, profit };
    }
    return worst?.trade;
  }

  /**
   * Adds what an account has open, in the order of placement: that is the order in which a price is worked off.
   * @throws OperatorError for an instrument that is not listed
   */
  putAll(orders: readonly Order[], positions: readonly Position[]): void {
    const byId = new Map<number, () => void>();
    for (const order of orders) byId.set(order.id, () => this.putOrder(order));
    for (const position of positions) byId.set(position.order.id, () => this.putPosition(position));
    for (const [, put] of [...byId].toSorted(([a], [b]) => a - b)) put();
  }

  /** Adds a pending order, or puts its new state in place of the old one. @throws OperatorError as `putAll` */
  putOrder(order: Order): void {
    this.#put(order, (place) => ({ ...place, order }));
  }

  /** Puts a position in place of its order, or of its old state. @throws OperatorError as `putAll` */
  putPosition(position: Position): void {
    this.#release(position.order.id);
    this.#put(position.order, (place) => ({ ...place, position }));
    this.#usedMargin = add(this.#usedMargin, position.margin);
  }

  /** Removes what has ended, and its margin from the sum; what is not there is none. */
  remove(id: number): void {
    const trade = this.#trades.get(id);
    if (!trade) return;
    this.#release(id);
    this.#trades.delete(id);
    const ids = this.#byInstrument.get(trade.index);
    ids?.delete(id);
    if (ids?.size === 0) this.#byInstrument.delete(trade.index);
  }

  #put({ id, code }: Order, make: (place: Place) => OpenTrade): void {
    const index = this.#trades.get(id)?.index ?? this.#catalogue.indexOfCode(code);
    if (index === undefined)
      throw new OperatorError(`Order ${id} is open in ${code}, which INSTRUMENTS leaves out. Raise INSTRUMENTS.`);
    this.#trades.set(id, make({ index, listing: this.#catalogue.at(index) }));
    const ids = this.#byInstrument.get(index);
    if (ids) ids.add(id);
    else this.#byInstrument.set(index, new Set([id]));
  }

  /** Takes the margin of a position's old state out of the sum. */
  #release(id: number): void {
    const trade = this.#trades.get(id);
    if (trade && isPosition(trade)) this.#usedMargin = subtract(this.#usedMargin, trade.position.margin);
  }
}
