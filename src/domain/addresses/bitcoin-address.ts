/** Addresses of Bitcoin and of its descendants: base58check (before 2017) and segwit (BIP-173, BIP-350). */
import { sha256 } from '@noble/hashes/sha2.js';
import { base58, bech32, bech32m } from '@scure/base';
import type { AddressCheck } from './address-check.ts';

/** What tells one network's addresses from another's. */
export interface BitcoinNetwork {
  /** The first byte of an address in base58check. */
  readonly versions: readonly number[];
  /** What a segwit address begins with, before its `1`; none where the network has none. */
  readonly segwit?: string;
}

const CHECKSUM_BYTES = 4;
/** Version, hash of 20 bytes, checksum. */
const BASE58CHECK_BYTES = 25;
const LONGEST_SEGWIT = 90;
const SEGWIT = /^(bc|tb|bcrt|ltc|tltc)1/i;
const SEGWIT_CHARACTERS = /^[a-z]+1[02-9ac-hj-np-z]+$/;

/** Checks an address of one network, in either of its forms. */
export function checkBitcoinAddress(network: BitcoinNetwork, address: string): AddressCheck {
  return SEGWIT.test(address) ? checkSegwit(network, address) : checkBase58(network, address);
}

function checkBase58({ versions }: BitcoinNetwork, address: string): AddressCheck {
  const bytes = base58Bytes(address);
  if (!bytes) return 'form';
  if (bytes.length !== BASE58CHECK_BYTES) return 'length';
  const payload = bytes.subarray(0, -CHECKSUM_BYTES);
  const checksum = sha256(sha256(payload)).subarray(0, CHECKSUM_BYTES);
  if (!bytes.subarray(-CHECKSUM_BYTES).every((byte, at) => byte === checksum[at])) return 'checksum';
  return versions.includes(bytes[0] ?? -1) ? 'valid' : 'wrongNetwork';
}

/** The bytes of base58 text; undefined where a character is none of its own. */
export function base58Bytes(text: string): Uint8Array | undefined {
  try {
    return base58.decode(text);
  } catch {
    return undefined;
  }
}

function checkSegwit({ segwit }: BitcoinNetwork, address: string): AddressCheck {
  const lower = address.toLowerCase();
  const isOneCase = address === lower || address === address.toUpperCase();
  if (!isOneCase || !SEGWIT_CHARACTERS.test(lower)) return 'form';
  if (lower.length > LONGEST_SEGWIT) return 'length';
  // The version decides which of the two checksums it has: BIP-350.
  const decoded = bech32.decodeUnsafe(lower) ?? bech32m.decodeUnsafe(lower);
  const [version = -1, ...program] = decoded?.words ?? [];
  const isOwnChecksum = version === 0 ? bech32.decodeUnsafe(lower) : bech32m.decodeUnsafe(lower);
  if (!decoded || !isOwnChecksum) return 'checksum';
  const fault = programFault(version, program);
  if (fault) return fault;
  return decoded.prefix === segwit ? 'valid' : 'wrongNetwork';
}

function programFault(version: number, words: number[]): 'form' | 'length' | undefined {
  const bytes = bech32.fromWordsUnsafe(words);
  if (!bytes || version > 16) return 'form';
  const isLong = version === 0 ? bytes.length === 20 || bytes.length === 32 : bytes.length >= 2 && bytes.length <= 40;
  return isLong ? undefined : 'length';
}
