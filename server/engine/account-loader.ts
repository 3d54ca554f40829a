import type { StoredAccount } from './model/stored-account.ts';

interface Waiting {
  readonly id: number;
  readonly resolve: (account: StoredAccount) => void;
  readonly reject: (error: unknown) => void;
}

/** Read together at most. */
const MOST_TOGETHER = 100;

/** Reads accounts that are asked for at the same time together: a statement for many costs little more than one for one. */
export class AccountLoader {
  readonly #load: (ids: readonly number[]) => Promise<readonly StoredAccount[]>;
  #waiting: Waiting[] = [];

  /** @param load reads the accounts in the order of their ids; throws when one of them does not exist */
  constructor(load: (ids: readonly number[]) => Promise<readonly StoredAccount[]>) {
    this.#load = load;
  }

  /** The account as it is kept. @throws Error when it does not exist; else what reading throws */
  load(id: number): Promise<StoredAccount> {
    return new Promise((resolve, reject) => {
      // When the event loop comes round: everybody who asks in this turn is there by then, and others are served before.
      if (this.#waiting.length === 0) setImmediate(() => void this.#read());
      this.#waiting.push({ id, resolve, reject });
    });
  }

  async #read(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (let at = 0; at < waiting.length; at += MOST_TOGETHER)
      await this.#readSome(waiting.slice(at, at + MOST_TOGETHER));
  }

  /** One that does not exist must not keep the others from being read. */
  async #readSome(waiting: readonly Waiting[]): Promise<void> {
    try {
      const accounts = await this.#load(waiting.map(({ id }) => id));
      const byId = new Map(accounts.map((account) => [account.id, account]));
      for (const { id, resolve, reject } of waiting) {
        const account = byId.get(id);
        if (account) resolve(account);
        else reject(new Error(`There is no account ${id}`));
      }
    } catch (error) {
      if (waiting.length > 1) for (const one of waiting) await this.#readSome([one]);
      else for (const { reject } of waiting) reject(error);
    }
  }
}
