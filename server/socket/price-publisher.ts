import type { CandleService } from '../candles/candle-service.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock.ts';
import { candleRow } from '../http/instrument-rows.ts';
import type { Market } from '../market/market.ts';
import type { Connection, PriceSubscription } from './connection.ts';
import type { Encoding, Frame, MarketQuote } from './encoding.ts';

interface PriceServices {
  readonly catalogue: Catalogue;
  readonly market: Market;
  readonly candles: CandleService;
  readonly clock: Clock;
}

/**
 * Sends what changed since each client's last frame, at most once a flush and always the latest: a client that cannot
 * keep up gets fewer frames, each newer.
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
  #flush = 0;

  constructor(services: PriceServices) {
    const count = services.catalogue.listings.length;
    this.#services = services;
    this.#changedAt = new Uint32Array(count);
    this.#statusChangedAt = new Uint32Array(count);
    this.#openChangedAt = new Uint32Array(count);
    this.#isOpen = Array.from({ length: count }, (_, index) => services.market.isOpen(index));
    this.#dayOpen = Float64Array.from({ length: count }, (_, index) => services.market.dayOpen(index));
    services.market.onTick((index) => this.#dirty.add(index));
  }

  /** A subscription that has seen nothing yet. */
  subscription(encoding: Encoding): PriceSubscription {
    return { encoding, seen: -1, candleTime: 0 };
  }

  /** The first frame of the market topic: every instrument. */
  sendSnapshot(connection: Connection, subscription: PriceSubscription): void {
    const { catalogue, market, clock } = this.#services;
    const quotes = catalogue.listings.map((listing, index): MarketQuote => {
      const prices = { close: market.close(index), open: market.dayOpen(index) };
      return { listing, ...prices, openIsNew: true, marketOpen: market.isOpen(index) };
    });
    subscription.seen = this.#flush;
    connection.send(subscription.encoding.market(quotes, clock.now(), true));
  }

  /** The candles of one instrument that the client has not seen: finished ones in their last state, then the running one. */
  sendCandles(connection: Connection, index: number, subscription: PriceSubscription): void {
    const { catalogue, candles, clock } = this.#services;
    const running = candles.running(index);
    subscription.seen = this.#flush;
    if (!running) return;
    const { code, priceScale } = catalogue.at(index);
    const missed = subscription.candleTime === 0 ? [] : candles.recentFrom(index, subscription.candleTime);
    for (const candle of [...missed.filter(({ time }) => time < running.time), running]) {
      connection.send(subscription.encoding.candle(code, candleRow(candle, priceScale), clock.now()));
    }
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
    for (const index of this.#dirty) this.#note(index);
    const moved = this.#dirty.size > 0;
    this.#dirty.clear();
    const frames = new Map<string, Frame | undefined>();
    for (const connection of connections) {
      if (connection.isBehind(now)) continue;
      if (connection.market) this.#sendChanges(connection, connection.market, frames, moved);
      for (const [index, subscription] of connection.candles) {
        if ((this.#changedAt[index] ?? 0) > subscription.seen) this.sendCandles(connection, index, subscription);
      }
    }
  }

  #sendChanges(
    connection: Connection,
    subscription: PriceSubscription,
    frames: Map<string, Frame | undefined>,
    moved: boolean,
  ): void {
    const { seen, encoding } = subscription;
    if (!moved && seen === this.#flush - 1) {
      subscription.seen = this.#flush;
      return;
    }
    const key = `${encoding.name}/${seen}`;
    if (!frames.has(key)) frames.set(key, this.#changesSince(seen, encoding));
    const frame = frames.get(key);
    if (frame !== undefined) connection.send(frame);
    subscription.seen = this.#flush;
  }

  #note(index: number): void {
    this.#changedAt[index] = this.#flush;
    const dayOpen = this.#services.market.dayOpen(index);
    if (Object.is(dayOpen, this.#dayOpen[index])) return;
    this.#dayOpen[index] = dayOpen;
    this.#openChangedAt[index] = this.#flush;
  }

  #changesSince(seen: number, encoding: Encoding): Frame | undefined {
    const { catalogue, market, clock } = this.#services;
    const quotes: MarketQuote[] = [];
    catalogue.listings.forEach((listing, index) => {
      if ((this.#changedAt[index] ?? 0) <= seen) return;
      const statusIsNew = (this.#statusChangedAt[index] ?? 0) > seen;
      quotes.push({
        listing,
        close: market.close(index),
        open: market.dayOpen(index),
        openIsNew: (this.#openChangedAt[index] ?? 0) > seen,
        marketOpen: statusIsNew ? this.#isOpen[index] : undefined,
      });
    });
    return quotes.length > 0 ? encoding.market(quotes, clock.now(), false) : undefined;
  }
}
