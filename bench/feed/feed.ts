/** The feed: one market, its subscribers, and the times at which ticks left. */
import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import { monotonicNow } from './clock.ts';
import { Pulse } from './pulse.ts';
import { SendLog, type SentTicks } from './send-log.ts';
import { FEED_DEFAULTS, type FeedSettings } from './settings.ts';
import type { MadeMinute } from './made-minute.ts';
import { Subscriber } from './subscriber.ts';
import { TickMarket } from './tick-market.ts';

const BATCH_MS = 10;
/** Ticks that each have a message of their own leave as they come, as near as timers allow. */
const TICK_STEP_MS = 2;
const CANDLES_EVERY_MS = 100;

export interface FeedReport {
  readonly sent: readonly SentTicks[];
  /** Of all instruments. */
  readonly ticks: number;
  readonly bytes: number;
  /** The form of prices that was agreed with the last subscriber. */
  readonly form: string;
  readonly connections: number;
  /** Minutes of the candles that were subscribed. */
  readonly minutes: readonly MadeMinute[];
}

export class Feed {
  settings: FeedSettings = FEED_DEFAULTS;
  market = new TickMarket(FEED_DEFAULTS);
  readonly #subscribers = new Set<Subscriber>();
  #log = new SendLog();
  #pulse: Pulse | undefined;
  #last: Subscriber | undefined;
  #connections = 0;
  #bytesBefore = 0;

  readonly #candles = setInterval(() => this.#sendCandles(), CANDLES_EVERY_MS);

  /** Ends it for good. */
  close(): void {
    this.stop();
    clearInterval(this.#candles);
  }

  /** A fresh market at rest. */
  configure(settings: FeedSettings): void {
    this.stop();
    this.settings = settings;
    this.market = new TickMarket(settings);
    this.#log = new SendLog();
    this.#connections = 0;
  }

  start(): void {
    this.stop();
    const { ticksPerSecond, messages } = this.settings;
    if (ticksPerSecond === 0) return;
    const each = messages === 'tick';
    this.#pulse = new Pulse(ticksPerSecond, each ? TICK_STEP_MS : BATCH_MS, (ticks) =>
      each ? this.#sendEach(ticks) : this.#sendBatch(ticks),
    );
    this.#pulse.start();
  }

  stop(): void {
    this.#pulse?.stop();
    this.#pulse = undefined;
  }

  /** Counts bytes from here. */
  mark(): void {
    this.#bytesBefore = this.#last?.marketBytes ?? 0;
    this.#log = new SendLog();
  }

  report(ids: readonly number[]): FeedReport {
    return {
      sent: ids.map((id) => this.#log.of(id)),
      ticks: this.#log.count,
      bytes: (this.#last?.marketBytes ?? 0) - this.#bytesBefore,
      form: this.#last?.form?.name ?? 'none',
      connections: this.#connections,
      minutes: this.#last?.minutes ?? [],
    };
  }

  /** @param carrier what the socket writes to */
  connect(socket: WebSocket, carrier: Writable): void {
    const subscriber = new Subscriber(socket, carrier, this.settings);
    this.#subscribers.add(subscriber);
    this.#connections++;
    socket.on('message', (data: Buffer) => {
      subscriber.receive(data.toString(), this.market);
      if (subscriber.form) this.#last = subscriber;
    });
    socket.on('close', () => this.#subscribers.delete(subscriber));
    // A page that is closed in the middle of a burst resets the connection; its close follows.
    socket.on('error', () => socket.terminate());
  }

  #sendEach(ticks: number): void {
    for (const subscriber of this.#subscribers) subscriber.hold();
    for (let i = 0; i < ticks; i++) {
      const id = this.market.tick();
      this.#log.add(id, this.market.sequenceOf(id), monotonicNow());
      for (const subscriber of this.#subscribers) subscriber.sendPrices([id], this.market);
    }
    for (const subscriber of this.#subscribers) subscriber.release();
  }

  #sendBatch(ticks: number): void {
    for (let i = 0; i < ticks; i++) this.market.tick();
    const ids = this.market.takeChanged();
    const now = monotonicNow();
    for (const id of ids) this.#log.add(id, this.market.sequenceOf(id), now);
    for (const subscriber of this.#subscribers) subscriber.sendPrices(ids, this.market);
  }

  #sendCandles(): void {
    if (this.#pulse) for (const subscriber of this.#subscribers) subscriber.sendCandles(this.market);
  }
}
