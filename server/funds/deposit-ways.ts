/** How money can be paid in: addresses of coins and accounts at banks. */
import { query, rows } from '../store/typed-query.ts';
import type { Queryable } from '../store/database.ts';
import { currencyOf, type Currency } from './currencies.ts';

/** An address or an account at a bank; what does not concern it is empty. */
export interface DepositWay {
  readonly id: number;
  readonly currency: Currency;
  readonly address: string;
  readonly confirmations: number | undefined;
  readonly bankName: string;
  readonly bankAddress: string;
  readonly swift: string;
  readonly payee: string;
  readonly payeeAccount: string;
  readonly remark: string;
}

const WAY_COLUMNS = [
  'deposit_ways.id as way_id',
  'address',
  'confirmations',
  'bank_name',
  'bank_address',
  'swift',
  'payee',
  'payee_account',
  'remark',
] as const;

/** Those that are offered, in the order in which they were added; or the one of this id. */
export async function offeredWays(queryable: Queryable, id?: number): Promise<readonly DepositWay[]> {
  const offered = query
    .selectFrom('deposit_ways')
    .innerJoin('currencies', 'currencies.id', 'deposit_ways.currency_id')
    .selectAll('currencies')
    .select(WAY_COLUMNS)
    .where('removed_at', 'is', null)
    .where('enabled', '=', true)
    .orderBy('deposit_ways.id');
  const found = await rows(queryable, id === undefined ? offered : offered.where('deposit_ways.id', '=', id));
  return found.map((row) => ({
    id: row.way_id,
    currency: currencyOf(row),
    address: row.address,
    confirmations: row.confirmations ?? undefined,
    bankName: row.bank_name,
    bankAddress: row.bank_address,
    swift: row.swift,
    payee: row.payee,
    payeeAccount: row.payee_account,
    remark: row.remark,
  }));
}
