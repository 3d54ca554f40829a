/** What was typed into the long forms of a user, kept while the page lives: neither a failure nor another screen empties them. */
import { perPage, type Page } from './page.ts';
import { PictureSlot } from './picture-slot.ts';
import { signal, type ReadonlySignal } from './signals.ts';

export interface IdentityDraft {
  readonly name: string;
  readonly cardId: string;
}

export interface FeedbackDraft {
  readonly content: string;
  readonly email: string;
}

const NO_IDENTITY: IdentityDraft = { name: '', cardId: '' };
const NO_FEEDBACK: FeedbackDraft = { content: '', email: '' };

/** The texts of the drafts, and whose they are; pictures are not kept over a reload. */
interface KeptProfileDrafts {
  /** A user's number; 0 for somebody who is not logged in. */
  readonly owner: number;
  readonly identity: IdentityDraft;
  readonly feedback: FeedbackDraft;
}

/** The long forms of one page. */
class ProfileDrafts {
  readonly #identity = signal(NO_IDENTITY);
  readonly #feedback = signal(NO_FEEDBACK);
  readonly frontPicture: PictureSlot;
  readonly backPicture: PictureSlot;
  readonly feedbackPicture: PictureSlot;
  #owner: number | undefined;

  constructor({ client, state }: Page) {
    this.frontPicture = new PictureSlot(client);
    this.backPicture = new PictureSlot(client);
    this.feedbackPicture = new PictureSlot(client);
    state.drafts.add(
      'profile',
      this.#kept(),
      () => this.#kept(),
      (kept) => this.#restore(kept),
    );
  }

  get identity(): ReadonlySignal<IdentityDraft> {
    return this.#identity;
  }

  get feedback(): ReadonlySignal<FeedbackDraft> {
    return this.#feedback;
  }

  editIdentity(change: Partial<IdentityDraft>): void {
    this.#identity.value = { ...this.#identity.peek(), ...change };
  }

  editFeedback(change: Partial<FeedbackDraft>): void {
    this.#feedback.value = { ...this.#feedback.peek(), ...change };
  }

  clearIdentity(): void {
    this.#identity.value = NO_IDENTITY;
    this.frontPicture.clear();
    this.backPicture.clear();
  }

  clearFeedback(): void {
    this.#feedback.value = NO_FEEDBACK;
    this.feedbackPicture.clear();
  }

  /** Says whose drafts these are: nobody finds those of the one before at the same device. */
  claim(userId: number | undefined): void {
    if (this.#owner === userId) return;
    this.#owner = userId;
    this.clearIdentity();
    this.clearFeedback();
  }

  #kept(): KeptProfileDrafts {
    return { owner: this.#owner ?? 0, identity: this.#identity.peek(), feedback: this.#feedback.peek() };
  }

  #restore({ owner, identity, feedback }: KeptProfileDrafts): void {
    this.#owner = owner === 0 ? undefined : owner;
    this.#identity.value = identity;
    this.#feedback.value = feedback;
  }
}

export const profileDraftsOf = perPage((page) => new ProfileDrafts(page));
