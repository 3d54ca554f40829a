import { add, compare, subtract, ZERO, type Decimal } from '../../src/domain/decimal.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Listing } from '../catalogue/listing.ts';
import { OperatorError } from '../operator-error.ts';
import type { BookOrder } from './book-order.ts';
import { profitAt } from './order-steps.ts';

/** An open order with what a tick needs at hand. */
export interface OpenOrder {
  readonly order: BookOrder;
  readonly index: number;
  readonly listing: Listing;
  /** Profit at the current price; 0 while pending. */
  profit: Decimal;
}

/** The open orders of one account, by instrument, with the sums that the rules need; a tick costs what it touches. */
export class OpenOrders {
  readonly #catalogue: Catalogue;
  readonly #priceOf: (index: number) => Decimal;
  /** By id; in the order of placement, which is that of ids. */
  readonly #open = new Map<number, OpenOrder>();
  readonly #byInstrument = new Map<number, Set<number>>();
  #usedMargin: Decimal = ZERO;
  #unrealized: Decimal = ZERO;

  constructor(catalogue: Catalogue, priceOf: (index: number) => Decimal) {
    this.#catalogue = catalogue;
    this.#priceOf = priceOf;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Sum of the margins of positions. */
  get usedMargin(): Decimal {
    return this.#usedMargin;
  }

  /** Sum of the profits of positions at current prices. */
  get unrealized(): Decimal {
    return this.#unrealized;
  }

  /** Instruments with open orders. */
  instruments(): Iterable<number> {
    return this.#byInstrument.keys();
  }

  has(index: number): boolean {
    return this.#byInstrument.has(index);
  }

  get(id: number): OpenOrder | undefined {
    return this.#open.get(id);
  }

  values(): IterableIterator<OpenOrder> {
    return this.#open.values();
  }

  /** Brings the profits at one instrument up to a new price; returns its open orders, oldest first. */
  reprice(index: number, price: Decimal): readonly OpenOrder[] {
    const ids = this.#byInstrument.get(index) ?? [];
    const entries = [...ids].flatMap((id) => this.#open.get(id) ?? []);
    for (const entry of entries) {
      if (entry.order.status !== 'holding') continue;
      const profit = profitAt(entry.order, entry.listing, price);
      this.#unrealized = add(subtract(this.#unrealized, entry.profit), profit);
      entry.profit = profit;
    }
    return entries;
  }

  /** The position that loses most; the oldest of equals. */
  largestLoss(): OpenOrder | undefined {
    let worst: OpenOrder | undefined;
    for (const entry of this.#open.values()) {
      if (entry.order.status !== 'holding') continue;
      if (!worst || compare(entry.profit, worst.profit) < 0) worst = entry;
    }
    return worst;
  }

  /** Puts an order's new state in place of its old one; a closed one leaves. */
  put(order: BookOrder): void {
    const index = this.#open.get(order.id)?.index ?? this.#catalogue.indexOfCode(order.code);
    if (index === undefined)
      throw new OperatorError(
        `Order ${order.id} is open in ${order.code}, which INSTRUMENTS leaves out. Raise INSTRUMENTS.`,
      );
    this.#discount(order.id);
    if (order.status === 'closed') this.#remove(order.id, index);
    else this.#add(order, index);
  }

  #add(order: BookOrder, index: number): void {
    const listing = this.#catalogue.at(index);
    const profit = profitAt(order, listing, this.#priceOf(index));
    this.#open.set(order.id, { order, index, listing, profit });
    if (order.status === 'holding') {
      this.#usedMargin = add(this.#usedMargin, order.margin);
      this.#unrealized = add(this.#unrealized, profit);
    }
    const ids = this.#byInstrument.get(index);
    if (ids) ids.add(order.id);
    else this.#byInstrument.set(index, new Set([order.id]));
  }

  /** Takes a position's old state out of the sums. */
  #discount(id: number): void {
    const entry = this.#open.get(id);
    if (entry?.order.status !== 'holding') return;
    this.#usedMargin = subtract(this.#usedMargin, entry.order.margin);
    this.#unrealized = subtract(this.#unrealized, entry.profit);
  }

  #remove(id: number, index: number): void {
    this.#open.delete(id);
    const ids = this.#byInstrument.get(index);
    ids?.delete(id);
    if (ids?.size === 0) this.#byInstrument.delete(index);
  }
}
