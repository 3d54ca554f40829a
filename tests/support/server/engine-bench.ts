import { decimal, fromScaled, toFixedText } from '../../../src/domain/decimal.ts';
import type { FeeType } from '../../../src/domain/margin.ts';
import { ok, type Result } from '../../../src/lib/result.ts';
import { buildCatalogue, REAL_COUNT } from '../../../server/catalogue/catalogue.ts';
import { Engine } from '../../../server/engine/engine.ts';
import { Market } from '../../../server/market/market.ts';
import type { Refusal } from '../../../server/refusal.ts';
import { ManualFeed } from './manual-feed.ts';
import { MemoryAccountStore } from './memory-account-store.ts';
import { tradeOf, type Trade } from './trades.ts';

interface OrderTerms {
  readonly code?: string;
  readonly side?: 'buy' | 'sell';
  readonly lots?: string;
  readonly leverage?: number;
  readonly target?: string;
  readonly stop?: string;
  readonly take?: string;
  readonly clientId?: string;
}

/** An engine with a market in hand and no database. Orders are 1 lot EURUSD at 100 unless a test says otherwise. */
export class EngineBench {
  readonly store: MemoryAccountStore;
  readonly feed: ManualFeed;
  readonly errors: unknown[] = [];
  readonly #market: Market;
  readonly #feeType: FeeType;
  readonly #stopOut: string;
  #engine: Engine | undefined;

  private constructor(feeType: FeeType, stopOut: string) {
    this.#feeType = feeType;
    this.#stopOut = stopOut;
    this.store = new MemoryAccountStore();
    const catalogue = buildCatalogue(REAL_COUNT, feeType);
    this.feed = new ManualFeed(catalogue);
    this.#market = new Market(catalogue, this.feed);
    this.feed.start((index, time, price, kind) => this.#market.accept(index, time, price, kind));
  }

  static async open(feeType: FeeType = 'perLot', stopOut = '50'): Promise<EngineBench> {
    const bench = new EngineBench(feeType, stopOut);
    await bench.restart();
    return bench;
  }

  /** A new engine on the same store, as after a restart. */
  async restart(): Promise<void> {
    this.#engine = await Engine.start({
      catalogue: buildCatalogue(REAL_COUNT, this.#feeType),
      market: this.#market,
      store: this.store,
      terms: { feeType: this.#feeType, stopOutLevel: decimal(this.#stopOut) },
      onBooked: () => undefined,
      onError: (error) => this.errors.push(error),
    });
  }

  get engine(): Engine {
    if (!this.#engine) throw new Error('The engine has not started');
    return this.#engine;
  }

  async submit(account: number, terms: OrderTerms = {}): Promise<Result<Trade, Refusal>> {
    const price = (text: string | undefined) => (text === undefined ? undefined : decimal(text));
    const result = await this.engine.submit(account, {
      clientId: terms.clientId,
      index: this.#indexOf(terms.code ?? 'EURUSD'),
      side: terms.side ?? 'buy',
      kind: terms.target === undefined ? 'market' : 'pending',
      lots: decimal(terms.lots ?? '1'),
      leverage: terms.leverage ?? 100,
      targetPrice: price(terms.target),
      stopLoss: price(terms.stop),
      takeProfit: price(terms.take),
    });
    return result.ok ? ok(tradeOf(result.value)) : result;
  }

  /** An order that must be accepted. */
  async placed(account: number, terms: OrderTerms = {}): Promise<Trade> {
    const result = await this.submit(account, terms);
    if (!result.ok) throw new Error(`Refused: ${result.error.name}`);
    return result.value;
  }

  /** Sends a tick and waits until what it caused is booked. */
  async tick(code: string, price: string): Promise<void> {
    this.feed.clock.advance(100);
    this.feed.tick(code, price);
    await this.engine.settled();
  }

  /** The stored order in the words of a trader: status, reason, close price, profit. */
  outcome(id: number): string {
    const order = this.store.trade(id);
    if (!order) return 'none';
    if (order.status !== 'closed') return order.status;
    const digits =
      buildCatalogue(REAL_COUNT, 'perLot').listings.find(({ code }) => code === order.code)?.priceScale ?? 0;
    return `${order.closeReason} at ${toFixedText(order.closePrice ?? fromScaled(0, 0), digits)}: ${toFixedText(order.profit, 2)}`;
  }

  balance(account: number): string {
    return toFixedText(this.store.cash(account), 6);
  }

  #indexOf(code: string): number {
    const index = buildCatalogue(REAL_COUNT, 'perLot').indexOfCode(code);
    if (index === undefined) throw new Error(`Not in the catalogue: ${code}`);
    return index;
  }
}
