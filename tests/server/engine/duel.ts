import { expect } from 'vitest';
import { decimal, fromScaled, round, toScaled, toText, type Decimal } from '../../../src/domain/decimal.ts';
import { isStoppedOut } from '../../../src/domain/account.ts';
import type { FeeType } from '../../../src/domain/margin.ts';
import type { Result } from '../../../src/lib/result.ts';
import { buildCatalogue, Catalogue, REAL_COUNT } from '../../../server/catalogue/catalogue.ts';
import { Engine } from '../../../server/engine/engine.ts';
import type { Outcome } from '../../../server/engine/model/outcome.ts';
import { Market } from '../../../server/market/market.ts';
import type { Refusal } from '../../../server/refusal.ts';
import { ManualFeed } from '../../support/server/manual-feed.ts';
import { tradeOf, type Trade } from '../../support/server/trades.ts';
import type { Arena } from './arena.ts';
import type { Step } from './random-steps.ts';
import { NaiveModel, type ModelInstrument, type ModelOrder } from './naive-model.ts';

const CODES = ['EURUSD', 'USDJPY', 'XRPUSD'];
const STOP_OUT = decimal('50');

function smallCatalogue(feeType: FeeType): Catalogue {
  const whole = buildCatalogue(REAL_COUNT, feeType);
  return new Catalogue(CODES.map((code, index) => ({ ...whole.at(whole.indexOfCode(code) ?? 0), id: index + 1 })));
}

/** Both sides of the comparison, fed with the same events. */
export class Duel {
  readonly #arena: Arena;
  readonly #catalogue: Catalogue;
  readonly #feed: ManualFeed;
  readonly #market: Market;
  readonly #engine: Engine;
  /** One of each account. */
  readonly #models: readonly [NaiveModel, NaiveModel];
  readonly #prices: bigint[];

