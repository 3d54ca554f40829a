import { FUND_STATUS } from '../../src/contract/wire/funds.ts';
import {
  FOLLOWING_END_STATUS,
  TOPIC_ACCOUNT,
  TOPIC_CLOSED,
  TOPIC_ORDERS,
  type WireNotice,
} from '../../src/contract/wire/socket.ts';
import type { DomainEvent, DomainEventBody } from '../engine/model/domain-event.ts';
import { accountDetailRow } from '../wire/balance-row.ts';
import { REVIEW_STATUS } from '../wire/identity-row.ts';
import { orderRow, positionRow, type Quotes } from '../wire/order-row.ts';
import type { Hub } from './hub.ts';

type PrivateMessage = readonly [topic: string, data: unknown];

/** Tells the account's owner, on every socket, what has happened, with the event's number. */
export function publishEvent({ accountId, sequence, body, money }: DomainEvent, hub: Hub, quotes: Quotes): void {
  for (const [topic, data] of tradeMessages(body, quotes)) hub.publish(accountId, topic, data, sequence);
  if (!money) return;
  const account = { ...accountDetailRow(money.cash, money.usedMargin), seq: sequence, ...noticeOf(body) };
  hub.publish(accountId, TOPIC_ACCOUNT, account, sequence);
}

/** What the owner is told of a deposit, a withdrawal, a reward, a verification or a following that ended. */
function noticeOf(body: DomainEventBody): { readonly notice?: WireNotice } {
  if (body.type === 'DepositEnded')
    return { notice: { kind: 'deposit', id: body.deposit.id, status: FUND_STATUS[body.deposit.outcome] } };
  if (body.type === 'WithdrawalEnded')
    return { notice: { kind: 'withdrawal', id: body.withdrawal.id, status: FUND_STATUS[body.withdrawal.state] } };
  if (body.type === 'RewardEnded')
    return { notice: { kind: 'invite_reward', id: body.reward.id, status: FUND_STATUS[body.reward.outcome] } };
  if (body.type === 'VerificationEnded') {
    const { id, outcome } = body.verification;
    return { notice: { kind: 'verification', id, status: REVIEW_STATUS[outcome] } };
  }
  if (body.type === 'FollowingEnded')
    return {
      notice: { kind: 'following', id: body.following.id, status: FOLLOWING_END_STATUS[body.following.reason] },
    };
  return {};
}

function tradeMessages(body: DomainEventBody, quotes: Quotes): readonly PrivateMessage[] {
  switch (body.type) {
    case 'OrderPlaced':
    case 'OrderChanged':
      return [[TOPIC_ORDERS, orderRow({ kind: 'order', order: body.order }, quotes)]];
    case 'OrderCancelled':
      return [[TOPIC_CLOSED, orderRow({ kind: 'order', order: body.order }, quotes)]];
    case 'PositionOpened':
    case 'PositionChanged':
      return [[TOPIC_ORDERS, positionRow(body.position, quotes)]];
    case 'PositionReduced':
      return [[TOPIC_ORDERS, positionRow(body.position, quotes)], closed(body, quotes)];
    case 'PositionClosed':
      return [closed(body, quotes)];
    default:
      return [];
  }
}

function closed({ position, deal }: Extract<DomainEventBody, { deal: unknown }>, quotes: Quotes): PrivateMessage {
  const { order, openPrice } = position;
  return [TOPIC_CLOSED, orderRow({ kind: 'deal', order, openPrice, deal }, quotes)];
}
