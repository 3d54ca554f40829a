/** A server that is killed and started again, beside one with the same prices that never stops. */
import { decimal, fromScaled, toText, type Decimal } from '../../../src/domain/decimal.ts';
import { buildCatalogue, Catalogue, REAL_COUNT } from '../../../server/catalogue/catalogue.ts';
import { Engine } from '../../../server/engine/engine.ts';
import type { OrderRequest } from '../../../server/engine/order-request.ts';
import type { Feed, TickKind } from '../../../server/feed/feed.ts';
import { createRandom } from '../../../server/feed/random.ts';
import { Market } from '../../../server/market/market.ts';
import type { ManualClock } from '../../support/server/manual-clock.ts';
import { MemoryAccountStore } from '../../support/server/memory-account-store.ts';
import { tradesOf, type Trade } from '../../support/server/trades.ts';

const CODES = ['EURUSD', 'XAUUSD', 'BTCUSD'];
/** High, so that a few minutes of prices lead to a stop-out. */
const STOP_OUT = decimal('99');
const STEP_MS = 250;
const RUN_MS = 4 * 60_000;
/** Orders of the first account do not touch each other; the others hold positions as large as their funds allow. */
const CAREFUL = 1;
const ACCOUNTS = 4;
const FUNDS = 100_000;

export type FeedMaker = (catalogue: Catalogue, clock: ManualClock) => Feed;
/** How a tick is handed over, from how it came. */
type Handover = (kind: TickKind) => TickKind;

export function restartCatalogue(): Catalogue {
  const whole = buildCatalogue(REAL_COUNT, 'perLot');
  return new Catalogue(CODES.map((code, index) => ({ ...whole.at(whole.indexOfCode(code) ?? 0), id: index + 1 })));
}

/** One server: it may end and begin again on what it has booked. */
class Server {
  readonly store = new MemoryAccountStore();
  readonly #clock: ManualClock;
  readonly #makeFeed: FeedMaker;
  readonly #handover: Handover;
  #running: { readonly feed: Feed; readonly market: Market; readonly engine: Engine } | undefined;

  constructor(clock: ManualClock, makeFeed: FeedMaker, handover: Handover) {
    this.#clock = clock;
    this.#makeFeed = makeFeed;
    this.#handover = handover;
  }

  get engine(): Engine | undefined {
    return this.#running?.engine;
  }

