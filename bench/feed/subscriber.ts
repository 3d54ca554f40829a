/** One open socket: what it asked for, and what was sent to it. */
import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import { COMPACT_QUOTES } from '../../src/contract/wire/compact-quotes.ts';
import { codeOfCandleTopic, TOPIC_MARKET, candleTopic } from '../../src/contract/wire/socket.ts';
import { RunningMinute } from './candles.ts';
import { monotonicNow } from './clock.ts';
import type { MadeMinute } from './made-minute.ts';
import { PriceLimits, type AskedLimits } from './price-limits.ts';
import type { FeedSettings } from './settings.ts';
import type { TickMarket } from './tick-market.ts';
import { idOfCode } from './universe.ts';
import { compactForm, jsonForm, type MarketForm, type MarketFrame } from './wire-forms.ts';

interface ClientText extends AskedLimits {
  readonly type?: string;
  readonly topics?: readonly string[];
  readonly encoding?: string;
}

/** What a subscriber can have besides plain JSON of everything. */
type Offers = Pick<FeedSettings, 'compact' | 'knowsLimits'>;

export class Subscriber {
  readonly #socket: WebSocket;
  readonly #carrier: Writable;
  readonly #offers: Offers;
  readonly #minutes = new Map<string, RunningMinute>();
  #form: MarketForm | undefined;
  #limits = new PriceLimits({});
  #marketBytes = 0;

  constructor(socket: WebSocket, carrier: Writable, offers: Offers) {
    this.#socket = socket;
    this.#carrier = carrier;
    this.#offers = offers;
  }

  /** The agreed form of prices; undefined while none are wanted. */
  get form(): MarketForm | undefined {
    return this.#form;
  }

  /** Bytes of price messages, without their frame headers. */
  get marketBytes(): number {
    return this.#marketBytes;
  }

  /** Every minute of the candles that it has, in order of time. */
  get minutes(): MadeMinute[] {
    return [...this.#minutes.values()].flatMap((minute) => minute.made);
  }

  receive(text: string, market: TickMarket): void {
    const message = JSON.parse(text) as ClientText;
    if (message.type === 'ping') this.#socket.send('{"type":"pong"}');
    if (message.type === 'login') this.#socket.send('{"type":"login_result","code":1,"msg":""}');
    if (message.type === 'sub') for (const topic of message.topics ?? []) this.#add(topic, message, market);
    if (message.type === 'unsub') for (const topic of message.topics ?? []) this.#remove(topic);
  }

  /** Messages wait here for `release` and leave in one write: ten thousand writes a second would fill a core of the machine that is measured. */
  hold(): void {
    this.#carrier.cork();
  }

  release(): void {
    this.#carrier.uncork();
  }

  sendPrices(ids: readonly number[], market: TickMarket): void {
    if (!this.#form) return;
    const due = this.#limits.take(ids, monotonicNow());
    if (due.length > 0) this.#sendMarket(this.#form.frame(due, market));
  }

  sendCandles(market: TickMarket): void {
    for (const [code, minute] of this.#minutes) {
      const data = minute.at(Date.now() / 1_000, market.sequenceOf(idOfCode(code)));
      this.#socket.send(JSON.stringify({ type: 'data', topic: candleTopic(code), ts: Date.now(), data }));
    }
  }

  #add(topic: string, asked: ClientText, market: TickMarket): void {
    const code = codeOfCandleTopic(topic);
    if (code !== undefined) this.#minutes.set(code, new RunningMinute(idOfCode(code)));
    if (topic !== TOPIC_MARKET) return;
    this.#form = this.#offers.compact && asked.encoding === COMPACT_QUOTES ? compactForm() : jsonForm();
    // The snapshot is plain JSON in either form: only there can it be marked as one.
    this.#limits = new PriceLimits(this.#offers.knowsLimits ? asked : {});
    const ids = market.ids.filter((id) => this.#limits.isAsked(id));
    this.#socket.send(jsonForm().frame(ids, market, true));
  }

  #remove(topic: string): void {
    if (topic === TOPIC_MARKET) this.#form = undefined;
    this.#minutes.delete(codeOfCandleTopic(topic) ?? '');
  }

  #sendMarket(frame: MarketFrame): void {
    this.#marketBytes += typeof frame === 'string' ? Buffer.byteLength(frame) : frame.length;
    this.#socket.send(frame);
  }
}
