import type { Candle } from '../../src/domain/candle.ts';
import type { CandleService } from '../candles/candle-service.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock.ts';
import { candleRow } from '../wire/candle-row.ts';
import type { Market } from '../market/market.ts';
import type { Connection, PriceSubscription } from './connection.ts';
import type { Encoding, Frame, MarketQuote } from '../wire/price-encoding.ts';
import type { PriceForm } from './price-form.ts';

/** Of a subscription whose first frame has not been sent. */
const UNSEEN = -1;

interface PriceServices {
  readonly catalogue: Catalogue;
  readonly market: Market;
  readonly candles: CandleService;
  readonly clock: Clock;
}

/** What the subscribers of one flush have in common. */
interface FlushOfChanges {
  /** Frames that were made for others. */
  readonly frames: Map<string, Frame | undefined>;
  /** Whether anything changed since the flush before. */
  readonly moved: boolean;
  /** Steady clock, ms. */
  readonly now: number;
}

/**
 * Sends what changed since each client's last frame, at most once a flush and always the latest: a client that cannot
 * keep up gets fewer frames, each newer. Each frame is made once a flush, however many ask for it, and what a client
 * asks for beyond its budget comes later, so that no client slows the others.
 */
export class PricePublisher {
  readonly #services: PriceServices;
  /** By instrument: the flush in which its price, its market status or its day's open changed last. */
  readonly #changedAt: Uint32Array;
  readonly #statusChangedAt: Uint32Array;
  readonly #openChangedAt: Uint32Array;
  readonly #isOpen: boolean[];
  readonly #dayOpen: Float64Array;
  readonly #dirty = new Set<number>();
  /** Snapshots and running candles as they were made since the last flush; what moved after that comes with the next. */
  readonly #made = new Map<string, Frame>();
  /** The index of every instrument. */
  readonly #all: readonly number[];
  #flush = 0;

