/** Looking only at the accounts whose price has come is the same as looking at every account on every tick. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimal, fromScaled, toText } from '../../../src/domain/decimal.ts';
import { buildCatalogue, Catalogue, REAL_COUNT } from '../../../server/catalogue/catalogue.ts';
import { DEMO_BALANCE } from '../../../server/engine/demo-balance.ts';
import { Engine } from '../../../server/engine/engine.ts';
import type { EngineContext } from '../../../server/engine/engine-context.ts';
import type { DomainEvent } from '../../../server/engine/model/domain-event.ts';
import type { OrderRequest } from '../../../server/engine/order-request.ts';
import { TradingAccount } from '../../../server/engine/trading-account.ts';
import type { TickKind } from '../../../server/feed/feed.ts';
import { createRandom } from '../../../server/feed/random.ts';
import { Market } from '../../../server/market/market.ts';
import { ManualFeed } from '../../support/server/manual-feed.ts';
import { MemoryAccountStore } from '../../support/server/memory-account-store.ts';

const CODES = ['EURUSD', 'USDJPY', 'XAUUSD'];
const ACCOUNTS = 6;
const TICKS = 250;
const RUNS = Number(process.env['TRIGGER_RUNS'] ?? 60);
const STOP_OUT = decimal('50');

function smallCatalogue(): Catalogue {
  const whole = buildCatalogue(REAL_COUNT, 'perLot');
  return new Catalogue(CODES.map((code, index) => ({ ...whole.at(whole.indexOfCode(code) ?? 0), id: index + 1 })));
}

/** The same market, accounts and orders twice: in an engine, and in accounts that are asked on every tick of what they trade. */
class Comparison {
  readonly #random: () => number;
  readonly #catalogue = smallCatalogue();
  readonly #feed = new ManualFeed(this.#catalogue);
  readonly #market = new Market(this.#catalogue, this.#feed);
  readonly #plain: readonly TradingAccount[];
  readonly #events: { readonly ours: DomainEvent[]; readonly plain: DomainEvent[] } = { ours: [], plain: [] };
  #nextId = 1;
  #engine: Engine | undefined;

  constructor(seed: number) {
    this.#random = createRandom(seed);
    const context = this.#context();
    this.#plain = Array.from({ length: ACCOUNTS }, (_, at) => {
      const none = { orders: [], positions: [], withdrawals: [] };
      return new TradingAccount({ id: at + 1, kind: 'demo', cash: DEMO_BALANCE, sequence: 0, ...none }, context);
    });
  }

  async play(): Promise<readonly [ours: readonly string[], plain: readonly string[]]> {
    const engine = await Engine.start({
      catalogue: this.#catalogue,
      market: this.#market,
      store: new MemoryAccountStore(),
      terms: { feeType: 'perLot', stopOutLevel: STOP_OUT },
      onBooked: (events) => this.#events.ours.push(...events),
      onError: (error) => {
        throw error;
      },
    });
    this.#engine = engine;
    for (let tick = 0; tick < TICKS; tick++) {
      this.#feed.clock.advance(100);
      if (this.#random() < 0.25) await this.#order();
      this.#tick();
    }
    await engine.settled();
    return [textsOf(this.#events.ours), textsOf(this.#events.plain)];
  }

  #context(): EngineContext {
    return {
      catalogue: this.#catalogue,
      feeType: 'perLot',
      stopOutLevel: STOP_OUT,
      price: (index) => fromScaled(this.#market.close(index), this.#catalogue.at(index).priceScale),
      isPriceLive: (index) => this.#market.priceKind(index) === 'live',
      isMarketOpen: () => true,
      now: () => this.#market.time,
      nextOrderId: () => this.#nextId++,
    };
  }

  async #order(): Promise<void> {
    const at = Math.floor(this.#random() * ACCOUNTS);
    const account = this.#plain[at];
    const open = account?.positions() ?? [];
    if (!account || !this.#engine) return;
    this.#market.catchUp();
    if (open.length > 0 && this.#random() < 0.2) {
      const id = open[Math.floor(this.#random() * open.length)]?.order.id ?? 0;
      account.close(id, { lots: undefined, clientId: undefined });
      await this.#engine.close(account.id, id);
    } else {
      const request = this.#request();
      account.place(request);
      await this.#engine.submit(account.id, request);
    }
    this.#keep(account);
  }

  /** Large enough to come near the stop-out, or small with stops and a target near the price. */
  #request(): OrderRequest {
    const index = Math.floor(this.#random() * CODES.length);
    const { priceScale, leverages, minLots } = this.#catalogue.at(index);
    const price = this.#market.close(index);
    const isBuy = this.#random() < 0.5;
    const isLarge = this.#random() < 0.5;
    const away = (sign: number) => fromScaled(Math.round(price * (1 + sign * 0.002 * this.#random())), priceScale);
    const isPending = this.#random() < 0.3;
    const hasStops = !isPending && !isLarge;
    return {
      clientId: undefined,
      index,
      side: isBuy ? 'buy' : 'sell',
      kind: isPending ? 'pending' : 'market',
      lots: isLarge ? decimal(String(1 + Math.floor(this.#random() * 120))) : minLots,
      leverage: Math.max(...leverages),
      targetPrice: isPending ? away(this.#random() < 0.5 ? 1 : -1) : undefined,
      stopLoss: hasStops ? away(isBuy ? -1 : 1) : undefined,
      takeProfit: hasStops && this.#random() < 0.5 ? away(isBuy ? 1 : -1) : undefined,
    };
  }

  #tick(): void {
    const index = Math.floor(this.#random() * CODES.length);
    const reach = this.#random() < 0.05 ? 0.02 : 0.001;
    const price = Math.max(1, Math.round(this.#market.close(index) * (1 + reach * (this.#random() - 0.5))));
    const kind: TickKind = this.#random() < 0.2 ? 'missed' : 'live';
    this.#market.accept(index, this.#feed.clock.now(), price, kind);
    for (const account of this.#plain) {
      if (account.priceLevels().has(index)) account.onPrice(index);
      this.#keep(account);
    }
  }

  #keep(account: TradingAccount): void {
    this.#events.plain.push(...account.takeBooking().events);
  }
}

/** By account and number; everything that an event tells, but for ids. */
function textsOf(events: readonly DomainEvent[]): readonly string[] {
  const ordered = events.toSorted((a, b) => a.accountId - b.accountId || a.sequence - b.sequence);
  return ordered.map(({ accountId, sequence, time, body, money }) => {
    const done = 'deal' in body ? `${body.deal.reason} ${toText(body.deal.price)} ${toText(body.deal.profit)}` : '';
    return `${accountId} ${sequence} ${time} ${body.type} ${done} ${money ? toText(money.cash) : ''}`;
  });
}

it(`over ${RUNS} random runs`, { timeout: RUNS * 2_000 }, async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000 }), async (seed) => {
      const [ours, plain] = await new Comparison(seed).play();
      expect(ours).toEqual(plain);
      for (const text of ours)
        for (const reason of ['stop_out', 'stop_loss', 'take_profit', 'negative', 'OrderCancelled', 'PositionOpened'])
          if (text.includes(reason)) seen.set(reason, (seen.get(reason) ?? 0) + 1);
    }),
    { numRuns: RUNS },
  );
  // Runs that never reached a rule would prove nothing about it.
  for (const reason of ['stop_out', 'stop_loss', 'take_profit', 'PositionOpened'])
    expect(seen.get(reason) ?? 0, reason).toBeGreaterThan(RUNS);
});
