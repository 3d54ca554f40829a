import { QUOTE, QUOTE_MARKET_OPEN, QUOTE_STRIDE } from '../../src/contract/worker/frame.ts';
import { compactQuotesTime, type Wants } from '../../src/contract/wire/compact-quotes.ts';
import { TOPIC_MARKET, type DataMessage } from '../../src/contract/wire/socket.ts';
import type { TradeItem } from '../../src/contract/wire/instrument.ts';
import type { EpochMs } from '../../src/domain/candle.ts';
import type { Instrument, InstrumentId } from '../../src/domain/instrument.ts';
import { spreadWait, type Backoff } from '../../src/lib/backoff.ts';
import type { ClientEmitter, PriceMove } from '../client-events.ts';
import type { CancelTimer, Environment } from '../environment.ts';
import { ONLY, type Storage } from '../storage/storage.ts';
import type { LiveConnection } from '../subscriptions/live-connection.ts';
import type { HttpClient } from '../transport/http-client.ts';
import { InstrumentCatalogue } from './instrument-catalogue.ts';
import { QuoteBook, type Quote } from './quote-book.ts';
import { applyCompactQuotes, applyQuotes, restoreQuotes, type QuoteTarget } from './quote-feed.ts';

const AGE_EVERY_MS = 1_000;
/** Never per tick: one small write costs a phone about 30 ms. */
const SNAPSHOT_EVERY_MS = 10_000;
const RELOAD_WITHIN_MS = 5_000;
/** Between tries of a trade list that does not come. */
const RETRY: Backoff = { firstMs: 1_000, longestMs: 30_000 };

/** Where instruments and prices come from, and where they are kept. */
export interface MarketDataDependencies {
  readonly environment: Environment;
  readonly storage: Pick<Storage, 'catalogue' | 'quotes'>;
  readonly http: HttpClient;
  readonly connection: LiveConnection;
  readonly events: ClientEmitter;
}

/** Instruments and their prices: loaded, streamed, marked stale, and kept on the device for the next start. */
export class MarketData {
  readonly book = new QuoteBook();
  readonly catalogue: InstrumentCatalogue;
  /** Between the server's sending of a message and its reading, ms by both clocks: the least so far. */
  leastDelay = Infinity;
  readonly #dependencies: MarketDataDependencies;
  #cancelAging: CancelTimer = () => {};
  #cancelRetry: CancelTimer = () => {};
  /** How often in a row the trade list has not come. */
  #failures = 0;
  #isVisible = true;
  #savedAt = Number.NEGATIVE_INFINITY;
  /** Changes of market status that the trade list already has, or that it has been asked for. */
  #statusChanges = 0;

  constructor(dependencies: MarketDataDependencies) {
    this.#dependencies = dependencies;
    const { environment, http, connection, events } = dependencies;
    this.catalogue = new InstrumentCatalogue(http, environment.now, {
      onChange: (state) => events.emit('catalogueChanged', state),
      onLoaded: (items, added) => this.#loaded(items, added),
      onFailed: () => this.#retryLater(),
    });
    connection.handle({
      market: (message) => this.#receive(message),
      compactMarket: (frame) => this.#receiveCompact(frame),
    });
    this.#listen(events);
  }

  readonly instrument = (id: InstrumentId): Instrument | undefined => this.catalogue.byId(id);

  /** Undefined until a price has been seen. */
  quote(id: InstrumentId): Quote | undefined {
    return this.book.quote(id);
  }

  /** Shows what the device kept, as old as it is; nothing where the network was faster. */
  async restore(): Promise<void> {
    const { storage } = this.#dependencies;
    const [catalogue, quotes] = await Promise.all([storage.catalogue.get(ONLY), storage.quotes.get(ONLY)]);
    if (!catalogue || !this.catalogue.restore(catalogue)) return;
    if (quotes) this.#restoreQuotes(quotes);
    this.#subscribe();
  }

  #listen(events: ClientEmitter): void {
    events.on('connected', () => {
      this.#startAging();
      if (this.catalogue.state.source !== 'live') void this.catalogue.load();
    });
    events.on('disconnected', () => this.#markStale());
    events.on('pricesPaused', () => {
      this.#markStale();
      this.#save();
    });
    events.on('pricesResumed', () => this.#startAging());
    events.on('visibilityChanged', ({ visible }) => {
      this.#isVisible = visible;
      // Going out of sight is the last sure moment to keep anything.
      if (!visible) this.#save();
      else if (this.#failures > 0) void this.catalogue.load();
    });
  }

  /** A message of `DAY_MARKET`; false when its data is no list. */
  #receive(message: DataMessage): boolean {
    return this.#readWatchedFirst(
      (target, wants) => applyQuotes(target, message, wants),
      () => message.ts,
    );
  }

