import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock.ts';
import type { FundChannel } from '../engine/model/withdrawal.ts';
import type { ErrorLog } from '../log/error-log.ts';
import type { Database } from '../store/database.ts';
import { query, rows } from '../store/typed-query.ts';
import { dueServices, giveBack, sendLater, takeDue, type WaitingMessage } from './message-queue.ts';
import type { PushFacts } from './push-facts.ts';
import { noteOf } from './push-note.ts';
import { ServiceSendings } from './service-sendings.ts';
import { sendMessage, type Delivery } from './send-message.ts';
import { endSubscription } from './subscriptions.ts';
import type { VapidKeys } from './vapid-keys.ts';

const TIMEOUT_MS = 10_000;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 15 * 60 * 1000;

interface SenderOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  readonly errors: ErrorLog;
  readonly keys: VapidKeys;
  readonly contact: string;
  /** For a service's answer. */
  readonly timeoutMs?: number;
}

/**
 * Sends what is due: to each service by itself, and to each device one after another, so that what is slow or away
 * holds up nothing else.
 */
export class PushSender {
  readonly #options: SenderOptions;
  readonly #services = new Map<string, ServiceSendings>();
  readonly #end = new AbortController();

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  /** Begins to send what is due and not held up. @throws DatabaseUnavailableError */
  async send(): Promise<void> {
    const { database, clock } = this.#options;
    for (const service of await dueServices(database, clock.now())) this.#sendTo(service);
    for (const [service, { isIdle }] of this.#services) if (isIdle) this.#services.delete(service);
  }

  /** Leaves what is under way for the next start. */
  async stop(): Promise<void> {
    this.#end.abort();
    await Promise.all([...this.#services.values()].map((sendings) => sendings.ended()));
  }

  #sendTo(service: string): void {
    const { database, clock, errors } = this.#options;
    let sendings = this.#services.get(service);
    if (!sendings) {
      sendings = new ServiceSendings({
        take: (room) => takeDue(database, service, clock.now(), room),
        send: (message) => this.#sendOne(message),
        onError: errors.reporter('Push messages were not sent'),
        signal: this.#end.signal,
      });
      this.#services.set(service, sendings);
    }
    sendings.fill();
  }

  async #sendOne(message: WaitingMessage): Promise<void> {
    const delivery = await this.#deliver(message);
    // What was cut off by our own end has not been tried.
    if (delivery.result === 'later' && this.#end.signal.aborted) return giveBack(this.#options.database, message);
    await this.#note(message, delivery);
  }

  async #deliver(message: WaitingMessage): Promise<Delivery> {
    const { database, catalogue, keys, contact, errors, timeoutMs = TIMEOUT_MS } = this.#options;
    const channel = await channelOf(database, message.facts);
    const note = noteOf(message, message.language, { channel, shownCode: (code) => shownCodeOf(catalogue, code) });
    try {
      return await sendMessage(message, note, { keys, contact, timeoutMs, signal: this.#end.signal });
    } catch (error) {
      if (!this.#end.signal.aborted) errors.report('A push service was not reached', error);
      return { result: 'later', waitMs: 0 };
    }
  }

  async #note(message: WaitingMessage, delivery: Delivery): Promise<void> {
    const { database, clock, errors } = this.#options;
    const { sessionHash, endpoint, tries } = message;
    if (delivery.result === 'gone') return endSubscription(database, sessionHash, endpoint);
    if (delivery.result === 'later') {
      const wait = Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
      return sendLater(database, message, clock.now() + Math.max(wait, delivery.waitMs));
    }
    if (delivery.result === 'refused')
      errors.report('A push message was refused', new Error(`The push service answered ${delivery.status}`));
  }
}

/** By which channel the money of a message goes: its row is in that list. */
async function channelOf(database: Database, facts: PushFacts): Promise<FundChannel> {
  if (facts.type !== 'fund') return 'coin';
  const table = facts.fund === 'deposit' ? 'deposits' : 'withdrawals';
  const [row] = await rows(database, query.selectFrom(table).select('channel').where('id', '=', facts.id));
  return row?.channel ?? 'coin';
}

function shownCodeOf(catalogue: Catalogue, code: string): string {
  const index = catalogue.indexOfCode(code);
  return index === undefined ? code : catalogue.at(index).displayCode;
}
