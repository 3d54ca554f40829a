import { dictionary } from '@zxcvbn-ts/language-common';
import { refusal, type Refusal } from '../refusal.ts';

const SHORTEST = 8;
const LONGEST = 128;
/** A name shorter than this may well be part of a good password. */
const SHORTEST_NAME = 4;

const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password: string) => password.length >= SHORTEST),
);

/** The form in which a password is compared: the same characters, however a keyboard composes them. */
export function normalPassword(password: string): string {
  return password.normalize('NFKC');
}

/**
 * Why a new password is refused. Length, and not what everybody tries first: digits alone, one of the commonest, the
 * name of the account. No rules about kinds of characters (NIST SP 800-63B).
 */
export function passwordFault(password: string, names: readonly string[]): Refusal | undefined {
  const normal = normalPassword(password);
  const { length } = Array.from(normal);
  if (length < SHORTEST || length > LONGEST) {
    return refusal('passwordLength', { minimum: String(SHORTEST), maximum: String(LONGEST) });
  }
  const lower = normal.toLowerCase();
  const guessed = /^\d+$/.test(lower) || COMMON.has(lower) || new Set(lower).size <= 2 || isAName(lower, names);
  return guessed ? refusal('weakPassword') : undefined;
}

/** Whether it is one of the names, or the part of an address before the `@`, with at most digits and signs behind. */
function isAName(password: string, names: readonly string[]): boolean {
  const parts = names.flatMap((name) => [name, name.split('@')[0] ?? '']).map((name) => name.toLowerCase());
  const core = password.replace(/[\d\W_]+$/u, '');
  return parts.some((part) => part.length >= SHORTEST_NAME && (part === password || part === core));
}
