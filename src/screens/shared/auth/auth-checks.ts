/** What the forms of logging in and registering ask of what is typed. The server has the last word. */
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { AccountKind } from '../../../contract/worker/auth-api.ts';

export type AuthFault =
  | 'emailOrMobile'
  | 'email'
  | 'emailForm'
  | 'mobile'
  | 'mobileForm'
  | 'area'
  | 'password'
  | 'passwordShort'
  | 'passwordPlain'
  | 'repeat'
  | 'repeatDiffers'
  | 'code'
  | 'captcha';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const MOBILE = /^\d{4,15}$/;
const SHORTEST_PASSWORD = 8;

/** How a number is written for people: spaces, dots, brackets and hyphens mean nothing. */
export function plainMobile(typed: string): string {
  return typed.replace(/[\s().-]/g, '');
}

export function emailFault(typed: string): AuthFault | undefined {
  const email = typed.trim();
  if (email === '') return 'email';
  return EMAIL.test(email) ? undefined : 'emailForm';
}

export function mobileFault(typed: string, hasArea: boolean): AuthFault | undefined {
  const mobile = plainMobile(typed);
  if (mobile === '') return 'mobile';
  if (!MOBILE.test(mobile)) return 'mobileForm';
  return hasArea ? undefined : 'area';
}

/** Of an account that is to receive mail or messages; to log in, a user name will do. */
export function reachableFault(by: AccountKind, typed: { email: string; mobile: string }, hasArea: boolean) {
  return by === 'email' ? emailFault(typed.email) : mobileFault(typed.mobile, hasArea);
}

export function newPasswordFault(password: string): AuthFault | undefined {
  if (password === '') return 'password';
  if (Array.from(password.normalize('NFKC')).length < SHORTEST_PASSWORD) return 'passwordShort';
  return /^\d+$/.test(password) ? 'passwordPlain' : undefined;
}

export function repeatFault(password: string, repeated: string): AuthFault | undefined {
  if (repeated === '') return 'repeat';
  return repeated === password ? undefined : 'repeatDiffers';
}

export type Strength = 'weak' | 'fair' | 'strong';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** A hint only: long beats mixed, and few different characters are few whatever their number. */
export function strengthOf(password: string): Strength {
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (newPasswordFault(password) !== undefined || different < 6) return 'weak';
  const isLong = password.length >= 16 && different >= 9;
  return isLong || (password.length >= 12 && kinds >= 3) ? 'strong' : 'fair';
}

/** The words for a fault. */
export function useAuthFaultText(): (fault: AuthFault | undefined) => string | undefined {
  const { t } = useTranslation();
  return (fault) => fault && t(`authFault.${fault}`);
}
