/** What was typed to withdraw and to bind a method, kept while the page lives: neither a failure nor another screen empties it. */
import type { FundChannel } from '../contract/worker/funds-api.ts';
import { perPage, type Page } from './page.ts';
import { signal, type ReadonlySignal } from './signals.ts';

/** A withdrawal that is being typed; a number of 0 stands for nothing chosen yet. */
export interface WithdrawDraft {
  readonly channel: FundChannel;
  readonly currencyId: number;
  readonly methodId: number;
  /** Canonical decimal text, or what was typed in its place. */
  readonly amount: string;
}

/** A method that is being typed; the fields of the other channel stay empty. */
export interface MethodDraft {
  readonly currencyId: number;
  readonly address: string;
  readonly bankName: string;
  readonly bankAddress: string;
  readonly swift: string;
  readonly payeeName: string;
  readonly payeeAccount: string;
}

type MethodDrafts = Readonly<Record<FundChannel, MethodDraft>>;

const NO_WITHDRAWAL: WithdrawDraft = { channel: 'coin', currencyId: 0, methodId: 0, amount: '' };
const NO_METHOD: MethodDraft = {
  currencyId: 0,
  address: '',
  bankName: '',
  bankAddress: '',
  swift: '',
  payeeName: '',
  payeeAccount: '',
};
const NO_METHODS: MethodDrafts = { coin: NO_METHOD, bank: NO_METHOD };

interface KeptWithdrawDrafts {
  /** A user's number; 0 for nobody. */
  readonly owner: number;
  readonly withdrawal: WithdrawDraft;
  readonly methods: MethodDrafts;
}

class WithdrawDrafts {
  readonly #withdrawal = signal(NO_WITHDRAWAL);
  readonly #methods = signal(NO_METHODS);
  #owner = 0;

  constructor({ state: { drafts } }: Page) {
    drafts.add(
      'withdraw',
      this.#kept(),
      () => this.#kept(),
      (kept) => this.#restore(kept),
    );
  }

  get withdrawal(): ReadonlySignal<WithdrawDraft> {
    return this.#withdrawal;
  }

  get methods(): ReadonlySignal<MethodDrafts> {
    return this.#methods;
  }

  edit(change: Partial<WithdrawDraft>): void {
    this.#withdrawal.value = { ...this.#withdrawal.peek(), ...change };
  }

  editMethod(channel: FundChannel, change: Partial<MethodDraft>): void {
    const all = this.#methods.peek();
    this.#methods.value = { ...all, [channel]: { ...all[channel], ...change } };
  }

  clearMethod(channel: FundChannel): void {
    this.#methods.value = { ...this.#methods.peek(), [channel]: NO_METHOD };
  }

  /** Says whose drafts these are: nobody finds those of the one before at the same device. */
  claim(userId: number): void {
    if (this.#owner === userId) return;
    this.#owner = userId;
    this.#withdrawal.value = NO_WITHDRAWAL;
    this.#methods.value = NO_METHODS;
  }

  #kept(): KeptWithdrawDrafts {
    return { owner: this.#owner, withdrawal: this.#withdrawal.peek(), methods: this.#methods.peek() };
  }

  #restore({ owner, withdrawal, methods }: KeptWithdrawDrafts): void {
    this.#owner = owner;
    this.#withdrawal.value = withdrawal;
    this.#methods.value = methods;
  }
}

/** The drafts of a page. */
export const withdrawDraftsOf = perPage((page) => new WithdrawDrafts(page));
