import {
  depositInfoSchema,
  depositPageSchema,
  DEPOSIT_TYPE,
  depositRecordSchema,
  withdrawRecordSchema,
} from '../../src/contract/wire/funds.ts';
import type { Outcome } from '../../src/contract/worker/failure.ts';
import type {
  DepositInfo,
  DepositRecord,
  DepositRequest,
  FundChannel,
  RecordPage,
  WithdrawRecord,
  WithdrawRequest,
} from '../../src/contract/worker/funds-api.ts';
import { ok } from '../../src/lib/result.ts';
import type { HttpClient } from '../transport/http-client.ts';
import { toDepositInfo, toDepositRecord, toWithdrawRecord } from './fund-records.ts';

/** The answer of a call that made a request, or found the one that it had made before. */
export interface FundDone<T> {
  readonly record: T;
  /** The server's text for the toast. */
  readonly message: string;
}

/** `submit` and `wire_submit`: the same `client_id` never makes a second deposit. */
export async function sendDeposit(
  http: HttpClient,
  request: DepositRequest,
): Promise<Outcome<FundDone<DepositRecord>>> {
  const { channel, wayId, address, amount, proof, clientId } = request;
  const terms = { number: amount, proofImg: proof, client_id: clientId };
  const [call, way] =
    channel === 'coin'
      ? (['submit', { address, charge_id: wayId }] as const)
      : (['wire_submit', { wire_id: wayId }] as const);
  const answer = await http.get(`api/quickCharge/${call}`, {
    query: { ...terms, ...way },
    schema: depositRecordSchema,
    command: true,
  });
  return answer.ok ? ok({ record: toDepositRecord(answer.value.data), message: answer.value.message }) : answer;
}

/** `draw`: the same `client_id` never makes a second withdrawal. */
export async function sendWithdrawal(
  http: HttpClient,
  { currencyId, methodId, amount, memo, clientId }: WithdrawRequest,
): Promise<Outcome<FundDone<WithdrawRecord>>> {
  const form = { draw_currency_id: currencyId, draw_method_id: methodId, number: amount, memo, client_id: clientId };
  const answer = await http.post('api/account/draw', { form, schema: withdrawRecordSchema });
  return answer.ok ? ok({ record: toWithdrawRecord(answer.value.data), message: answer.value.message }) : answer;
}

export async function loadDepositInfo(http: HttpClient): Promise<Outcome<DepositInfo>> {
  const answer = await http.get('api/quickCharge/info', { schema: depositInfoSchema });
  return answer.ok ? ok(toDepositInfo(answer.value.data)) : answer;
}

/** @param page from 1 */
export async function loadDeposits(
  http: HttpClient,
  channel: FundChannel,
  page: number,
): Promise<Outcome<RecordPage<DepositRecord>>> {
  const query = { type: DEPOSIT_TYPE[channel], page };
  const answer = await http.get('api/quickCharge/quick_ist', { query, schema: depositPageSchema });
  if (!answer.ok) return answer;
  const { data, total } = answer.value.data;
  return ok({ items: data.map(toDepositRecord), total });
}
