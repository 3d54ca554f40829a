import { accountSummary } from '../../src/domain/account.ts';
import type { EpochMs } from '../../src/domain/candle.ts';
import { fromScaled, sum, ZERO, type Decimal } from '../../src/domain/decimal.ts';
import type { InstrumentId } from '../../src/domain/instrument.ts';
import type { Order, OrderId } from '../../src/domain/order.ts';
import { profitOf } from '../../src/domain/profit.ts';
import type { LiveAccountSummary, PositionPnl } from '../../src/contract/worker/frame.ts';
import type { MarketView } from '../market/market-view.ts';

/** The account at the latest prices: balance, profit of each position, and the summary of both. All exact decimals. */
export class AccountValuation {
  readonly #market: MarketView;
  readonly #positions = new Map<OrderId, Order>();
  readonly #pnl = new Map<OrderId, PositionPnl>();
  readonly #byInstrument = new Map<InstrumentId, OrderId[]>();
  readonly #moved = new Set<InstrumentId>();
  readonly #dirty = new Set<OrderId>();
  #balance: Decimal | undefined;
  #usedMargin = ZERO;
  /** True between an order that changed money and the balance that goes with it. */
  #balancePending = true;
  #summary: LiveAccountSummary | null = null;

  constructor(market: MarketView) {
    this.#market = market;
  }

  /** The open positions, in place of those before. */
  setPositions(orders: readonly Order[]): void {
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

  /** Undefined while it is not known, or about to change. */
  get balance(): Decimal | undefined {
    return this.#balancePending ? undefined : this.#balance;
  }

  /** The balance with every order so far. @param balance in the account's currency */
  setBalance(balance: Decimal): void {
    this.#balance = balance;
    this.#balancePending = false;
  }

  /** An order changed the balance, which is not known yet: the summary stays as it is rather than show a sum that never was. */
  markBalancePending(): void {
    this.#balancePending = true;
  }

  clear(): void {
    this.setPositions([]);
    this.#balance = undefined;
    this.#balancePending = true;
    this.#summary = null;
  }

  /** Returns whether a position depends on this price. */
  priceMoved(id: InstrumentId): boolean {
    if (!this.#byInstrument.has(id)) return false;
    this.#moved.add(id);
    return true;
  }

  /** Prices grew stale, or were confirmed, without having moved. */
  freshnessChanged(): void {
    for (const id of this.#byInstrument.keys()) this.#moved.add(id);
  }

  /** Null while there is no account, its balance is not known, or a position cannot be valued. */
  summary(): LiveAccountSummary | null {
    this.#revalue();
    const staleSince = this.#staleSince();
    if (!this.#balance || this.#balancePending) {
      this.#summary = this.#summary && { ...this.#summary, staleSince };
    } else {
      const profit = this.#totalProfit();
      this.#summary = profit ? { ...accountSummary(this.#balance, this.#usedMargin, profit), staleSince } : null;
    }
    return this.#summary;
  }

  /** Has these taken again, though nothing changed: they came into view. */
  markDirty(ids: Iterable<OrderId>): void {
    for (const id of ids) if (this.#pnl.has(id)) this.#dirty.add(id);
  }

  /** Those of `visible` whose profit changed since they were last taken. */
  take(visible: ReadonlySet<OrderId>): PositionPnl[] {
    this.#revalue();
    const rows = [...this.#dirty].filter((id) => visible.has(id)).flatMap((id) => this.#pnl.get(id) ?? []);
    this.#dirty.clear();
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
        this.#dirty.add(id);
      }
    }
    this.#moved.clear();
  }

  /** At the latest price; where there is none, with the profit that the server last reported. */
  #valued(order: Order): PositionPnl {
    const instrument = this.#market.instrument(order.instrumentId);
    const quote = this.#market.quote(order.instrumentId);
    if (!instrument || !quote || Number.isNaN(quote.lastPrice) || !order.openPrice) {
      return { id: order.id, profit: order.profit, price: order.lastPrice, staleSince: undefined };
    }
    const price = fromScaled(quote.lastPrice, instrument.priceScale);
    const terms = { side: order.side, lots: order.lots, openPrice: order.openPrice };
    const staleSince = quote.stale ? quote.receivedAt : undefined;
    return { id: order.id, profit: profitOf(instrument, terms, price), price, staleSince };
  }
}
