/** Numbers of accounts at banks, and of the banks. */
import { electronicFormatIBAN, validateBIC, validateIBAN, ValidationErrorsIBAN } from 'ibantools';
import type { AddressCheck } from './address-check.ts';

/** Country, two check digits, and more: also where a few of the rest are missing. */
const IBAN_LIKE = /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/;
const BIC_LENGTHS = [8, 11];

/** An account number without what people write between its parts, in capitals where it is an IBAN. */
export function bareAccount(account: string): string {
  const bare = (electronicFormatIBAN(account) ?? '').toUpperCase();
  return IBAN_LIKE.test(bare) ? bare : account.trim();
}

/** An IBAN where it looks like one; of other account numbers only the bank knows the rule: `unknown`. */
export function checkAccount(account: string): AddressCheck {
  const bare = bareAccount(account);
  if (!IBAN_LIKE.test(bare)) return 'unknown';
  const { valid, errorCodes } = validateIBAN(bare);
  if (valid) return 'valid';
  if (errorCodes.includes(ValidationErrorsIBAN.NoIBANCountry)) return 'unknown';
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANLength)) return 'length';
  return errorCodes.includes(ValidationErrorsIBAN.WrongBBANFormat) ? 'form' : 'checksum';
}

/** A SWIFT code (BIC, ISO 9362): 8 characters, or 11 with the branch. */
export function checkBic(bic: string): AddressCheck {
  const code = bareBic(bic);
  if (!BIC_LENGTHS.includes(code.length)) return 'length';
  return validateBIC(code).valid ? 'valid' : 'form';
}

/** A SWIFT code in capitals, without spaces. */
export function bareBic(bic: string): string {
  return bic.replaceAll(/\s/g, '').toUpperCase();
}
