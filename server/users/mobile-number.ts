import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { areaOfId, isServed } from './areas.ts';

/** Digits with what people put between them. */
const TYPED = /^\+?[\d\s().-]{4,32}$/;

/** A mobile number of an area that is served, as `+85291234567`. Without an area it must be international, with or without its plus. */
export function readMobile(text: string, areaId: number | undefined): Result<string, Refusal> {
  const area = areaId === undefined ? undefined : areaOfId(areaId);
  if (areaId !== undefined && !area) return err(refusal('unknownArea'));
  const typed = text.trim();
  if (!TYPED.test(typed)) return err(refusal('badMobile'));
  const international = typed.startsWith('+') ? typed : `+${typed}`;
  const parsed = area ? parsePhoneNumberFromString(typed, area.code) : parsePhoneNumberFromString(international);
  if (!parsed?.isValid() || (area && parsed.countryCallingCode !== area.global_code)) return err(refusal('badMobile'));
  if (parsed.country && !isServed(parsed.country)) return err(refusal('unknownArea'));
  return ok(parsed.number);
}

/** What stands behind the area's code of a number as `readMobile` gives it. */
export function nationalPart(number: string): string | undefined {
  return parsePhoneNumberFromString(number)?.nationalNumber;
}