  async start(): Promise<void> {
    const catalogue = restartCatalogue();
    const feed = this.#makeFeed(catalogue, this.#clock);
    const market = new Market(catalogue, feed);
    const engine = await Engine.start({
      catalogue,
      market,
      store: this.store,
      terms: { feeType: 'perLot', stopOutLevel: STOP_OUT },
      onBooked: () => undefined,
      onError: (error) => {
        throw error;
      },
    });
    feed.start((index, time, price, kind) => market.accept(index, time, price, this.#handover(kind)));
    this.#running = { feed, market, engine };
  }

  async step(): Promise<void> {
    this.#running?.market.catchUp();
    await this.#running?.engine.settled();
  }

  price(index: number): Decimal {
    const scale = restartCatalogue().at(index).priceScale;
    return fromScaled(this.#running?.market.close(index) ?? Number.NaN, scale);
  }

  /** The market's time, which is another than the clock's in a replay. */
  get time(): number {
    return this.#running?.market.time ?? Number.NaN;
  }

  kill(): void {
    this.#running?.feed.stop();
    this.#running = undefined;
  }
}

export interface Gap {
  readonly from: number;
  readonly to: number;
}

export interface Comparison {
  readonly gaps: readonly Gap[];
  /** Killed and started again. */
  readonly restarted: readonly Trade[];
  /** Never stopped, but its engine was told nothing of the gaps. */
  readonly blinded: readonly Trade[];
  /** Never stopped, and saw everything. */
  readonly unbroken: readonly Trade[];
  readonly ledgers: { readonly restarted: readonly string[]; readonly blinded: readonly string[] };
}

/**
 * Plays one random run on all three.
 *
 * @param atStart how the restarted server takes what it missed: as it comes, unless a test plants a fault
 */
export async function playRestarts(
  seed: number,
  clock: ManualClock,
  makeFeed: FeedMaker,
  atStart: Handover = (kind) => kind,
): Promise<Comparison> {
  const random = createRandom(seed);
  let isDown = false;
  const restarted = new Server(clock, makeFeed, atStart);
  const blinded = new Server(clock, makeFeed, (kind) => (isDown ? 'missed' : kind));
  const unbroken = new Server(clock, makeFeed, (kind) => kind);
  const all = [restarted, blinded, unbroken];
  for (const server of all) await server.start();
  const gaps: Gap[] = [];
  const end = clock.now() + RUN_MS;
  let left = 0;
  for (let number = 0; clock.now() < end; number++) {
    clock.advance(STEP_MS);
    for (const server of all) await server.step();
    if (isDown && --left <= 0) {
      await restarted.start();
      isDown = false;
      gaps.push({ from: gaps.pop()?.from ?? 0, to: unbroken.time });
    } else if (!isDown && random() < 0.02) {
      restarted.kill();
      isDown = true;
      left = 1 + Math.floor(random() * 100);
      gaps.push({ from: unbroken.time, to: Number.POSITIVE_INFINITY });
    } else if (!isDown && random() < 0.35) {
      const account = 1 + Math.floor(random() * ACCOUNTS);
      const request = randomRequest(random, `order-${number}`, account, (index) => unbroken.price(index));
      for (const server of all) await server.engine?.submit(account, request);
    }
  }
  for (const server of all) {
    await server.step();
    server.kill();
  }
  return {
    gaps,
    restarted: ordersOf(restarted),
    blinded: ordersOf(blinded),
    unbroken: ordersOf(unbroken),
    ledgers: { restarted: ledgerOf(restarted), blinded: ledgerOf(blinded) },
  };
}

function ordersOf(server: Server): readonly Trade[] {
  const { orders, positions, deals } = server.store;
  const trades = tradesOf(orders.values(), positions, deals);
  return trades.toSorted((a, b) => (a.clientId ?? '').localeCompare(b.clientId ?? ''));
}

/** The entries of each account in their order; accounts have none among each other. */
function ledgerOf({ store }: Server): readonly string[] {
  const byAccount = store.transfers.toSorted((a, b) => a.accountId - b.accountId);
  return byAccount.map(
    ({ accountId, code, from, to, amount, time }) =>
      `${accountId} ${code} ${toText(amount)}, ${from} to ${to}, at ${time}`,
  );
}

/** Orders near the price: what a few seconds can reach. */
function randomRequest(
  random: () => number,
  clientId: string,
  account: number,
  priceOf: (index: number) => Decimal,
): OrderRequest {
  const catalogue = restartCatalogue();
  const index = Math.floor(random() * CODES.length);
  const { priceScale, traits, leverages, minLots, contractSize } = catalogue.at(index);
  const price = Number(toText(priceOf(index)).replace('.', ''));
  const reach = Math.max(2, price * traits.dailyVolatility * 0.02);
  const at = (level: number): Decimal => fromScaled(Math.max(1, Math.round(level)), priceScale);
  const away = (): number => 1 + random() * reach;
  const isBuy = random() < 0.5;
  const winning = isBuy ? 1 : -1;
  const isPending = random() < 0.4;
  const target = isPending ? Math.round(price + (random() < 0.5 ? away() : -away())) : price;
  const leverage = Math.max(...leverages);
  const affordable = (FUNDS * leverage) / (Number(toText(contractSize)) * (price / 10 ** priceScale));
  return {
    clientId,
    index,
    side: isBuy ? 'buy' : 'sell',
    kind: isPending ? 'pending' : 'market',
    lots: account === CAREFUL ? minLots : decimal((affordable * (0.8 + 0.19 * random())).toFixed(2)),
    leverage,
    targetPrice: isPending ? at(target) : undefined,
    stopLoss: random() < 0.7 ? at(target - winning * away()) : undefined,
    takeProfit: random() < 0.7 ? at(target + winning * away()) : undefined,
  };
}

/** What happened to an order, as text. */
export function fateOf(order: Trade): string {
  const { clientId, status, openPrice, openedAt, closePrice, closedAt, closeReason, profit, createdAt } = order;
  const price = (value: Decimal | undefined) => (value ? toText(value) : '-');
  return [
    `${clientId} made ${createdAt}`,
    `opened ${price(openPrice)} at ${openedAt ?? '-'}`,
    `${status} ${closeReason ?? ''} ${price(closePrice)} at ${closedAt ?? '-'} for ${toText(profit)}`,
  ].join(', ');
}

/** Orders of the account whose orders do not touch each other that the unbroken server worked off outside the gaps. */
export function untouchedByGaps({ unbroken, gaps }: Comparison): readonly Trade[] {
  const inGap = (time: number | undefined): boolean =>
    time !== undefined && gaps.some(({ from, to }) => time > from && time <= to);
  return unbroken.filter(
    ({ accountId, openedAt, closedAt }) => accountId === CAREFUL && !inGap(openedAt) && !inGap(closedAt),
  );
}
