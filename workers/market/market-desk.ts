import type { CatalogueState } from '../../src/contract/worker/state.ts';
import { QUOTE, QUOTE_OPEN, QUOTE_STRIDE } from '../../src/contract/worker/frame.ts';
import { compactQuotesTime } from '../../src/contract/wire/compact-quotes.ts';
import { TOPIC_MARKET, type DataMessage } from '../../src/contract/wire/socket.ts';
import type { TradeItem } from '../../src/contract/wire/instrument.ts';
import type { CancelTimer, Environment } from '../environment.ts';
import { ONLY, type Storage } from '../storage/storage.ts';
import type { TopicRegistry } from '../subscriptions/topic-registry.ts';
import type { HttpClient } from '../transport/http-client.ts';
import { InstrumentCatalogue } from './instrument-catalogue.ts';
import { QuoteBook } from './quote-book.ts';
import { applyCompactQuotes, applyQuotes, restoreQuotes, type PriceMove } from './quote-feed.ts';

const AGE_EVERY_MS = 1_000;
/** Never per tick: one small write costs a phone about 30 ms. */
const SNAPSHOT_EVERY_MS = 10_000;
const RELOAD_WITHIN_MS = 5_000;

export interface MarketEvents {
  readonly onCatalogue: (state: CatalogueState) => void;
  readonly onMoves: (moves: readonly PriceMove[], serverTime: number) => void;
  /** Prices changed in what is known of them, without having moved. */
  readonly onTrustChanged: () => void;
}

/** Instruments and their prices: loaded, streamed, aged, and kept on the device for the next start. */
export class MarketDesk {
  readonly book = new QuoteBook();
  readonly catalogue: InstrumentCatalogue;
  readonly #environment: Environment;
  readonly #storage: Storage;
  readonly #topics: TopicRegistry;
  readonly #events: MarketEvents;
  #cancelAging: CancelTimer = () => {};
  #savedAt = Number.NEGATIVE_INFINITY;
  /** Changes of market status that the trade list has told, or is about to. */
  #statusChanges = 0;

  constructor(
    parts: { environment: Environment; storage: Storage; http: HttpClient; topics: TopicRegistry },
    events: MarketEvents,
  ) {
    this.#environment = parts.environment;
    this.#storage = parts.storage;
    this.#topics = parts.topics;
    this.#events = events;
    this.catalogue = new InstrumentCatalogue(parts.http, parts.environment.now, {
      onChange: events.onCatalogue,
      onLoaded: (items, added) => this.#loaded(items, added),
    });
  }

  /** Shows what the device kept, as old as it is. */
  async restore(): Promise<void> {
    const [catalogue, quotes] = await Promise.all([this.#storage.catalogue.get(ONLY), this.#storage.quotes.get(ONLY)]);
    if (!catalogue) return;
    this.catalogue.restore(catalogue);
    if (quotes) this.#restoreQuotes(quotes);
    this.#subscribe();
  }

  /** A message of `DAY_MARKET`; false when its data is no list. */
  receive({ data, snapshot, ts }: DataMessage): boolean {
    if (!Array.isArray(data)) return false;
    const now = this.#environment.now();
    const byId = (id: number) => this.catalogue.byId(id);
    const moves = applyQuotes(this.book, byId, { rows: data, snapshot: snapshot === true, now });
    this.#moved(moves, ts, now);
    return true;
  }

  /** A binary frame of `DAY_MARKET`; false when it is none, or broken. */
  receiveCompact(frame: ArrayBuffer): boolean {
    const now = this.#environment.now();
    const moves: PriceMove[] = [];
    const whole = applyCompactQuotes(this.book, (id) => this.catalogue.byId(id), { frame, now, moves });
    if (moves.length > 0) this.#moved(moves, compactQuotesTime(frame), now);
    return whole;
  }

  startAging(): void {
    this.#cancelAging();
    this.#cancelAging = this.#environment.timers.after(AGE_EVERY_MS, () => {
      if (this.book.age(this.#environment.now())) this.#events.onTrustChanged();
      this.startAging();
    });
  }

  /** The line is lost or quiet: nothing ages further, for nothing is certain any more. */
  distrust(): void {
    this.#cancelAging();
    this.book.distrustAll();
    this.#events.onTrustChanged();
  }

  /** Keeps the prices for the next start; nobody waits for it. */
  save(): void {
    if (this.book.size === 0) return;
    this.#savedAt = this.#environment.now();
    void this.#storage.quotes.put(ONLY, this.book.all());
  }

  #moved(moves: readonly PriceMove[], serverTime: number, now: number): void {
    this.#events.onMoves(moves, serverTime);
    if (now - this.#savedAt >= SNAPSHOT_EVERY_MS) this.save();
    if (this.book.statusChanges !== this.#statusChanges) this.#reloadSoon();
  }

  /** Only the trade list says when a market opens. Every client hears of a closing at once, so they do not ask at once. */
  #reloadSoon(): void {
    const { timers, random } = this.#environment;
    this.#statusChanges = this.book.statusChanges;
    timers.after(random() * RELOAD_WITHIN_MS, () => void this.catalogue.load());
  }

  #loaded(items: readonly TradeItem[], added: boolean): void {
    restoreQuotes(this.book, items, this.#environment.now());
    this.#statusChanges = this.book.statusChanges;
    if (!this.#subscribe() && added) this.#topics.renew(TOPIC_MARKET);
    this.#events.onTrustChanged();
    const { instruments, categories } = this.catalogue.state;
    void this.#storage.catalogue.put(ONLY, { asOf: this.#environment.now(), instruments, categories });
  }

  /** Not before the catalogue is there: without its scales the first frame could not be read. Returns whether it was not yet done. */
  #subscribe(): boolean {
    if (this.#topics.has(TOPIC_MARKET)) return false;
    this.#topics.acquire(TOPIC_MARKET);
    return true;
  }

  #restoreQuotes(rows: Float64Array): void {
    for (let offset = 0; offset < rows.length; offset += QUOTE_STRIDE) {
      const at = (column: number): number => rows[offset + column] ?? Number.NaN;
      const update = {
        close: at(QUOTE.close),
        open: at(QUOTE.open),
        marketOpen: (at(QUOTE.flags) & QUOTE_OPEN) !== 0,
      };
      this.book.restore(at(QUOTE.instrumentId), update, at(QUOTE.receivedAt));
    }
  }
}
