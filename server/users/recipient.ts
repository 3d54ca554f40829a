import { EMAIL_REGEX } from 'valibot';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Channel } from '../delivery/message.ts';
import { readMobile } from './mobile-number.ts';

/** How a person is reached, and known, in `type` and `login_type`. */
export type AddressType = 'email' | 'mobile';

/** An address that a code can be sent to and that an account can belong to. */
export interface Recipient {
  readonly type: AddressType;
  /** An e-mail address in lower case, or a telephone number as `+85291234567`. */
  readonly address: string;
}

/** RFC 5321: the longest path that a mail server must take, without its brackets. */
const LONGEST_EMAIL = 254;

export function channelOf({ type }: Recipient): Channel {
  return type === 'email' ? 'email' : 'sms';
}

/** What a person typed, with the area chosen for a telephone number; without one it must be international. */
export function readRecipient(type: AddressType, text: string, areaId: number | undefined): Result<Recipient, Refusal> {
  if (type === 'email') {
    const address = emailAddress(text);
    return address === undefined ? err(refusal('badEmail')) : ok({ type, address });
  }
  const mobile = readMobile(text, areaId);
  return mobile.ok ? ok({ type, address: mobile.value }) : mobile;
}

/** An e-mail address in the one form in which it is kept; undefined for what is none. */
export function emailAddress(text: string): string | undefined {
  const address = text.trim().toLowerCase();
  return address.length <= LONGEST_EMAIL && EMAIL_REGEX.test(address) ? address : undefined;
}
