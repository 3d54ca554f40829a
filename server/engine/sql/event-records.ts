/** Events as JSON, and back. */
import { toText } from '../../../src/domain/decimal.ts';
import { decimalColumn, integerColumn, optionalColumn, textColumn } from '../../store/columns.ts';
import type { Row } from '../../store/database.ts';
import type { AccountMoney, DomainEvent, DomainEventBody } from '../model/domain-event.ts';
import type { TransferCode } from '../model/transfer.ts';
import { dealOf, dealRecord, orderOf, orderRecord, positionOf, positionRecord } from './records.ts';

/** What an event tells, beside its account, number, type and time. */
export function eventPayload({ body, money }: DomainEvent): Row {
  return { ...bodyRecord(body), ...(money ? { cash: toText(money.cash), used_margin: toText(money.usedMargin) } : {}) };
}

/** @param row with `account_id`, `sequence`, `type`, `payload` and `created_at` */
export function eventOf(row: Row): DomainEvent {
  const payload = row['payload'] as Row;
  return {
    accountId: integerColumn(row, 'account_id'),
    sequence: integerColumn(row, 'sequence'),
    time: integerColumn(row, 'created_at'),
    body: bodyOf(textColumn(row, 'type') as DomainEventBody['type'], payload),
    money: optionalColumn(payload, 'cash', moneyOf),
  };
}

function moneyOf(payload: Row): AccountMoney {
  return { cash: decimalColumn(payload, 'cash'), usedMargin: decimalColumn(payload, 'used_margin') };
}

function bodyRecord(body: DomainEventBody): Row {
  if (body.type === 'MoneyMoved') return { code: body.code };
  if ('order' in body) return orderRecord(body.order);
  const { position } = body;
  const record = { ...orderRecord(position.order), ...positionRecord(position) };
  return 'deal' in body ? { ...record, ...dealRecord(body.deal) } : record;
}

function bodyOf(type: DomainEventBody['type'], payload: Row): DomainEventBody {
  switch (type) {
    case 'OrderPlaced':
    case 'OrderChanged':
    case 'OrderCancelled':
      return { type, order: orderOf(payload) };
    case 'PositionOpened':
    case 'PositionReduced':
    case 'PositionClosed':
      return { type, position: positionOf(payload), deal: dealOf(payload) };
    case 'PositionChanged':
      return { type, position: positionOf(payload) };
    default:
      return { type, code: textColumn(payload, 'code') as TransferCode };
  }
}
