import type { TickKind } from '../feed/feed.ts';
import type { AccountQueue } from './account-queue.ts';
import { PriceTriggers } from './price-triggers.ts';

/** Which accounts a price concerns, of all that are watched. */
export class AccountTriggers {
  readonly #triggers = new PriceTriggers<AccountQueue>();
  /** Instruments that each watched account has open trades in. */
  readonly #watched = new Map<AccountQueue, ReadonlySet<number>>();
  /** By instrument: accounts that a missed price concerned. They are looked at with the next live one of any of theirs. */
  readonly #due = new Map<number, Set<AccountQueue>>();

  /** Watches an account as it is now. */
  watch(queue: AccountQueue): void {
    const levels = queue.account.priceLevels();
    for (const index of this.#watched.get(queue) ?? []) {
      this.#due.get(index)?.delete(queue);
      if (!levels.has(index)) this.#triggers.delete(index, queue);
    }
    for (const [index, at] of levels) this.#triggers.set(index, queue, at);
    if (levels.size > 0) this.#watched.set(queue, new Set(levels.keys()));
    else this.#watched.delete(queue);
  }

  /** Watches an account no more. */
  forget(queue: AccountQueue): void {
    for (const index of this.#watched.get(queue) ?? []) {
      this.#triggers.delete(index, queue);
      this.#due.get(index)?.delete(queue);
    }
    this.#watched.delete(queue);
  }

  /**
   * The accounts that must be looked at now, by id; each has to be watched anew. None for a missed price, which executes
   * nothing.
   * @param price at the instrument's price scale
   */
  concerned(index: number, price: number, kind: TickKind): readonly AccountQueue[] {
    const reached = this.#triggers.reached(index, price);
    if (kind !== 'live') {
      for (const queue of reached) this.#postpone(queue);
      return [];
    }
    const due = this.#due.get(index);
    if (!due || due.size === 0) return reached.length < 2 ? reached : reached.toSorted(byId);
    return [...new Set([...reached, ...due])].toSorted(byId);
  }

  #postpone(queue: AccountQueue): void {
    for (const index of this.#watched.get(queue) ?? []) {
      const due = this.#due.get(index);
      if (due) due.add(queue);
      else this.#due.set(index, new Set([queue]));
    }
  }
}

function byId(a: AccountQueue, b: AccountQueue): number {
  return a.account.id - b.account.id;
}
