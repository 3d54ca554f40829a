/** What was typed into the long forms of a user, kept while the page lives: neither a failure nor another screen empties them. */
import { keepAsDraft } from './kept-drafts.ts';
import { PictureSlot } from './picture-slot.ts';
import { signal } from './signals.ts';

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

export const identityDraft = signal<IdentityDraft>(NO_IDENTITY);
export const frontPicture = new PictureSlot();
export const backPicture = new PictureSlot();
export const feedbackDraft = signal<FeedbackDraft>(NO_FEEDBACK);
export const feedbackPicture = new PictureSlot();

export function clearIdentityDraft(): void {
  identityDraft.value = NO_IDENTITY;
  frontPicture.clear();
  backPicture.clear();
}

export function clearFeedbackDraft(): void {
  feedbackDraft.value = NO_FEEDBACK;
  feedbackPicture.clear();
}

let owner: number | undefined;

/** Says whose drafts these are: nobody finds those of the one before at the same device. */
export function claimDrafts(userId: number | undefined): void {
  if (owner === userId) return;
  owner = userId;
  clearIdentityDraft();
  clearFeedbackDraft();
}

/** The texts of the drafts, and whose they are; pictures are not kept over a reload. */
interface ProfileDrafts {
  /** A user's number; 0 for somebody who is not logged in. */
  readonly owner: number;
  readonly identity: IdentityDraft;
  readonly feedback: FeedbackDraft;
}

function profileDrafts(): ProfileDrafts {
  return { owner: owner ?? 0, identity: identityDraft.peek(), feedback: feedbackDraft.peek() };
}

keepAsDraft('profile', profileDrafts(), profileDrafts, (drafts) => {
  owner = drafts.owner === 0 ? undefined : drafts.owner;
  identityDraft.value = drafts.identity;
  feedbackDraft.value = drafts.feedback;
});
