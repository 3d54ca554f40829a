import type { UnconfirmedOrder } from '../../src/contract/worker/ticket.ts';
import type { JournalEntry } from '../storage/storage.ts';
import type { StoredTable } from '../storage/stored-table.ts';

/** After this the server's history is the better witness. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;

/**
 * Orders between being sent and being answered, on the device before they leave it. What is found here at a start
 * was in flight when the last run ended.
 */
export class OrderJournal {
  readonly #table: StoredTable<JournalEntry>;
  readonly #onChange: () => void;
  readonly #entries = new Map<string, JournalEntry>();
  /** Those whose answer is still awaited are not yet unconfirmed. */
  readonly #inFlight = new Set<string>();

  constructor(table: StoredTable<JournalEntry>, onChange: () => void) {
    this.#table = table;
    this.#onChange = onChange;
  }

  /** @param handedOver what was in flight when a worker died; it may have died before it had written them */
  async restore(now: number, handedOver: readonly JournalEntry[]): Promise<void> {
    for (const entry of [...(await this.#table.all()), ...handedOver]) {
      const { clientId } = entry.request;
      if (now - entry.sentAt > MAX_AGE_MS) void this.#table.remove(clientId);
      else if (!this.#entries.has(clientId)) this.#entries.set(clientId, entry);
    }
    for (const entry of handedOver) void this.#table.put(entry.request.clientId, entry);
    this.#onChange();
  }

  get(clientId: string): JournalEntry | undefined {
    return this.#entries.get(clientId);
  }

  /** Resolves when the device has it; where the device refuses, it is known until the page is closed. */
  async write(entry: JournalEntry): Promise<void> {
    const { clientId } = entry.request;
    this.#entries.set(clientId, entry);
    this.#inFlight.add(clientId);
    await this.#table.put(clientId, entry);
  }

  /** Sent once more. */
  resend(clientId: string): void {
    this.#inFlight.add(clientId);
  }

  /** No answer came. */
  leaveOpen(clientId: string): void {
    this.#inFlight.delete(clientId);
    this.#onChange();
  }

  /** The outcome is known. */
  async settle(clientId: string): Promise<void> {
    this.#inFlight.delete(clientId);
    this.#entries.delete(clientId);
    this.#onChange();
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
