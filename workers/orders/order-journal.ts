import type { UnconfirmedOrder } from '../../src/contract/worker/ticket.ts';
import type { EpochMs } from '../../src/domain/candle.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { JournalEntry } from '../storage/storage.ts';
import type { StoredTable } from '../storage/stored-table.ts';
import type { TabLock } from '../tabs/tab-lock.ts';

/** After this the server's history is the better witness. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;

/** Where the journal is written, and by which tab. */
export interface JournalDependencies {
  readonly table: StoredTable<JournalEntry>;
  readonly tab: TabLock;
  /** Ms since 1970. */
  readonly now: () => EpochMs;
  readonly events: ClientEmitter;
}

/** An order that is about to be sent. */
export type NewEntry = Omit<JournalEntry, 'sentAt' | 'tab'>;

/**
 * Orders between being sent and being answered, written to the device before they leave it. What is found here at a
 * start was in flight when the last run ended.
 */
export class OrderJournal {
  readonly #table: StoredTable<JournalEntry>;
  readonly #tab: TabLock;
  readonly #now: () => EpochMs;
  readonly #events: ClientEmitter;
  readonly #entries = new Map<string, JournalEntry>();
  /** Client ids of those whose answer is still awaited, which are not yet unconfirmed. */
  readonly #inFlight = new Set<string>();
  #userId: number | undefined;

  constructor({ table, tab, now, events }: JournalDependencies) {
    this.#table = table;
    this.#tab = tab;
    this.#now = now;
    this.#events = events;
    events.on('userChanged', ({ userId }) => {
      this.#userId = userId;
      this.#changed();
    });
  }

  /** Undefined while nobody is logged in. */
  get userId(): number | undefined {
    return this.#userId;
  }

  /** The present user's orders without a known outcome, oldest first. */
  get unconfirmed(): readonly JournalEntry[] {
    return this.#ownEntries()
      .filter((entry) => !this.#inFlight.has(entry.request.clientId))
      .toSorted((a, b) => a.sentAt - b.sentAt);
  }

  /**
   * Reads what the device holds.
   * @param handedOver what was in flight when a worker died; it may have died before it had written them
   */
  async restore(handedOver: readonly JournalEntry[]): Promise<void> {
    await Promise.all(handedOver.map((entry) => this.#claim(entry)));
    for (const entry of await this.#table.all()) {
      const { clientId } = entry.request;
      if (this.#now() - entry.sentAt > MAX_AGE_MS) void this.#table.remove(clientId);
      // What another tab has sent is that tab's to find out about, while it lives.
      else if (!this.#entries.has(clientId)) await this.#tab.whenGone(entry.tab, () => this.#inherit(entry));
    }
    this.#changed();
  }

  get(clientId: string): JournalEntry | undefined {
    return this.#entries.get(clientId);
  }

  /** Writes an order that is about to be sent. Resolves when the device has it; where the device refuses, memory keeps it until the page is closed. */
  async write(entry: NewEntry): Promise<void> {
    this.#inFlight.add(entry.request.clientId);
    await this.#claim({ ...entry, sentAt: this.#now() });
  }

  /** The order is sent once more. */
  resend(clientId: string): void {
    this.#inFlight.add(clientId);
  }

  /** No answer came: the order's outcome is unknown. */
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

  #ownEntries(): JournalEntry[] {
    return [...this.#entries.values()].filter((entry) => entry.userId === this.#userId);
  }

  /** From now on this tab finds out about the order. */
  async #claim(entry: JournalEntry): Promise<void> {
    const { clientId } = entry.request;
    const claimed = { ...entry, tab: this.#tab.id };
    this.#entries.set(clientId, claimed);
    await this.#table.put(clientId, claimed);
  }

  /** Claims what a tab that is gone has left, unless it, or another tab, has settled it. */
  async #inherit({ request, tab }: JournalEntry): Promise<void> {
    const left = await this.#table.get(request.clientId);
    if (!left || left.tab !== tab) return;
    await this.#claim(left);
    this.#changed();
    this.#events.emit('ordersInherited');
  }

  #changed(): void {
    this.#events.emit('unconfirmedChanged', this.unconfirmed.map(unconfirmedOrder));
  }
}

function unconfirmedOrder({ request, sentAt }: JournalEntry): UnconfirmedOrder {
  return { request, sentAt };
}
