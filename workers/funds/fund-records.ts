/** Money in and out, from the wire's rows to what the page is given. */
import type { InferOutput } from 'valibot';
import {
  DEPOSIT_TYPE,
  FUND_STATUS,
  WITHDRAW_TYPE,
  type depositInfoSchema,
  type depositOptionSchema,
  type depositRecordSchema,
  type payMethodSchema,
  type withdrawRecordSchema,
} from '../../src/contract/wire/funds.ts';
import type {
  AmountLimits,
  DepositInfo,
  DepositOption,
  DepositRecord,
  FundStatus,
  PayMethod,
  WithdrawRecord,
} from '../../src/contract/worker/funds-api.ts';
import { isPositive, type Decimal } from '../../src/domain/decimal.ts';

const STATUSES: readonly FundStatus[] = ['pending', 'finished', 'rejected', 'invalid'];

/** Undefined for a number that the contract does not know. */
export function toFundStatus(status: number): FundStatus | undefined {
  return STATUSES.find((name) => FUND_STATUS[name] === status);
}

export function toDepositInfo({ coins, banks }: InferOutput<typeof depositInfoSchema>): DepositInfo {
  return { coins: coins.map(toOption), banks: banks.map(toPayMethod) };
}

function toOption(row: InferOutput<typeof depositOptionSchema>): DepositOption {
  return {
    id: row.id,
    currency: row.currency_code,
    protocol: row.protocol_code,
    address: row.address,
    confirmations: row.confirmations ?? undefined,
    usdPrice: toPrice(row.usd_price),
    ...toLimits(row),
  };
}

function toPayMethod(row: InferOutput<typeof payMethodSchema>): PayMethod {
  return {
    id: row.id,
    currency: row.currency,
    bankName: row.bank_name,
    bankAddress: row.bank_address,
    swift: row.swift,
    payee: row.payee,
    payeeAccount: row.payee_account,
    remark: row.remark,
    usdPrice: toPrice(row.usd_price),
    ...toLimits(row),
  };
}

type WireLimits = Pick<InferOutput<typeof depositOptionSchema>, 'min_amount' | 'max_amount'>;

/** A price of nothing is none: what it would credit is not known. */
function toPrice(price: Decimal | undefined): Decimal | undefined {
  return price && isPositive(price) ? price : undefined;
}

function toLimits({ min_amount: least, max_amount: most }: WireLimits): AmountLimits {
  return { least, most };
}

/** A status that the contract does not know is still under review, as far as can be told. */
export function toDepositRecord(row: InferOutput<typeof depositRecordSchema>): DepositRecord {
  return {
    id: row.id,
    channel: row.type === DEPOSIT_TYPE.coin ? 'coin' : 'bank',
    amount: row.number,
    currency: row.currency_code,
    status: toFundStatus(row.status) ?? 'pending',
    remark: row.remark,
    createdAt: row.created_at,
  };
}

export function toWithdrawRecord(row: InferOutput<typeof withdrawRecordSchema>): WithdrawRecord {
  return {
    id: row.id,
    channel: row.type === WITHDRAW_TYPE.coin ? 'coin' : 'bank',
    amount: row.number,
    fee: row.fee,
    received: row.real_number,
    currency: row.draw_currency.code,
    protocol: row.draw_currency.protocol,
    address: row.address,
    remark: row.notes,
    statusName: row.status_name,
    status: row.status === null || row.status === undefined ? undefined : toFundStatus(row.status),
    createdAt: row.created_at,
  };
}
