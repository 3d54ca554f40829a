/** Rows of money in and out: what the wire has of them. */
import {
  DEPOSIT_TYPE,
  FUND_STATUS,
  WITHDRAW_TYPE,
  type WireDepositOption,
  type WireDepositRecord,
  type WirePayMethod,
  type WireWithdrawCurrency,
  type WireWithdrawMethod,
  type WireWithdrawRecord,
} from '../../src/contract/wire/funds.ts';
import { toFixedText, toText, type Decimal } from '../../src/domain/decimal.ts';
import { MONEY_SCALE } from '../../src/domain/margin.ts';
import { RECEIVED_SCALE } from '../../src/domain/withdrawal.ts';
import type { Language } from '../catalogue/languages.ts';
import type { Withdrawal } from '../engine/model/withdrawal.ts';
import type { AmountLimits, Currency } from '../funds/currencies.ts';
import type { DepositWay } from '../funds/deposit-ways.ts';
import type { Deposit } from '../funds/deposits.ts';
import type { WithdrawMethod } from '../funds/withdraw-methods.ts';
import { fundStateText } from '../messages/fund-messages.ts';

/** One of `coins`. */
export function depositOptionRow({ id, currency, address, confirmations }: DepositWay): WireDepositOption {
  return {
    id,
    currency_code: currency.code,
    protocol_code: currency.protocol,
    address,
    ...(confirmations === undefined ? {} : { confirmations }),
    usd_price: toText(currency.usdPrice),
    ...limitFields(currency.deposits),
  };
}

/** One of `banks`. */
export function payMethodRow(way: DepositWay): WirePayMethod {
  return {
    id: way.id,
    currency: way.currency.code,
    bank_name: way.bankName,
    bank_address: way.bankAddress,
    swift: way.swift,
    payee: way.payee,
    payee_account: way.payeeAccount,
    remark: way.remark,
    usd_price: toText(way.currency.usdPrice),
    ...limitFields(way.currency.deposits),
  };
}

export function depositRow(deposit: Deposit): WireDepositRecord {
  return {
    id: deposit.id,
    number: toText(deposit.amount),
    type: DEPOSIT_TYPE[deposit.channel],
    currency_code: deposit.currency,
    status: FUND_STATUS[deposit.state],
    created_at: timeText(deposit.createdAt),
    remark: deposit.remark,
    ...clientIdField(deposit.clientId),
  };
}

/** @param dayLeft what is left of the day's limit; undefined: no limit */
export function withdrawCurrencyRow(currency: Currency, dayLeft: Decimal | undefined): WireWithdrawCurrency {
  return {
    id: currency.id,
    code: currency.code,
    protocol: currency.protocol,
    draw_rate: toText(currency.rate),
    fee_type: currency.feeType === 'fixed' ? 1 : 2,
    usd_price: toText(currency.usdPrice),
    ...limitFields(currency.withdrawals),
    ...(dayLeft && { day_left: moneyText(dayLeft) }),
  };
}

export function withdrawMethodRow(method: WithdrawMethod): WireWithdrawMethod {
  const { id, code, protocol } = method.currency;
  return {
    id: method.id,
    dc_address: method.address,
    bank_name: method.bankName,
    bank_address: method.bankAddress,
    bank_swift: method.swift,
    payee_name: method.payee,
    payee_account: method.payeeAccount,
    draw_currency: { id, code, protocol },
    in_use: method.isInUse ? 1 : 0,
  };
}

export function withdrawRow(withdrawal: Withdrawal, language: Language): WireWithdrawRecord {
  return {
    id: withdrawal.id,
    number: moneyText(withdrawal.amount),
    real_number: toFixedText(withdrawal.received, RECEIVED_SCALE),
    fee: moneyText(withdrawal.fee),
    status_name: fundStateText(withdrawal.state, language),
    created_at: timeText(withdrawal.createdAt),
    type: WITHDRAW_TYPE[withdrawal.channel],
    address: withdrawal.address,
    notes: withdrawal.remark,
    draw_currency: { code: withdrawal.currency, protocol: withdrawal.protocol },
    status: FUND_STATUS[withdrawal.state],
    ...clientIdField(withdrawal.clientId),
  };
}

function limitFields({ least, most }: AmountLimits): { readonly min_amount?: string; readonly max_amount?: string } {
  return { ...(least ? { min_amount: toText(least) } : {}), ...(most ? { max_amount: toText(most) } : {}) };
}

function clientIdField(clientId: string | undefined): { readonly client_id?: string } {
  return clientId === undefined ? {} : { client_id: clientId };
}

/** The account's money, as decimal text with six digits. */
export function moneyText(amount: Decimal): string {
  return toFixedText(amount, MONEY_SCALE);
}

export function timeText(time: number): string {
  return new Date(time).toISOString();
}
