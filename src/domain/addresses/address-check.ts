/** What is wrong with an address or an account number. */
export type AddressFault =
  /** The check digits do not match: something was mistyped. */
  | 'checksum'
  | 'length'
  /** Not of the characters and parts that it is made of. */
  | 'form'
  /** Right, but on another network, where the money would be lost. */
  | 'wrongNetwork';

/** `unknown`: there is no rule for it, so that only its owner can tell. */
export type AddressCheck = 'valid' | 'unknown' | AddressFault;
