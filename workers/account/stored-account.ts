import type { EpochMs } from '../../src/domain/candle.ts';
import type { Decimal } from '../../src/domain/decimal.ts';
import type { Order } from '../../src/domain/order.ts';

/** A user's account as the server last had it; `asOf` in ms since 1970. */
export interface StoredAccount {
  readonly userId: number;
  readonly asOf: EpochMs;
  readonly balance: Decimal;
  /** Open positions, and pending orders as far as they were read. */
  readonly open: readonly Order[];
  readonly pending: readonly Order[];
}

/** As text, exact: the coefficients of decimals are integers of any size, which JSON does not have. */
export function toText(account: StoredAccount): string {
  return JSON.stringify(account, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

/** @throws SyntaxError where it is no such text */
export function fromText(text: string): StoredAccount {
  return JSON.parse(text, (name, value: unknown) =>
    name === 'coefficient' ? BigInt(value as string) : value,
  ) as StoredAccount;
}
