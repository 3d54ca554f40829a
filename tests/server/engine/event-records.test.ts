/** Events as they are kept: what is read is what was written, and what cannot have been written is refused. */
import { describe, expect, it } from 'vitest';
import { decimal } from '../../../src/domain/decimal.ts';
import type { Deal } from '../../../server/engine/model/deal.ts';
import type { DomainEvent, DomainEventBody } from '../../../server/engine/model/domain-event.ts';
import type { Order } from '../../../server/engine/model/order.ts';
import type { Position } from '../../../server/engine/model/position.ts';
import { eventOf, eventPayload } from '../../../server/engine/sql/event-records.ts';

const ORDER: Order = {
  id: 1024,
  accountId: 7,
  clientId: undefined,
  code: 'EURUSD',
  side: 'sell',
  kind: 'pending',
  state: 'pending',
  lots: decimal('0.010'),
  leverage: 100,
  requestedPrice: decimal('1.09000'),
  reachedFrom: 'above',
  stopLoss: decimal('1.10000'),
  takeProfit: undefined,
  margin: decimal('10.900000'),
  fee: decimal('0.100000'),
  createdAt: 1_767_225_600_000,
  endedAt: undefined,
  endPrice: undefined,
};
const FILLED: Order = { ...ORDER, clientId: 'heron-1', state: 'filled', endedAt: 9, endPrice: decimal('1.09001') };
const POSITION: Position = {
  order: FILLED,
  lots: decimal('0.005'),
  openPrice: decimal('1.09001'),
  margin: decimal('5.450000'),
  fee: decimal('0.050000'),
  stopLoss: undefined,
  takeProfit: decimal('1.00000'),
  openedAt: 9,
  dealCount: 2,
};
const DEAL: Deal = {
  positionId: 1024,
  number: 1,
  historyId: 1025,
  clientId: 'heron-2',
  reason: 'user',
  lots: decimal('0.005'),
  price: decimal('1.08000'),
  margin: decimal('5.450000'),
  fee: decimal('0.050000'),
  profit: decimal('5.005000'),
  stopLoss: undefined,
  takeProfit: decimal('1.00000'),
  time: 12,
};

/** The row of an event, with its JSON as a database gives it back. */
function rowOf(event: DomainEvent) {
  const payload: unknown = JSON.parse(JSON.stringify(eventPayload(event)));
  const { accountId: account_id, sequence, time: created_at, body } = event;
  return { account_id, sequence, type: body.type as string, payload, created_at };
}

function eventWith(body: DomainEventBody): DomainEvent {
  return { accountId: 7, sequence: 3, time: 12, body, money: undefined };
}

describe('an event', () => {
  it.each<DomainEventBody>([
    { type: 'OrderPlaced', order: ORDER },
    { type: 'OrderChanged', order: ORDER },
    { type: 'OrderCancelled', order: { ...ORDER, state: 'cancelled', endedAt: 9 } },
    ...[decimal('99997.5'), undefined].map((equity) => ({
      type: 'PositionOpened' as const,
      position: POSITION,
      deal: { ...DEAL, number: 0, historyId: undefined, reason: 'open' as const },
      equity,
    })),
    {
      type: 'RewardEnded',
      reward: { id: 3, outcome: 'rejected', remark: 'No', amount: decimal('25.5'), decidedAt: 7 },
    },
    { type: 'PositionReduced', position: POSITION, deal: DEAL },
    { type: 'PositionClosed', position: POSITION, deal: DEAL },
    { type: 'PositionChanged', position: POSITION },
    { type: 'MoneyMoved', code: 'reset' },
  ])('$type is read as it was written', (body) => {
    const event = eventWith(body);
    expect(eventOf(rowOf(event))).toEqual(event);
    const withMoney = { ...event, money: { cash: decimal('99.500000'), usedMargin: decimal('0.000000') } };
    expect(eventOf(rowOf(withMoney))).toEqual(withMoney);
  });

  it.each([
    ['of no known type', { type: 'OrderLost' }],
    ['without what its type tells of', { type: 'PositionChanged' }],
    [
      'with a word that is none',
      { payload: { ...eventPayload(eventWith({ type: 'OrderPlaced', order: ORDER })), side: '' } },
    ],
  ])('%s is refused', (_, change) => {
    const row = rowOf(eventWith({ type: 'OrderPlaced', order: ORDER }));
    expect(() => eventOf({ ...row, ...change })).toThrow(TypeError);
  });
});
