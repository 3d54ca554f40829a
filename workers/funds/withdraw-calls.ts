/** The calls about withdrawals that read, and those that bind and delete where they go. */
import * as v from 'valibot';
import {
  fundLimitsSchema,
  WITHDRAW_TYPE,
  withdrawCurrenciesSchema,
  withdrawMethodsSchema,
  withdrawPageSchema,
} from '../../src/contract/wire/funds.ts';
import type { Failure, Outcome } from '../../src/contract/worker/failure.ts';
import type { FundChannel, RecordPage, WithdrawRecord } from '../../src/contract/worker/funds-api.ts';
import type {
  FundLimits,
  NewWithdrawMethod,
  WithdrawCurrency,
  WithdrawMethod,
  WithdrawPreview,
} from '../../src/contract/worker/withdraw-api.ts';
import { isNegative, parseDecimal } from '../../src/domain/decimal.ts';
import { receivedAmount, withdrawalFee, type WithdrawalTerms } from '../../src/domain/withdrawal.ts';
import { ok } from '../../src/lib/result.ts';
import type { HttpClient, Query } from '../transport/http-client.ts';
import { toWithdrawRecord } from './fund-records.ts';
import { toFundLimits, toWithdrawCurrency, toWithdrawMethod } from './withdraw-records.ts';

const NOT_FOUND = 404;

export async function loadWithdrawCurrencies(
  http: HttpClient,
  channel: FundChannel,
): Promise<Outcome<readonly WithdrawCurrency[]>> {
  const query = { type: WITHDRAW_TYPE[channel] };
  const answer = await http.get('api/account/draw_symbol_list', { query, schema: withdrawCurrenciesSchema });
  return answer.ok ? ok(answer.value.data.map(toWithdrawCurrency)) : answer;
}

/** @param currencyId undefined: those of all currencies */
export async function loadWithdrawMethods(
  http: HttpClient,
  channel: FundChannel,
  currencyId: number | undefined,
): Promise<Outcome<readonly WithdrawMethod[]>> {
  const query = { draw_type: WITHDRAW_TYPE[channel], ...(currencyId === undefined ? {} : { draw_id: currencyId }) };
  const answer = await http.get('api/wallet/get_draw_method', { query, schema: withdrawMethodsSchema });
  return answer.ok ? ok(answer.value.data.map((row) => toWithdrawMethod(channel, row))) : answer;
}

/** The server's text for the user. Fields that are empty are not sent. */
export function bindWithdrawMethod(http: HttpClient, method: NewWithdrawMethod): Promise<Outcome<string>> {
  const { channel, currencyId } = method;
  const details = {
    dc_address: method.address,
    bank_name: method.bankName,
    bank_address: method.bankAddress,
    bank_swift: method.swift,
    payee_name: method.payeeName,
    payee_account: method.payeeAccount,
  };
  const filled = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''));
  return send(http, 'bind_draw_method', { type: WITHDRAW_TYPE[channel], draw_id: currencyId, ...filled });
}

/** The server's text for the user. */
export function deleteWithdrawMethod(http: HttpClient, id: number): Promise<Outcome<string>> {
  return send(http, 'del_draw_method', { id });
}

async function send(http: HttpClient, call: string, form: Query): Promise<Outcome<string>> {
  const answer = await http.post(`api/wallet/${call}`, { form, schema: v.unknown() });
  return answer.ok ? ok(answer.value.message) : answer;
}

/** What a withdrawal would cost and bring. @param text as it was typed */
export async function previewWithdrawal(terms: WithdrawalTerms, text: string): Promise<Outcome<WithdrawPreview>> {
  const amount = parseDecimal(text);
  if (!amount || isNegative(amount)) return ok({ fee: undefined, received: undefined });
  return ok({ fee: withdrawalFee(terms, amount), received: receivedAmount(terms, amount) });
}

/** @param page from 1 */
export async function loadWithdrawals(
  http: HttpClient,
  channel: FundChannel,
  page: number,
): Promise<Outcome<RecordPage<WithdrawRecord>>> {
  const query = { type: WITHDRAW_TYPE[channel], page };
  const answer = await http.get('api/account/draw_list', { query, schema: withdrawPageSchema });
  if (!answer.ok) return answer;
  const { data, total } = answer.value.data;
  return ok({ items: data.map(toWithdrawRecord), total });
}

/** Undefined where the server does not know the call. */
export async function loadFundLimits(http: HttpClient): Promise<Outcome<FundLimits | undefined>> {
  const answer = await http.get('api/account/fund_limits', { schema: fundLimitsSchema });
  if (answer.ok) return ok(toFundLimits(answer.value.data));
  return isUnknownCall(answer.error) ? ok(undefined) : answer;
}

function isUnknownCall({ kind, code }: Failure): boolean {
  return kind === 'refused' || (kind === 'network' && code === NOT_FOUND);
}
