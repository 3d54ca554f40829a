import type { User } from '../users/user.ts';

const HIDDEN = '•••';
/** Of a mobile number: the dial code's digits, and enough to tell friends apart. */
const SHOWN_HEAD = 3;
const SHOWN_TAIL = 2;

/** By what somebody's friend knows them, without an address that others could write to: `j•••@e•••.com`. */
export function maskedName({ userName, email, mobile = '' }: Pick<User, 'userName' | 'email' | 'mobile'>): string {
  if (userName !== undefined) return userName;
  return email === '' ? maskedMobile(mobile) : maskedEmail(email);
}

function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${firstOf(email)}${HIDDEN}@${firstOf(domain)}${HIDDEN}${ending}`;
}

function maskedMobile(mobile: string): string {
  return `${mobile.slice(0, SHOWN_HEAD)}${HIDDEN}${mobile.slice(-SHOWN_TAIL)}`;
}

/** The first character, also where it takes two code units. */
function firstOf(text: string): string {
  return Array.from(text)[0] ?? '';
}