  private constructor(
    catalogue: Catalogue,
    feed: ManualFeed,
    market: Market,
    engine: Engine,
    feeType: FeeType,
    arena: Arena,
  ) {
    this.#arena = arena;
    this.#catalogue = catalogue;
    this.#feed = feed;
    this.#market = market;
    this.#engine = engine;
    this.#prices = catalogue.listings.map((_, index) => BigInt(market.close(index)));
    const newModel = (): NaiveModel =>
      new NaiveModel(catalogue.listings.map(modelInstrument), this.#prices, feeType === 'perLot', 50n);
    this.#models = [newModel(), newModel()];
  }

  static async begin(feeType: FeeType, arena: Arena): Promise<Duel> {
    const catalogue = smallCatalogue(feeType);
    const feed = new ManualFeed(catalogue);
    const market = new Market(catalogue, feed);
    const engine = await Engine.start({
      catalogue,
      market,
      store: arena.store,
      terms: { feeType, stopOutLevel: STOP_OUT },
      onBooked: () => undefined,
      onError: (error) => {
        throw error;
      },
    });
    feed.start((index, time, price, kind) => market.accept(index, time, price, kind));
    return new Duel(catalogue, feed, market, engine, feeType, arena);
  }

  /** What has become of all orders of both accounts. */
  async trades(): Promise<readonly Trade[]> {
    return (await Promise.all(this.#arena.accountIds.map((id) => this.#arena.trades(id)))).flat();
  }

  async play(one: Step): Promise<void> {
    this.#feed.clock.advance(250);
    switch (one.kind) {
      case 'submit':
        return this.#submit(one);
      case 'tick':
        return this.#tick(one.index, one.move);
      case 'close':
        return this.#command(one, (account, id) => this.#engine.close(account, id), 'close');
      case 'cancel':
        return this.#command(one, (account, id) => this.#engine.cancel(account, id), 'cancel');
      case 'race':
        // The tick comes while the command is on its way: one of fill and cancel wins, and it is the tick.
        return this.#command(
          one,
          (account, id) => {
            const asked = this.#engine.cancel(account, id);
            this.#tick(one.index, one.move);
            return asked;
          },
          'cancel',
        );
      case 'part':
        return this.#closePart(one);
      case 'touch':
        return this.#touch(one);
      case 'stops':
        return this.#stops(one);
      case 'reset':
        await this.#engine.reset(this.#arena.accountIds[one.account]);
        return this.#models[one.account].reset();
    }
  }

  /** Both agree on every order and on the money, and nothing is left that should have been closed. */
  async agree(): Promise<void> {
    await this.#engine.settled();
    for (const account of [0, 1] as const) await this.#agreeOn(this.#arena.accountIds[account], this.#models[account]);
    for (const house of ['fees', 'trading', 'demo_funding'] as const) {
      const gained = this.#models.reduce((total, model) => total + model.gainOf(house), 0n);
      expect(toScaled(await this.#arena.gainOf(house), 6), house).toBe(gained);
    }
  }

  async #agreeOn(accountId: number, model: NaiveModel): Promise<void> {
    const trades = await this.#arena.trades(accountId);
    expect(trades.map((trade) => this.#plain(trade))).toEqual(model.orders.map(plainModel));
    expect(toScaled(await this.#arena.cash(accountId), 6)).toBe(model.balance());
    await this.#engine.view(accountId, (account) => {
      expect(toScaled(account.cash, 6)).toBe(model.balance());
      expect(isStoppedOut(account.summary.equity, account.usedMargin, STOP_OUT)).toBe(false);
    });
    const clientIds = trades.flatMap(({ clientId, parentId }) => (parentId === undefined ? (clientId ?? []) : []));
    expect(new Set(clientIds).size).toBe(clientIds.length);
  }

  async #command(
    { account, order }: { readonly account: 0 | 1; readonly order: number },
    work: (accountId: number, id: number) => Promise<Result<Outcome, Refusal>>,
    expected: 'close' | 'cancel',
  ): Promise<void> {
    const id = this.#idOf(account, order);
    const result = await work(this.#arena.accountIds[account], id);
    this.#same(result, this.#models[account][expected](id));
  }

  async #closePart({ account, order, percent }: Extract<Step, { kind: 'part' }>): Promise<void> {
    const id = this.#idOf(account, order);
    const open = this.#models[account].orders[order]?.lots ?? 100n;
    const lots = (open * BigInt(percent)) / 100n;
    const result = await this.#engine.close(this.#arena.accountIds[account], id, {
      lots: fromScaled(lots, 2),
      clientId: undefined,
    });
    const partId = result.ok ? tradeOf(result.value).id : -1;
    this.#same(result, this.#models[account].closePart(id, lots, partId));
  }

  async #submit(one: Extract<Step, { kind: 'submit' }>): Promise<void> {
    const { index, buy, market, leverage } = one;
    const price = this.#prices[index] ?? 0n;
    const target = market ? 0n : around(price, one.target);
    const entry = market ? price : target;
    const { stop, take } = stopsAround(entry, buy, one.stop, one.take);
    const { priceScale } = this.#catalogue.at(index);
    const optional = (value: bigint): Decimal | undefined => (value === 0n ? undefined : fromScaled(value, priceScale));
    const clientId = one.client === undefined ? undefined : `client-${one.client}`;
    const request = {
      clientId,
      index,
      side: buy ? ('buy' as const) : ('sell' as const),
      kind: market ? ('market' as const) : ('pending' as const),
      lots: fromScaled(one.lots, 2),
      leverage,
      targetPrice: optional(target),
      stopLoss: optional(stop),
      takeProfit: optional(take),
    };
    const accountId = this.#arena.accountIds[one.account];
    const asked = Array.from({ length: one.repeats }, () => this.#engine.submit(accountId, request));
    for (const answer of asked) {
      const result = await answer;
      const modelRequest = { clientId, index, buy, market, lots: BigInt(one.lots), leverage, target, stop, take };
      this.#same(result, this.#models[one.account].submit(modelRequest, result.ok ? tradeOf(result.value).id : -1));
    }
  }

  async #stops(one: Extract<Step, { kind: 'stops' }>): Promise<void> {
    const model = this.#models[one.account];
    const order = model.orders[one.order];
    if (!order) return;
    const entry = order.status === 'pending' ? order.target : order.open;
    const { stop, take } = stopsAround(entry, order.buy, one.stop, one.take);
    const asStop = (value: bigint) => (value === 0n ? ('none' as const) : fromScaled(value, order.instrument.digits));
    const stops = { stopLoss: asStop(stop), takeProfit: asStop(take) };
    const id = this.#idOf(one.account, one.order);
    const result = await this.#engine.setStops(this.#arena.accountIds[one.account], id, stops);
    this.#same(result, model.setStops(id, stop, take));
  }

  #tick(index: number, move: number): void {
    this.#price(index, around(this.#prices[index] ?? 0n, move) || 1n);
  }

