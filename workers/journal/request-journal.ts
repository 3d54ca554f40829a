import type { EpochMs } from '../../src/domain/candle.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { SentRequest } from '../storage/storage.ts';
import type { StoredTable } from '../storage/stored-table.ts';
import type { TabLock } from '../tabs/tab-lock.ts';

/** Where a journal is written, and by which tab. */
export interface JournalDependencies<Entry extends SentRequest> {
  readonly table: StoredTable<Entry>;
  readonly tab: TabLock;
  /** Ms since 1970. */
  readonly now: () => EpochMs;
  readonly events: ClientEmitter;
}

/** What the rest of the client hears of a journal. */
export interface JournalUse<Entry extends SentRequest> {
  /** After this an entry is dropped without a word when the journal is read; undefined: never. */
  readonly mostAgeMs?: number;
  readonly onChange: (unconfirmed: readonly Entry[]) => void;
  /** It has taken over entries that this worker did not send. */
  readonly onInherited: () => void;
}

/**
 * Requests between being sent and being answered, written to the device before they leave it. What is found here at a
 * start was in flight when the last run ended.
 */
export class RequestJournal<Entry extends SentRequest> {
  /** Ms since 1970. */
  readonly now: () => EpochMs;
  readonly #table: StoredTable<Entry>;
  readonly #tab: TabLock;
  readonly #use: JournalUse<Entry>;
  readonly #entries = new Map<string, Entry>();
  /** Client ids of those whose answer is still awaited, which are not yet unconfirmed. */
  readonly #inFlight = new Set<string>();
  #userId: number | undefined;

  constructor({ table, tab, now, events }: JournalDependencies<Entry>, use: JournalUse<Entry>) {
    this.#table = table;
    this.#tab = tab;
    this.now = now;
    this.#use = use;
    events.on('userChanged', ({ userId }) => {
      this.#userId = userId;
      this.#changed();
    });
  }

  /** Undefined while nobody is logged in. */
  get userId(): number | undefined {
    return this.#userId;
  }

  /** The present user's requests without a known outcome, oldest first. */
  get unconfirmed(): readonly Entry[] {
    return this.#ownEntries()
      .filter((entry) => !this.#inFlight.has(entry.request.clientId))
      .sort((a, b) => a.sentAt - b.sentAt);
  }

  /**
   * Reads what the device holds.
   * @param handedOver what was in flight when a worker died; it may have died before it had written them
   */
  async restore(handedOver: readonly Entry[]): Promise<void> {
    await Promise.all(handedOver.map((entry) => this.#claim(entry)));
    for (const entry of await this.#table.all()) {
      const { clientId } = entry.request;
      if (this.now() - entry.sentAt > (this.#use.mostAgeMs ?? Number.POSITIVE_INFINITY))
        void this.#table.remove(clientId);
      // What another tab has sent is that tab's to find out about, while it lives.
      else if (!this.#entries.has(clientId)) await this.#tab.whenGone(entry.tab, () => this.#inherit(entry));
    }
    this.#changed();
  }

  get(clientId: string): Entry | undefined {
    return this.#entries.get(clientId);
  }

  /** Writes a request that is about to be sent. Resolves when the device has it; where the device refuses, memory keeps it until the page is closed. */
  async write(entry: Entry): Promise<void> {
    this.#inFlight.add(entry.request.clientId);
    await this.#claim(entry);
  }

  /** The request is sent once more. */
  resend(clientId: string): void {
    this.#inFlight.add(clientId);
  }

  /** No answer came: the request's outcome is unknown. */
  markUnanswered(clientId: string): void {
    this.#inFlight.delete(clientId);
    this.#changed();
  }

  /** The outcome is known. */
  async settle(clientId: string): Promise<void> {
    this.#inFlight.delete(clientId);
    this.#entries.delete(clientId);
    this.#changed();
    await this.#table.remove(clientId);
  }

  /** The present user's account was reset, and with it everything that was unanswered. */
  async settleAll(): Promise<void> {
    await Promise.all(this.#ownEntries().map(({ request }) => this.settle(request.clientId)));
  }

  #ownEntries(): Entry[] {
    return [...this.#entries.values()].filter((entry) => entry.userId === this.#userId);
  }

  /** From now on this tab finds out about the request. */
  async #claim(entry: Entry): Promise<void> {
    const { clientId } = entry.request;
    const claimed = { ...entry, tab: this.#tab.id };
    this.#entries.set(clientId, claimed);
    await this.#table.put(clientId, claimed);
  }

  /** Claims what a tab that is gone has left, unless it, or another tab, has settled it. */
  async #inherit({ request, tab }: Entry): Promise<void> {
    const left = await this.#table.get(request.clientId);
    if (!left || left.tab !== tab) return;
    await this.#claim(left);
    this.#changed();
    this.#use.onInherited();
  }

  #changed(): void {
    this.#use.onChange(this.unconfirmed);
  }
}
