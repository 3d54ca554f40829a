/** What was typed to log in, register or recover a password, kept while the page lives: neither a failure nor another screen empties it. Never a password. */
import type { AccountKind } from '../contract/worker/auth-api.ts';
import { perPage } from './page.ts';
import { signal, type Signal } from './signals.ts';

export interface AuthDraft {
  readonly by: AccountKind;
  readonly email: string;
  readonly mobile: string;
  readonly code: string;
  readonly inviteCode: string;
}

const EMPTY: AuthDraft = { by: 'email', email: '', mobile: '', code: '', inviteCode: '' };

export const authDraftOf = perPage(({ state: { drafts } }) => {
  const typed: Signal<AuthDraft> = signal(EMPTY);
  const edit = (change: Partial<AuthDraft>): void => {
    typed.value = { ...typed.peek(), ...change };
  };
  // Under the name that the release of 2026-11 kept it by, from which a page may be reloaded into this one.
  drafts.add('entry', withoutCode(EMPTY), () => withoutCode(typed.peek()), edit);
  return {
    typed,
    edit,
    /** Who has logged in leaves nothing behind for the next one at this device. */
    clear: (): void => {
      typed.value = EMPTY;
    },
  };
});

function withoutCode({ by, email, mobile, inviteCode }: AuthDraft): Omit<AuthDraft, 'code'> {
  return { by, email, mobile, inviteCode };
}
