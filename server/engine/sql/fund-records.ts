/** Withdrawals, ended deposits and ended rewards as flat records, and back. Decimals are texts, so that none loses a digit. */
import { decimal, toText } from '../../../src/domain/decimal.ts';
import { decimalColumn, integerColumn, textColumn } from '../../store/columns.ts';
import type { Row } from '../../store/database.ts';
import type { RowOf } from '../../store/record-reader.ts';
import type { ReviewedReward } from '../model/reward.ts';
import type { FundOutcome, ReviewedDeposit, Withdrawal } from '../model/withdrawal.ts';

/** What to select of `withdrawals` for `withdrawalOf`. */
export const WITHDRAWAL_COLUMNS = [
  'withdrawals.id',
  'withdrawals.account_id',
  'withdrawals.client_id',
  'withdrawals.channel',
  'withdrawals.method_id',
  'withdrawals.currency',
  'withdrawals.protocol',
  'withdrawals.address',
  'withdrawals.amount',
  'withdrawals.fee',
  'withdrawals.received',
  'withdrawals.usd_price',
  'withdrawals.state',
  'withdrawals.remark',
  'withdrawals.created_at',
  'withdrawals.decided_at',
] as const;

/** What `WITHDRAWAL_COLUMNS` give; decimals are texts, times epoch ms. */
export type WithdrawalRow = RowOf<typeof WITHDRAWAL_COLUMNS>;

/** A withdrawal as a record; decimals are texts at their own scale. */
export function withdrawalRecord(withdrawal: Withdrawal): WithdrawalRow {
  return {
    id: withdrawal.id,
    account_id: withdrawal.accountId,
    client_id: withdrawal.clientId ?? null,
    channel: withdrawal.channel,
    method_id: withdrawal.methodId,
    currency: withdrawal.currency,
    protocol: withdrawal.protocol,
    address: withdrawal.address,
    amount: toText(withdrawal.amount),
    fee: toText(withdrawal.fee),
    received: toText(withdrawal.received),
    usd_price: toText(withdrawal.usdPrice),
    state: withdrawal.state,
    remark: withdrawal.remark,
    created_at: withdrawal.createdAt,
    decided_at: withdrawal.decidedAt ?? null,
  };
}

/** The withdrawal of a row or record. @throws Error for a text that is no decimal */
export function withdrawalOf(row: WithdrawalRow): Withdrawal {
  return {
    id: row.id,
    accountId: row.account_id,
    clientId: row.client_id ?? undefined,
    channel: row.channel,
    methodId: row.method_id,
    currency: row.currency,
    protocol: row.protocol,
    address: row.address,
    amount: decimal(row.amount),
    fee: decimal(row.fee),
    received: decimal(row.received),
    usdPrice: decimal(row.usd_price),
    state: row.state,
    remark: row.remark,
    createdAt: row.created_at,
    decidedAt: row.decided_at ?? undefined,
  };
}

/** An ended deposit as a record. */
export function endedDepositRecord({ id, outcome, remark, credited, decidedAt }: ReviewedDeposit): Row {
  return { id, state: outcome, remark, credited: toText(credited), decided_at: decidedAt };
}

/** The ended deposit of a record. @throws TypeError when it is not what `endedDepositRecord` gives */
export function endedDepositOf(record: Row): ReviewedDeposit {
  return {
    id: integerColumn(record, 'id'),
    // Nobody else writes it.
    outcome: textColumn(record, 'state') as FundOutcome,
    remark: textColumn(record, 'remark'),
    credited: decimalColumn(record, 'credited'),
    decidedAt: integerColumn(record, 'decided_at'),
  };
}

/** An ended reward as a record. */
export function endedRewardRecord({ id, outcome, remark, amount, decidedAt }: ReviewedReward): Row {
  return { id, state: outcome, remark, amount: toText(amount), decided_at: decidedAt };
}

/** The ended reward of a record. @throws TypeError when it is not what `endedRewardRecord` gives */
export function endedRewardOf(record: Row): ReviewedReward {
  return {
    id: integerColumn(record, 'id'),
    // Nobody else writes it.
    outcome: textColumn(record, 'state') as ReviewedReward['outcome'],
    remark: textColumn(record, 'remark'),
    amount: decimalColumn(record, 'amount'),
    decidedAt: integerColumn(record, 'decided_at'),
  };
}
