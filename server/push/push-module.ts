import type { DomainEvent } from '../engine/model/domain-event.ts';
import type { EventsModule } from '../events/events-module.ts';
import type { Feed } from '../feed/feed.ts';
import type { ServerContext, ServerModule } from '../server-module.ts';
import type { Database } from '../store/database.ts';
import { forgetMessages, queueNews, type AccountNews } from './message-queue.ts';
import { newsOf } from './push-facts.ts';
import { PushSender } from './push-sender.ts';
import { vapidKeys } from './vapid-keys.ts';

const LOOK_EVERY_MS = 1_000;
/** Written down at once. */
const NEWS_A_STATEMENT = 500;

export interface PushModule extends ServerModule {
  /** What a device subscribes with. */
  readonly publicKey: string;
  /** The services that a device may name. */
  readonly hosts: readonly string[];
}

/** Messages to devices whose client is closed. */
export async function openPushModule(
  { settings, catalogue, clock, errors }: ServerContext,
  {
    database,
    events,
    feed,
    timeoutMs,
  }: {
    readonly database: Database;
    readonly events: EventsModule;
    readonly feed: Pick<Feed, 'clock'>;
    readonly timeoutMs?: number;
  },
): Promise<PushModule> {
  const keys = await vapidKeys(database, clock.now());
  const { pushContact: contact, pushHosts: hosts } = settings;
  const sender = new PushSender({ database, clock, catalogue, errors, keys, contact, ...(timeoutMs && { timeoutMs }) });
  // Events carry the market's time, which may be another than the device's.
  const news = new NewsList(database, ({ time }) => clock.now() - Math.max(0, feed.clock.now() - time));
  const look = async (): Promise<void> => {
    await news.written();
    await sender.send();
  };
  const looks = repeated(look, errors.reporter('Push messages were not looked at'));
  const handle = (event: DomainEvent): void => {
    if (news.add(event)) looks.soon();
  };
  await events.listen({ name: 'push', handle, settled: () => news.written() });
  return {
    publicKey: keys.publicKey,
    hosts,
    start: looks.start,
    stop: async () => {
      await looks.stop();
      await sender.stop();
    },
    tidy: [() => forgetMessages(database, clock.now())],
    close: () => news.written().catch(errors.reporter('Push messages were not written down')),
  };
}

/** Looks once a second, and at once where it is asked to: never twice at the same time. */
function repeated(look: () => Promise<void>, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  let waits = false;
  const soon = (): void => {
    if (timer === undefined || waits) return;
    waits = true;
    last = last
      .then(() => {
        waits = false;
        return look();
      })
      .catch(onError);
  };
  return {
    soon,
    start: () => {
      timer = setInterval(soon, LOOK_EVERY_MS);
    },
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      await last;
    },
  };
}

/** News that are not written down yet. */
class NewsList {
  readonly #database: Database;
  readonly #timeOf: (event: DomainEvent) => number;
  #waiting: AccountNews[] = [];
  #writing = Promise.resolve();

  /** @param timeOf when it happened, epoch ms */
  constructor(database: Database, timeOf: (event: DomainEvent) => number) {
    this.#database = database;
    this.#timeOf = timeOf;
  }

  /** Whether there is anything to tell. */
  add(event: DomainEvent): boolean {
    const news = newsOf(event);
    const { accountId, sequence } = event;
    if (news) this.#waiting.push({ ...news, accountId, tag: `${accountId}-${sequence}`, time: this.#timeOf(event) });
    return news !== undefined;
  }

  /** Resolves when all of them are in the database. @throws what keeps it from that; they are tried again the next time */
  written(): Promise<void> {
    const written = this.#writing.then(() => this.#write());
    this.#writing = written.catch(() => undefined);
    return written;
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const some = this.#waiting.slice(0, NEWS_A_STATEMENT);
      await queueNews(this.#database, some);
      this.#waiting = this.#waiting.slice(some.length);
    }
  }
}
