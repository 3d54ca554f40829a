/** The currencies in which money comes and goes, with their prices, fees and limits. */
import type { Selectable } from 'kysely';
import { decimal, type Decimal } from '../../src/domain/decimal.ts';
import type { WithdrawalTerms } from '../../src/domain/withdrawal.ts';
import type { FundChannel } from '../engine/model/withdrawal.ts';
import type { Queryable } from '../store/database.ts';
import type { Schema } from '../store/schema/schema.ts';
import { query, rows } from '../store/typed-query.ts';

/** What one request may be; undefined: no limit. */
export interface AmountLimits {
  readonly least: Decimal | undefined;
  readonly most: Decimal | undefined;
}

/** A currency; `usdPrice` is its units for one unit of the account's money. */
export interface Currency extends WithdrawalTerms {
  readonly id: number;
  readonly channel: FundChannel;
  readonly code: string;
  /** Of a coin; empty for a bank. */
  readonly protocol: string;
  /** In the currency. */
  readonly deposits: AmountLimits;
  /** In the account's money. */
  readonly withdrawals: AmountLimits;
  /** What a user may ask for on one day (UTC), in the account's money; undefined: no limit. */
  readonly mostADay: Decimal | undefined;
}

type CurrencyRow = Selectable<Schema['currencies']>;

/** Those that are offered, in the order in which they were added. */
export async function offeredCurrencies(queryable: Queryable, channel: FundChannel): Promise<readonly Currency[]> {
  const offered = query.selectFrom('currencies').selectAll().where('channel', '=', channel).where('enabled', '=', true);
  return (await rows(queryable, offered.orderBy('id'))).map(currencyOf);
}

/** One that is offered. */
export async function offeredCurrency(queryable: Queryable, id: number): Promise<Currency | undefined> {
  const offered = query.selectFrom('currencies').selectAll().where('id', '=', id).where('enabled', '=', true);
  const [row] = await rows(queryable, offered);
  return row && currencyOf(row);
}

export function currencyOf(row: CurrencyRow): Currency {
  return {
    id: row.id,
    channel: row.channel,
    code: row.code,
    protocol: row.protocol,
    feeType: row.fee_type,
    rate: decimal(row.draw_rate),
    usdPrice: decimal(row.usd_price),
    deposits: { least: decimalOrNone(row.least_deposit), most: decimalOrNone(row.most_deposit) },
    withdrawals: { least: decimalOrNone(row.least_withdrawal), most: decimalOrNone(row.most_withdrawal) },
    mostADay: decimalOrNone(row.most_withdrawn_a_day),
  };
}

function decimalOrNone(text: string | null): Decimal | undefined {
  return text === null ? undefined : decimal(text);
}
