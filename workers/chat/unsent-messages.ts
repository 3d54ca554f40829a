import type { UnsentMessage } from '../../src/contract/chat-frame.ts';
import type { StoredMessage } from '../storage/storage.ts';
import type { StoredTable } from '../storage/stored-table.ts';

/** Messages of the chat that the server has not taken. The frame that shows it may keep nothing itself. */
export class UnsentMessages {
  readonly #table: StoredTable<StoredMessage>;
  readonly #now: () => number;

  constructor(table: StoredTable<StoredMessage>, now: () => number) {
    this.#table = table;
    this.#now = now;
  }

  /** Those of one user, or of visitors (undefined): nobody else's session sends them. The oldest first. */
  async of(userId: number | undefined): Promise<readonly UnsentMessage[]> {
    const own = (await this.#table.all()).filter((stored) => stored.userId === userId);
    return own.sort((a, b) => a.writtenAt - b.writtenAt).map(({ message }) => message);
  }

  /** Keeps one until it is forgotten. */
  async keep(userId: number | undefined, message: UnsentMessage): Promise<void> {
    await this.#table.put(message.clientId, { message, userId, writtenAt: this.#now() });
  }

  async forget(clientId: string): Promise<void> {
    await this.#table.remove(clientId);
  }
}