  /** A binary frame of `DAY_MARKET`; false when it is none, or broken. */
  #receiveCompact(frame: ArrayBuffer): boolean {
    return this.#readWatchedFirst(
      (target, wants) => applyCompactQuotes(target, frame, wants),
      () => compactQuotesTime(frame),
    );
  }

  /** What the page looks at is read, and goes to it, before the rest of the message: of a hundred prices one or two are on screen. */
  #readWatchedFirst(read: (target: QuoteTarget, wants: Wants) => boolean, timeOf: () => EpochMs): boolean {
    const { environment, events } = this.#dependencies;
    const moves: PriceMove[] = [];
    const target = { book: this.book, instrumentById: this.instrument, moves, now: environment.now() };
    read(target, this.book.isWatched);
    if (moves.length > 0) events.emit('watchedPricesMoved');
    const isWhole = read(target, this.book.isUnwatched);
    if (isWhole || moves.length > 0) this.#moved(moves, timeOf(), target.now);
    return isWhole;
  }

  #startAging(): void {
    const { environment, events } = this.#dependencies;
    this.#cancelAging();
    this.#cancelAging = environment.timers.after(AGE_EVERY_MS, () => {
      if (this.book.age(environment.now())) events.emit('freshnessChanged');
      this.#startAging();
    });
  }

  /** The socket is lost, or prices are paused: all are stale already, so nothing needs to be aged. */
  #markStale(): void {
    this.#cancelAging();
    this.book.markAllStale();
    this.#dependencies.events.emit('freshnessChanged');
  }

  /** Keeps the prices for the next start; nothing waits for it. */
  #save(): void {
    const { environment, storage } = this.#dependencies;
    if (this.book.size === 0) return;
    this.#savedAt = environment.now();
    void storage.quotes.put(ONLY, this.book.all());
  }

  #moved(moves: readonly PriceMove[], serverTime: EpochMs, now: EpochMs): void {
    this.leastDelay = Math.min(this.leastDelay, now - serverTime);
    this.#dependencies.events.emit('pricesMoved', { moves, serverTime });
    if (now - this.#savedAt >= SNAPSHOT_EVERY_MS) this.#save();
    if (this.book.statusChanges !== this.#statusChanges) this.#reloadSoon();
  }

  /** Only the trade list has the time at which a market opens. Every client hears of a closing at once, so they do not ask at once. */
  #reloadSoon(): void {
    const { timers, random } = this.#dependencies.environment;
    this.#statusChanges = this.book.statusChanges;
    timers.after(random() * RELOAD_WITHIN_MS, () => void this.catalogue.load());
  }

  /** Nobody waits for it on a page that is hidden: it is asked for when the page is seen again. */
  #retryLater(): void {
    const { timers, random } = this.#dependencies.environment;
    this.#cancelRetry();
    this.#cancelRetry = timers.after(spreadWait(++this.#failures, RETRY, random()), () => {
      if (this.#isVisible) void this.catalogue.load();
    });
  }

  #loaded(items: readonly TradeItem[], added: boolean): void {
    this.#cancelRetry();
    this.#failures = 0;
    const { environment, storage, connection, events } = this.#dependencies;
    restoreQuotes(this.book, items, environment.now());
    this.#statusChanges = this.book.statusChanges;
    if (!this.#subscribe() && added) connection.topics.renewPrices();
    events.emit('freshnessChanged');
    const { instruments, categories } = this.catalogue.state;
    void storage.catalogue.put(ONLY, { asOf: environment.now(), instruments, categories });
  }

  /** Not before the catalogue is there: without its scales the first frame could not be read. Returns whether it was not yet done. */
  #subscribe(): boolean {
    const { topics } = this.#dependencies.connection;
    if (topics.has(TOPIC_MARKET)) return false;
    topics.acquire(TOPIC_MARKET);
    return true;
  }

  #restoreQuotes(rows: Float64Array): void {
    for (let offset = 0; offset < rows.length; offset += QUOTE_STRIDE) {
      const at = (column: number): number => rows[offset + column] ?? Number.NaN;
      const update = {
        lastPrice: at(QUOTE.lastPrice),
        dayOpen: at(QUOTE.dayOpen),
        isMarketOpen: (at(QUOTE.flags) & QUOTE_MARKET_OPEN) !== 0,
      };
      this.book.restore(at(QUOTE.instrumentId), update, at(QUOTE.receivedAt));
    }
  }
}
