import { accountFigures } from '../../src/domain/account.ts';
import type { EpochMs } from '../../src/domain/candle.ts';
import { fromScaled, sum, ZERO, type Decimal } from '../../src/domain/decimal.ts';
import type { Instrument, InstrumentId } from '../../src/domain/instrument.ts';
import type { Order, OrderId } from '../../src/domain/order.ts';
import { profitOf } from '../../src/domain/profit.ts';
import type { LiveFigures, PositionPnl } from '../../src/contract/worker/frame.ts';
import type { Quote } from '../market/quote-book.ts';

export interface MarketView {
  readonly instrument: (id: InstrumentId) => Instrument | undefined;
  readonly quote: (id: InstrumentId) => Quote | undefined;
}

/** Profit and figures of the account: balance, and the holdings at the latest prices. All exact. */
export class AccountBook {
  readonly #market: MarketView;
  readonly #positions = new Map<OrderId, Order>();
  readonly #pnl = new Map<OrderId, PositionPnl>();
  readonly #byInstrument = new Map<InstrumentId, OrderId[]>();
  readonly #moved = new Set<InstrumentId>();
  readonly #untaken = new Set<OrderId>();
  #balance: Decimal | undefined;
  #usedMargin = ZERO;
  /** False between a booking that the server told of and the balance that goes with it. */
  #settled = false;
  #figures: LiveFigures | null = null;

  constructor(market: MarketView) {
    this.#market = market;
  }

  setHoldings(orders: readonly Order[]): void {
    this.#positions.clear();
    this.#pnl.clear();
    this.#byInstrument.clear();
    this.#moved.clear();
    for (const order of orders) {
      this.#positions.set(order.id, order);
      const others = this.#byInstrument.get(order.instrumentId);
      if (others) others.push(order.id);
      else this.#byInstrument.set(order.instrumentId, [order.id]);
      this.#moved.add(order.instrumentId);
    }
    this.#usedMargin = sum(orders.map((order) => order.margin));
  }

  setBalance(balance: Decimal): void {
    this.#balance = balance;
    this.#settled = true;
  }

  /** A booking changed the balance, which is not known yet: figures stand still rather than show a sum that never was. */
  unsettle(): void {
    this.#settled = false;
  }

  clear(): void {
    this.setHoldings([]);
    this.#balance = undefined;
    this.#settled = false;
    this.#figures = null;
  }

  /** Returns whether any holding is concerned. */
  priceMoved(id: InstrumentId): boolean {
    if (!this.#byInstrument.has(id)) return false;
    this.#moved.add(id);
    return true;
  }

  /** Prices grew old, or were confirmed, without having moved. */
  trustChanged(): void {
    for (const id of this.#byInstrument.keys()) this.#moved.add(id);
  }

  /** Null while there is no account, its balance is not known, or a holding cannot be valued. */
  figures(): LiveFigures | null {
    this.#revalue();
    const staleSince = this.#staleSince();
    if (!this.#balance || !this.#settled) {
      this.#figures = this.#figures && { ...this.#figures, staleSince };
    } else {
      const profit = this.#totalProfit();
      this.#figures = profit ? { ...accountFigures(this.#balance, this.#usedMargin, profit), staleSince } : null;
    }
    return this.#figures;
  }

  /** Shows these again, as when they come into view. */
  touch(ids: Iterable<OrderId>): void {
    for (const id of ids) if (this.#pnl.has(id)) this.#untaken.add(id);
  }

  /** Those of `visible` whose profit changed since they were last taken. */
  take(visible: ReadonlySet<OrderId>): PositionPnl[] {
    this.#revalue();
    const rows = [...this.#untaken].filter((id) => visible.has(id)).flatMap((id) => this.#pnl.get(id) ?? []);
    this.#untaken.clear();
    return rows;
  }

  #totalProfit(): Decimal | undefined {
    const profits = [...this.#pnl.values()].map((row) => row.profit);
    return profits.every((profit) => profit !== undefined) ? sum(profits) : undefined;
  }

  #staleSince(): EpochMs | undefined {
    const since = [...this.#pnl.values()].flatMap((row) => row.staleSince ?? []);
    return since.length > 0 ? Math.min(...since) : undefined;
  }

  #revalue(): void {
    for (const instrumentId of this.#moved) {
      for (const id of this.#byInstrument.get(instrumentId) ?? []) {
        const order = this.#positions.get(id);
        if (!order) continue;
        this.#pnl.set(id, this.#valued(order));
        this.#untaken.add(id);
      }
    }
    this.#moved.clear();
  }

  /** At the latest price; where there is none, as the server last said. */
  #valued(order: Order): PositionPnl {
    const instrument = this.#market.instrument(order.instrumentId);
    const quote = this.#market.quote(order.instrumentId);
    if (!instrument || !quote || Number.isNaN(quote.close) || !order.openPrice) {
      return { id: order.id, profit: order.profit, price: order.lastPrice, staleSince: undefined };
    }
    const price = fromScaled(quote.close, instrument.priceScale);
    const terms = { side: order.side, lots: order.lots, openPrice: order.openPrice };
    const staleSince = quote.stale ? quote.receivedAt : undefined;
    return { id: order.id, profit: profitOf(instrument, terms, price), price, staleSince };
  }
}
