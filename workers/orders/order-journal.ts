import type { UnconfirmedOrder } from '../../src/contract/worker/ticket.ts';
import type { JournalEntry } from '../storage/storage.ts';
import type { TabLock } from '../tabs/tab-lock.ts';
import type { StoredTable } from '../storage/stored-table.ts';

/** After this the server's history is the better witness. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;

export interface OrderJournalEvents {
  /** Other orders than before have no known outcome. */
  readonly onChange: () => void;
  /** An order of a tab that is gone is now this one's to find out about. */
  readonly onInherited: () => void;
}

/**
 * Orders between being sent and being answered, on the device before they leave it. What is found here at a start
 * was in flight when the last run ended.
 */
export class OrderJournal {
  readonly #table: StoredTable<JournalEntry>;
  readonly #tab: TabLock;
  readonly #events: OrderJournalEvents;
  readonly #entries = new Map<string, JournalEntry>();
  /** Those whose answer is still awaited are not yet unconfirmed. */
  readonly #inFlight = new Set<string>();

  constructor(table: StoredTable<JournalEntry>, tab: TabLock, events: OrderJournalEvents) {
    this.#table = table;
    this.#tab = tab;
    this.#events = events;
  }

  /** @param handedOver what was in flight when a worker died; it may have died before it had written them */
  async restore(now: number, handedOver: readonly JournalEntry[]): Promise<void> {
    for (const entry of handedOver) await this.#own(entry);
    for (const entry of await this.#table.all()) {
      const { clientId } = entry.request;
      if (now - entry.sentAt > MAX_AGE_MS) void this.#table.remove(clientId);
      // What another tab has sent is that tab's to find out about, while it lives.
      else if (!this.#entries.has(clientId)) await this.#tab.whenGone(entry.tab, () => this.#inherit(entry));
    }
    this.#events.onChange();
  }

  get(clientId: string): JournalEntry | undefined {
    return this.#entries.get(clientId);
  }

  /** Resolves when the device has it; where the device refuses, it is known until the page is closed. */
  async write(entry: JournalEntry): Promise<void> {
    const { clientId } = entry.request;
    this.#inFlight.add(clientId);
    await this.#own(entry);
  }

  async #own(entry: JournalEntry): Promise<void> {
    const { clientId } = entry.request;
    const owned = { ...entry, tab: this.#tab.id };
    this.#entries.set(clientId, owned);
    await this.#table.put(clientId, owned);
  }

  /** Takes over what a tab that is gone has left, unless it, or another tab, has settled it. */
  async #inherit({ request, tab }: JournalEntry): Promise<void> {
    const left = await this.#table.get(request.clientId);
    if (!left || left.tab !== tab) return;
    await this.#own(left);
    this.#events.onChange();
    this.#events.onInherited();
  }

  /** Sent once more. */
  resend(clientId: string): void {
    this.#inFlight.add(clientId);
  }

  /** No answer came. */
  leaveOpen(clientId: string): void {
    this.#inFlight.delete(clientId);
    this.#events.onChange();
  }

  /** The outcome is known. */
  async settle(clientId: string): Promise<void> {
    this.#inFlight.delete(clientId);
    this.#entries.delete(clientId);
    this.#events.onChange();
    await this.#table.remove(clientId);
  }

  async settleAllOf(userId: number): Promise<void> {
    const settled = [...this.#entries.values()].filter((entry) => entry.userId === userId);
    await Promise.all(settled.map((entry) => this.settle(entry.request.clientId)));
  }

  /** This user's orders without a known outcome, oldest first. */
  unconfirmed(userId: number): JournalEntry[] {
    return [...this.#entries.values()]
      .filter((entry) => entry.userId === userId && !this.#inFlight.has(entry.request.clientId))
      .toSorted((a, b) => a.sentAt - b.sentAt);
  }
}

export function unconfirmedOrder({ request, sentAt }: JournalEntry): UnconfirmedOrder {
  return { request, sentAt };
}
