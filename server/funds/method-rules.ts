/** What a method must be, so that no withdrawal goes to an account that cannot be. */
import { bareAccount, bareBic, checkAccount, checkBic } from '../../src/domain/addresses/bank-account.ts';
import { checkCoinAddress } from '../../src/domain/addresses/coin-address.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Currency } from './currencies.ts';

/** What a method consists of; what does not concern its channel is empty. */
export interface MethodDetails {
  readonly address: string;
  readonly bankName: string;
  readonly bankAddress: string;
  readonly swift: string;
  readonly payee: string;
  readonly payeeAccount: string;
}

/** A method without what people write between its characters: the same one is then found again. */
export function bareMethod(details: MethodDetails): MethodDetails {
  return {
    ...details,
    address: details.address.trim(),
    swift: bareBic(details.swift),
    payeeAccount: bareAccount(details.payeeAccount),
  };
}

/**
 * `wrongAddress`, `wrongIban`, `wrongSwift`: what a checksum or a length tells. A network without a rule, and an account
 * number that is no IBAN, is taken as it was typed.
 */
export function methodFault(
  { channel, code, protocol }: Pick<Currency, 'channel' | 'code' | 'protocol'>,
  { address, swift, payeeAccount }: MethodDetails,
): Refusal | undefined {
  if (channel === 'coin') {
    const network = protocol === '' ? code : protocol;
    return isRight(checkCoinAddress(network, address)) ? undefined : refusal('wrongAddress', { network });
  }
  if (!isRight(checkAccount(payeeAccount))) return refusal('wrongIban');
  return swift === '' || isRight(checkBic(swift)) ? undefined : refusal('wrongSwift');
}

function isRight(check: ReturnType<typeof checkCoinAddress>): boolean {
  return check === 'valid' || check === 'unknown';
}