  /** A price exactly at a level of an order: at it is reached, too. */
  #touch({ account, order: place, level }: Extract<Step, { kind: 'touch' }>): void {
    const order = this.#models[account].orders[place];
    if (order && order[level] > 0n) this.#price(order.instrument.index, order[level]);
  }

  #price(index: number, price: bigint): void {
    this.#prices[index] = price;
    this.#market.accept(index, this.#feed.clock.now(), Number(price));
    for (const model of this.#models) model.tick(index, price);
  }

  #same(result: Result<Outcome, Refusal>, expected: ModelOrder | string): void {
    if (typeof expected === 'string') expect(result.ok ? 'ok' : result.error.name).toBe(expected);
    else if (!result.ok) expect(result.error.name).toBe('ok');
    else expect(tradeOf(result.value).id).toBe(expected.id);
  }

  /** Of an order; lots that were closed before the rest stand for their position. */
  #idOf(account: 0 | 1, place: number): number {
    const order = this.#models[account].orders[place];
    return (order?.parent || order?.id) ?? 999_999;
  }

  #plain(order: Trade): object {
    const digits = this.#catalogue.at(this.#catalogue.indexOfCode(order.code) ?? 0).priceScale;
    const price = (value: Decimal | undefined) => (value ? toScaled(value, digits) : 0n);
    return {
      id: order.id,
      parent: order.parentId ?? 0,
      status: order.status,
      lots: toText(round(order.lots, 2)),
      open: price(order.openPrice),
      close: price(order.closePrice),
      stop: price(order.stopLoss),
      take: price(order.takeProfit),
      margin: toScaled(order.margin, 6),
      fee: toScaled(order.fee, 6),
      profit: toScaled(order.profit, 6),
      reason: order.closeReason ?? '',
    };
  }
}

function plainModel(order: ModelOrder): object {
  const { id, parent, status, open, close, stop, take, margin, fee, profit, reason } = order;
  return {
    id,
    parent,
    status,
    lots: toText(fromScaled(order.lots, 2)),
    open,
    close,
    stop,
    take,
    margin,
    fee,
    profit,
    reason,
  };
}

function modelInstrument(listing: Catalogue['listings'][number], index: number): ModelInstrument {
  return {
    index,
    digits: listing.priceScale,
    contract: toScaled(listing.contractSize, 0),
    fixed: listing.marginMode === 'fixed',
    leverages: listing.leverages,
    feeMillionths: toScaled(listing.feeRate, 6),
  };
}

/** A price so many points away, or 0 for none. */
function around(price: bigint, points: number | undefined): bigint {
  if (points === undefined) return 0n;
  const value = price + BigInt(points);
  return value > 0n ? value : 0n;
}

/** Stops at distances from an entry: a stop-loss to the losing side, a take-profit to the winning one. */
function stopsAround(
  entry: bigint,
  buy: boolean,
  stop: number | undefined,
  take: number | undefined,
): { stop: bigint; take: bigint } {
  const winning = buy ? 1 : -1;
  return {
    stop: around(entry, stop === undefined ? undefined : -winning * stop),
    take: around(entry, take === undefined ? undefined : winning * take),
  };
}