  constructor(services: PriceServices) {
    const count = services.catalogue.listings.length;
    this.#services = services;
    this.#all = services.catalogue.listings.map((_, index) => index);
    this.#changedAt = new Uint32Array(count);
    this.#statusChangedAt = new Uint32Array(count);
    this.#openChangedAt = new Uint32Array(count);
    this.#isOpen = Array.from({ length: count }, (_, index) => services.market.isOpen(index));
    this.#dayOpen = Float64Array.from({ length: count }, (_, index) => services.market.dayOpen(index));
    services.market.onTick((index) => this.#dirty.add(index));
  }

  /** A subscription that has seen nothing yet. */
  subscription(form: PriceForm): PriceSubscription {
    return { form, seen: UNSEEN, sentAt: Number.NEGATIVE_INFINITY, candleTime: 0 };
  }

  /** The first frames of what has been subscribed and not been sent yet; what the budgets do not cover comes with a flush. */
  sendFirst(connection: Connection, now: number): void {
    if (connection.isBehind(now)) return;
    if (connection.market?.seen === UNSEEN) this.#sendDueSnapshot(connection, connection.market, now);
    this.#sendNewCandles(connection, now, ({ seen }) => seen === UNSEEN);
  }

  /** The first frame of the market topic: every instrument that was asked for. */
  sendSnapshot(connection: Connection, subscription: PriceSubscription, now: number): void {
    const { encoding, only } = subscription.form;
    subscription.seen = this.#flush;
    subscription.sentAt = now;
    if (only) connection.send(this.#snapshot(encoding, only));
    else connection.send(this.#once(`${encoding.name}/market`, () => this.#snapshot(encoding, this.#all)));
  }

  /** The candles of one instrument that the client has not seen: finished ones in their last state, then the running one. */
  sendCandles(connection: Connection, index: number, subscription: PriceSubscription, now: number): void {
    const { candleTime } = subscription;
    const { encoding } = subscription.form;
    const running = this.#services.candles.running(index);
    subscription.seen = this.#flush;
    subscription.sentAt = now;
    if (!running) return;
    const missed = candleTime === 0 ? [] : this.#services.candles.recentFrom(index, candleTime);
    for (const candle of missed) {
      if (candle.time < running.time) connection.send(this.#candleFrame(index, candle, encoding));
    }
    connection.send(this.#once(`${encoding.name}/${index}`, () => this.#candleFrame(index, running, encoding)));
    subscription.candleTime = running.time;
  }

  /** Marks instruments whose market opened or closed. */
  checkStatus(): void {
    const { market } = this.#services;
    for (let index = 0; index < this.#isOpen.length; index++) {
      const isOpen = market.isOpen(index);
      if (isOpen === this.#isOpen[index]) continue;
      this.#isOpen[index] = isOpen;
      this.#statusChangedAt[index] = this.#flush + 1;
      this.#dirty.add(index);
    }
  }

  /** Sends what is new to every client that is not behind. */
  flush(connections: Iterable<Connection>, now: number): void {
    this.#flush++;
    this.#made.clear();
    for (const index of this.#dirty) this.#note(index);
    const moved = this.#dirty.size > 0;
    this.#dirty.clear();
    const frames = new Map<string, Frame | undefined>();
    for (const connection of connections) {
      if (connection.isBehind(now)) continue;
      const { market } = connection;
      if (market?.seen === UNSEEN) this.#sendDueSnapshot(connection, market, now);
      else if (market && isDue(market, now)) this.#sendChanges(connection, market, { frames, moved, now });
      this.#sendNewCandles(
        connection,
        now,
        (topic, index) => (this.#changedAt[index] ?? 0) > topic.seen && isDue(topic, now),
      );
    }
  }

  #sendDueSnapshot(connection: Connection, subscription: PriceSubscription, now: number): void {
    const { only } = subscription.form;
    // Part of the market costs the part of a picture that it is.
    const cost = only ? only.size / this.#all.length : 1;
    if (connection.snapshots.take(cost, now)) this.sendSnapshot(connection, subscription, now);
  }

  #sendNewCandles(
    connection: Connection,
    now: number,
    isNew: (subscription: PriceSubscription, index: number) => boolean,
  ): void {
    for (const [index, subscription] of connection.candles) {
      if (!isNew(subscription, index)) continue;
      if (!connection.candleFrames.take(1, now)) return;
      this.sendCandles(connection, index, subscription, now);
      // Behind the others, so that where the budget ends none is left out for ever.
      connection.candles.delete(index);
      connection.candles.set(index, subscription);
    }
  }

  #once(key: string, make: () => Frame): Frame {
    const made = this.#made.get(key) ?? make();
    this.#made.set(key, made);
    return made;
  }

  #snapshot(encoding: Encoding, indexes: Iterable<number>): Frame {
    const { catalogue, market, clock } = this.#services;
    const quotes = Array.from(indexes, (index): MarketQuote => {
      const prices = { close: market.close(index), open: market.dayOpen(index) };
      return { listing: catalogue.at(index), ...prices, openIsNew: true, isMarketOpen: market.isOpen(index) };
    });
    return encoding.market(quotes, clock.now(), true);
  }

  #candleFrame(index: number, candle: Candle, encoding: Encoding): Frame {
    const { catalogue, clock } = this.#services;
    const { code, priceScale } = catalogue.at(index);
    return encoding.candle(code, candleRow(candle, priceScale), clock.now());
  }

  #sendChanges(connection: Connection, subscription: PriceSubscription, { frames, moved, now }: FlushOfChanges): void {
    const { seen } = subscription;
    if (!moved && seen === this.#flush - 1) {
      subscription.seen = this.#flush;
      return;
    }
    const frame = this.#changesFor(subscription, frames);
    subscription.seen = this.#flush;
    if (frame === undefined) return;
    subscription.sentAt = now;
    connection.send(frame);
  }

  /** Made once for all who want the whole market. */
  #changesFor(
    { seen, form: { encoding, only } }: PriceSubscription,
    frames: FlushOfChanges['frames'],
  ): Frame | undefined {
    if (only) return this.#changesSince(seen, encoding, only);
    const key = `${encoding.name}/${seen}`;
    if (!frames.has(key)) frames.set(key, this.#changesSince(seen, encoding, this.#all));
    return frames.get(key);
  }

  #note(index: number): void {
    this.#changedAt[index] = this.#flush;
    const dayOpen = this.#services.market.dayOpen(index);
    if (Object.is(dayOpen, this.#dayOpen[index])) return;
    this.#dayOpen[index] = dayOpen;
    this.#openChangedAt[index] = this.#flush;
  }

  #changesSince(seen: number, encoding: Encoding, indexes: Iterable<number>): Frame | undefined {
    const { catalogue, market, clock } = this.#services;
    const quotes: MarketQuote[] = [];
    for (const index of indexes) {
      if ((this.#changedAt[index] ?? 0) <= seen) continue;
      const statusIsNew = (this.#statusChangedAt[index] ?? 0) > seen;
      quotes.push({
        listing: catalogue.at(index),
        close: market.close(index),
        open: market.dayOpen(index),
        openIsNew: (this.#openChangedAt[index] ?? 0) > seen,
        isMarketOpen: statusIsNew ? this.#isOpen[index] : undefined,
      });
    }
    return quotes.length > 0 ? encoding.market(quotes, clock.now(), false) : undefined;
  }
}

/** Whether the subscriber has waited as long as it wants to between two frames. */
function isDue({ form, sentAt }: PriceSubscription, now: number): boolean {
  return now - sentAt >= form.everyMs;
}
