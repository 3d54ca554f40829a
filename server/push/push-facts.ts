/** What there is to tell of an event, without words: these are made when it is sent, in the language of the device then. */
import { toFixedText, toShortText, toText } from '../../src/domain/decimal.ts';
import type { PushKind } from '../../src/domain/push-kind.ts';
import type { DomainEvent } from '../engine/model/domain-event.ts';
import type { Deal } from '../engine/model/deal.ts';
import type { FundOutcome } from '../engine/model/withdrawal.ts';
import type { Position } from '../engine/model/position.ts';
import { copyOfClientId } from '../following/copy-store.ts';

/** A trade; lots, price and profit are decimal text. */
export interface TradeFacts {
  /** Of the row in the list. */
  readonly id: number;
  readonly code: string;
  readonly side: 'buy' | 'sell';
  readonly lots: string;
  readonly price: string;
}
export interface ClosedFacts extends TradeFacts {
  readonly reason: 'stop_loss' | 'take_profit' | 'stop_out';
  /** The account's money at 2 digits. */
  readonly profit: string;
}
export interface FundFacts {
  readonly id: number;
  readonly fund: 'deposit' | 'withdrawal';
  readonly outcome: FundOutcome;
  /** The account's money at 2 digits. */
  readonly amount: string;
}
export type PushFacts =
  | ({ readonly type: 'filled' } & TradeFacts)
  | ({ readonly type: 'closed' } & ClosedFacts)
  | ({ readonly type: 'fund' } & FundFacts)
  | { readonly type: 'device' };

/** Something to tell, and who wants to hear it. */
export interface PushNews {
  readonly kind: PushKind;
  readonly facts: PushFacts;
  /** Set where somebody else's stop decides whether this is news, and gives the reason. */
  readonly leader?: FollowedClose;
}

/** The leader's position with which a copy was closed. */
export interface FollowedClose {
  readonly positionId: number;
  /** A stop that was reached later has not closed the copy; epoch ms. */
  readonly until: number;
}

const MONEY_DIGITS = 2;

/** Undefined for what nobody is told of: the owner's own doings, and what only moves figures. */
export function newsOf({ body }: DomainEvent): PushNews | undefined {
  switch (body.type) {
    case 'PositionOpened':
      return filled(body.position, body.deal);
    case 'PositionReduced':
      return closed(body.position, body.deal);
    case 'PositionClosed':
      return body.deal.reason === 'copy' ? closedCopy(body.position, body.deal) : closed(body.position, body.deal);
    case 'DepositEnded': {
      const { id, outcome, credited } = body.deposit;
      return fund({ id, fund: 'deposit', outcome, amount: toFixedText(credited, MONEY_DIGITS) });
    }
    case 'WithdrawalEnded': {
      const { id, state, amount } = body.withdrawal;
      if (state === 'pending') return undefined;
      return fund({ id, fund: 'withdrawal', outcome: state, amount: toFixedText(amount, MONEY_DIGITS) });
    }
    default:
      return undefined;
  }
}

/** A market order is filled before the eyes of who sent it. */
function filled(position: Position, deal: Deal): PushNews | undefined {
  if (position.order.kind === 'market') return undefined;
  return { kind: 'filled', facts: { type: 'filled', ...tradeOf(position.order.id, position, deal) } };
}

function closed(position: Position, deal: Deal): PushNews | undefined {
  const { reason } = deal;
  if (reason !== 'stop_loss' && reason !== 'take_profit' && reason !== 'stop_out') return undefined;
  return { kind: reason === 'stop_out' ? 'stop_out' : 'stop', facts: closedFacts(position, deal, reason) };
}

/** A copy without the leader's stop goes with it all the same. Which stop that was stands with the leader's position. */
function closedCopy(position: Position, deal: Deal): PushNews | undefined {
  const copy = copyOfClientId(position.order.clientId);
  if (!copy) return undefined;
  const leader = { positionId: copy.positionId, until: deal.time };
  return { kind: 'stop', facts: closedFacts(position, deal, 'stop_loss'), leader };
}

function closedFacts(position: Position, deal: Deal, reason: ClosedFacts['reason']): PushFacts {
  const trade = tradeOf(deal.historyId ?? position.order.id, position, deal);
  return { type: 'closed', ...trade, reason, profit: toFixedText(deal.profit, MONEY_DIGITS) };
}

function tradeOf(id: number, { order }: Position, { lots, price }: Deal): TradeFacts {
  return { id, code: order.code, side: order.side, lots: toShortText(lots), price: toText(price) };
}

function fund(facts: FundFacts): PushNews {
  return { kind: 'funds', facts: { type: 'fund', ...facts } };
}
