/** What was typed to deposit, kept while the page lives: neither a failure nor another screen empties it. */
import type { DepositRequest, FundChannel } from '../contract/worker/funds-api.ts';
import { newClientId } from '../worker-client/client-id.ts';
import { perPage, type Page } from './page.ts';
import { PictureSlot } from './picture-slot.ts';
import { signal, type ReadonlySignal } from './signals.ts';

/** A deposit that is being typed; a number of 0 stands for nothing chosen yet. */
export interface DepositDraft {
  readonly channel: FundChannel;
  /** The option of each channel. */
  readonly wayIds: Readonly<Record<FundChannel, number>>;
  /** Canonical decimal text, or what was typed in its place. */
  readonly amount: string;
}

/** What a deposit asks for; its client id follows from it. */
export type DepositTerms = Omit<DepositRequest, 'clientId'>;

const NO_DEPOSIT: DepositDraft = { channel: 'coin', wayIds: { coin: 0, bank: 0 }, amount: '' };

/** The picture is not kept over a reload. */
interface KeptDepositDraft {
  /** A user's number; 0 for nobody. */
  readonly owner: number;
  readonly deposit: DepositDraft;
}

class DepositDrafts {
  readonly #deposit = signal(NO_DEPOSIT);
  readonly proof: PictureSlot;
  #owner = 0;
  #sent: DepositRequest | undefined;

  constructor({ client, state: { drafts } }: Page) {
    this.proof = new PictureSlot(client);
    drafts.add(
      'deposit',
      this.#kept(),
      () => this.#kept(),
      (kept) => this.#restore(kept),
    );
  }

  get deposit(): ReadonlySignal<DepositDraft> {
    return this.#deposit;
  }

  edit(change: Partial<DepositDraft>): void {
    this.#deposit.value = { ...this.#deposit.peek(), ...change };
  }

  choose(channel: FundChannel, wayId: number): void {
    this.edit({ wayIds: { ...this.#deposit.peek().wayIds, [channel]: wayId } });
  }

  /** The request for these terms: the same one for as long as they stay, so that a second try makes no second deposit. */
  requestFor(terms: DepositTerms): DepositRequest {
    if (!this.#sent || !isSameTerms(this.#sent, terms)) this.#sent = { ...terms, clientId: newClientId() };
    return this.#sent;
  }

  /** It has been handed in: the next one begins empty, by the same way. */
  clear(): void {
    this.edit({ amount: '' });
    this.proof.clear();
    this.#sent = undefined;
  }

  /** Says whose draft this is: nobody finds that of the one before at the same device. */
  claim(userId: number): void {
    if (this.#owner === userId) return;
    this.#owner = userId;
    this.#deposit.value = NO_DEPOSIT;
    this.clear();
  }

  #kept(): KeptDepositDraft {
    return { owner: this.#owner, deposit: this.#deposit.peek() };
  }

  #restore({ owner, deposit }: KeptDepositDraft): void {
    this.#owner = owner;
    this.#deposit.value = deposit;
  }
}

function isSameTerms(sent: DepositRequest, terms: DepositTerms): boolean {
  return (Object.keys(terms) as (keyof DepositTerms)[]).every((name) => sent[name] === terms[name]);
}

/** The draft of a page. */
export const depositDraftsOf = perPage((page) => new DepositDrafts(page));
