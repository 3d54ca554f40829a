import { setImmediate as othersServed } from 'node:timers/promises';
import type { Candle } from '../../src/domain/candle.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { Engine, type TradingTerms } from '../engine/engine.ts';
import { SqlAccountStore } from '../engine/sql/sql-account-store.ts';
import { dayOf, type Feed } from '../feed/feed.ts';
import { createRandom } from '../feed/random.ts';
import { Market } from '../market/market.ts';
import type { Database } from '../store/database.ts';
import { PastFeed } from './past-feed.ts';
import { closesBefore } from './strategy-bars.ts';
import { BAR_MS, LOOKBACK } from './strategy.ts';
import { stanceOf, takeStance, type StrategyDesk } from './trade-strategy.ts';

/** What a past is traded with. */
export interface PastServices {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly feed: Feed;
  readonly terms: TradingTerms;
  readonly onError: (error: unknown) => void;
  /** Whether the server ends meanwhile: the past then stops where it is. */
  readonly isStopping: () => boolean;
}

/** A strategy with its account. */
export type TradedStrategy = Pick<StrategyDesk, 'accountId' | 'strategy'>;

/**
 * Lets strategies trade what a feed has had, by the rules and the engine of the present, in accounts that nobody else
 * uses meanwhile. @param from epoch ms, as `to`
 */
export async function tradePast(
  services: PastServices,
  strategies: readonly TradedStrategy[],
  from: number,
  to: number,
): Promise<void> {
  const { database, catalogue, feed, terms, onError, isStopping } = services;
  const past = new PastFeed(feed, from);
  const market = new Market(catalogue, past);
  past.start((index, time, price, kind) => market.accept(index, time, price, kind));
  const engine = await Engine.start({
    catalogue,
    market,
    store: new SqlAccountStore(database),
    terms,
    onBooked: () => undefined,
    onError,
    accounts: strategies.map(({ accountId }) => accountId),
  });
  const traders = strategies.flatMap((one) => {
    const index = catalogue.indexOfCode(one.strategy.code);
    if (index === undefined) return [];
    return [{ desk: { ...one, engine, catalogue }, index, closes: [...closesBefore(feed, index, from)] }];
  });
  const minutes = new MinutesOfDay(feed);
  for (let end = from + BAR_MS; end <= to && !isStopping(); end += BAR_MS) {
    const bars = new Map(traders.map(({ index }) => [index, minutes.of(index, end - BAR_MS)]));
    past.play(bars, end);
    for (const trader of traders) await decide(trader, bars.get(trader.index)?.at(-1)?.close, end);
    await othersServed();
  }
  await engine.settled();
}

interface Trader {
  readonly desk: StrategyDesk;
  readonly index: number;
  readonly closes: number[];
}

/** @param close of the bar that has ended; undefined where its market was closed */
async function decide({ desk, closes }: Trader, close: number | undefined, end: number): Promise<void> {
  if (close === undefined) return;
  closes.push(close);
  if (closes.length > LOOKBACK) closes.shift();
  const bar = end / BAR_MS - 1;
  const stance = await stanceOf(desk);
  const wanted = desk.strategy.decide({ closes, stance, bar, random: createRandom(bar)() });
  await takeStance(desk, wanted, close, bar);
}

/** The minutes of one day, kept until the next day is asked for. */
class MinutesOfDay {
  readonly #feed: Feed;
  #day = Number.NaN;
  #minutes = new Map<number, readonly Candle[]>();

  constructor(feed: Feed) {
    this.#feed = feed;
  }

  /** The minutes of a bar. @param time of its opening; epoch ms */
  of(index: number, time: number): readonly Candle[] {
    const day = dayOf(time);
    if (day !== this.#day) this.#minutes = new Map();
    this.#day = day;
    const ofDay = this.#minutes.get(index) ?? this.#feed.minuteBars(index, day);
    this.#minutes.set(index, ofDay);
    return ofDay.filter((minute) => minute.time >= time && minute.time < time + BAR_MS);
  }
}
