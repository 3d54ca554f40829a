import { keccak_256 } from '@noble/hashes/sha3.js';
import type { AddressCheck } from './address-check.ts';

const DIGITS = 40;

/** Addresses of Ethereum and of the networks that took them over: EIP-55, whose checksum is in the case of the letters. */
export function checkEthereumAddress(address: string): AddressCheck {
  if (!/^0x[0-9a-f]*$/i.test(address)) return 'form';
  const digits = address.slice(2);
  if (digits.length !== DIGITS) return 'length';
  // Written in one case it has no checksum.
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return 'valid';
  return digits === withChecksum(digits.toLowerCase()) ? 'valid' : 'checksum';
}

/** A letter is a capital where the digit of the hash at its place is 8 or more. */
function withChecksum(lower: string): string {
  const hash = keccak_256(Uint8Array.from(lower, (letter) => letter.charCodeAt(0)));
  const nibble = (at: number): number => ((hash[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0)) & 0xf;
  return Array.from(lower, (letter, at) => (nibble(at) >= 8 ? letter.toUpperCase() : letter)).join('');
}
