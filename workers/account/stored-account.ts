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

/** Of what is kept: another one after each change of its fields, so that a release does not read what another has left. */
export const FORM = 1;

/** As text, exact: the coefficients of decimals are integers of any size, which JSON does not have. */
export function toText(account: StoredAccount): string {
  return JSON.stringify({ form: FORM, ...account }, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}

/** Undefined for what another release has left, or what is no such text: the server will say it all. */
export function fromText(text: string): StoredAccount | undefined {
  try {
    const { form, ...account } = JSON.parse(text, withCoefficients) as StoredAccount & { readonly form?: unknown };
    return form === FORM ? account : undefined;
  } catch {
    return undefined;
  }
}

function withCoefficients(name: string, value: unknown): unknown {
  return name === 'coefficient' ? BigInt(value as string) : value;
}
