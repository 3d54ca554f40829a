/** Events as JSON, and back. */
import { toText } from '../../../src/domain/decimal.ts';
import { decimalColumn, integerColumn, optionalColumn, textColumn } from '../../store/columns.ts';
import type { Row } from '../../store/database.ts';
import { recordReader, type RowOf } from '../../store/record-reader.ts';
import type {
  AccountMoney,
  DomainEvent,
  DomainEventBody,
  EndedFollowing,
  EndedVerification,
} from '../model/domain-event.ts';
import type { TransferCode } from '../model/transfer.ts';
import {
  endedDepositOf,
  endedDepositRecord,
  endedRewardOf,
  endedRewardRecord,
  WITHDRAWAL_COLUMNS,
  withdrawalOf,
  withdrawalRecord,
} from './fund-records.ts';
import {
  DEAL_COLUMNS,
  dealOf,
  dealRecord,
  ORDER_COLUMNS,
  orderOf,
  orderRecord,
  POSITION_COLUMNS,
  positionOf,
  positionRecord,
} from './records.ts';

/** What to select of `domain_events` for `eventOf`. */
export const EVENT_COLUMNS = [
  'domain_events.account_id',
  'domain_events.sequence',
  'domain_events.type',
  'domain_events.payload',
  'domain_events.created_at',
] as const;

const orderIn = recordReader(ORDER_COLUMNS);
const positionIn = recordReader([...ORDER_COLUMNS, ...POSITION_COLUMNS]);
const dealIn = recordReader(DEAL_COLUMNS);
const withdrawalIn = recordReader(WITHDRAWAL_COLUMNS);

/** What an event tells, beside its account, number, type and time. */
export function eventPayload({ body, money }: DomainEvent): Row {
  return { ...bodyRecord(body), ...(money ? { cash: toText(money.cash), used_margin: toText(money.usedMargin) } : {}) };
}

/** @throws TypeError when its JSON is not what `eventPayload` gives */
export function eventOf(row: RowOf<typeof EVENT_COLUMNS>): DomainEvent {
  // That it is an object is certain: nobody else writes it. What is in it is checked as it is read.
  const payload = row.payload as Row;
  return {
    accountId: row.account_id,
    sequence: row.sequence,
    time: row.created_at,
    body: bodyOf(row.type, payload),
    money: optionalColumn(payload, 'cash', moneyOf),
  };
}

function moneyOf(payload: Row): AccountMoney {
  return { cash: decimalColumn(payload, 'cash'), usedMargin: decimalColumn(payload, 'used_margin') };
}

function bodyRecord(body: DomainEventBody): Row {
  if (body.type === 'MoneyMoved') return { code: body.code };
  if ('order' in body) return orderRecord(body.order);
  if ('withdrawal' in body) return withdrawalRecord(body.withdrawal);
  if ('deposit' in body) return endedDepositRecord(body.deposit);
  if ('reward' in body) return endedRewardRecord(body.reward);
  if ('verification' in body) return { ...body.verification };
  if ('following' in body) return { ...body.following };
  const { position } = body;
  const record = { ...orderRecord(position.order), ...positionRecord(position) };
  if (!('deal' in body)) return record;
  const equity = body.type === 'PositionOpened' && body.equity ? { equity: toText(body.equity) } : {};
  return { ...record, ...dealRecord(body.deal), ...equity };
}

function verificationOf(payload: Row): EndedVerification {
  // Nobody else writes it.
  const outcome = textColumn(payload, 'outcome') as EndedVerification['outcome'];
  return { id: integerColumn(payload, 'id'), outcome };
}

function followingOf(payload: Row): EndedFollowing {
  const reason = textColumn(payload, 'reason') as EndedFollowing['reason'];
  return { id: integerColumn(payload, 'id'), reason };
}

function bodyOf(type: string, payload: Row): DomainEventBody {
  switch (type) {
    case 'OrderPlaced':
    case 'OrderChanged':
    case 'OrderCancelled':
      return { type, order: orderOf(orderIn(payload)) };
    case 'PositionOpened':
      return {
        type,
        position: positionOf(positionIn(payload)),
        deal: dealOf(dealIn(payload)),
        equity: optionalColumn(payload, 'equity', (of) => decimalColumn(of, 'equity')),
      };
    case 'PositionReduced':
    case 'PositionClosed':
      return { type, position: positionOf(positionIn(payload)), deal: dealOf(dealIn(payload)) };
    case 'PositionChanged':
      return { type, position: positionOf(positionIn(payload)) };
    case 'MoneyMoved':
      return { type, code: textColumn(payload, 'code') as TransferCode };
    case 'WithdrawalRequested':
    case 'WithdrawalEnded':
      return { type, withdrawal: withdrawalOf(withdrawalIn(payload)) };
    case 'DepositEnded':
      return { type, deposit: endedDepositOf(payload) };
    case 'RewardEnded':
      return { type, reward: endedRewardOf(payload) };
    case 'VerificationEnded':
      return { type, verification: verificationOf(payload) };
    case 'FollowingEnded':
      return { type, following: followingOf(payload) };
    default:
      throw new TypeError(`There is no event ${type}`);
  }
}
