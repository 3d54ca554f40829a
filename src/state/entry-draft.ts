/** What was typed on the way in, kept while the page lives: neither a failure nor another screen empties it. Never a password. */
import type { AccountKind } from '../contract/worker/auth-api.ts';
import { keepAsDraft } from './kept-drafts.ts';
import { signal } from './signals.ts';

export interface EntryDraft {
  readonly by: AccountKind;
  readonly email: string;
  readonly mobile: string;
  readonly code: string;
  readonly inviteCode: string;
}

const EMPTY: EntryDraft = { by: 'email', email: '', mobile: '', code: '', inviteCode: '' };

export const entryDraft = signal<EntryDraft>(EMPTY);

export function editEntry(change: Partial<EntryDraft>): void {
  entryDraft.value = { ...entryDraft.peek(), ...change };
}

/** Who is in leaves nothing behind for the next one at this device. */
export function clearEntry(): void {
  entryDraft.value = EMPTY;
}

/** All but the code. */
function keptEntry(): Omit<EntryDraft, 'code'> {
  const { by, email, mobile, inviteCode } = entryDraft.peek();
  return { by, email, mobile, inviteCode };
}

keepAsDraft('entry', keptEntry(), keptEntry, editEntry);
