import { subtract } from '../../src/domain/decimal.ts';
import type { DomainEvent, DomainEventBody } from '../engine/model/domain-event.ts';
import {
  figuresAt,
  funded,
  growthOf,
  THREE_WEEKS_MS,
  traded,
  withResult,
  type Figures,
  type FiguresState,
  type GrowthStep,
  type PositionResult,
} from './leader-figures.ts';

/** Money that comes in or goes out is everything but these. */
const TRADING_CODES: ReadonlySet<string> = new Set(['negative_balance_protection']);

/** What has changed since it was last kept. */
export interface RecordChanges {
  readonly state: FiguresState;
  readonly steps: readonly GrowthStep[];
  readonly results: readonly PositionResult[];
}

/** A leader's figures in memory, kept up to date by the events of the account. */
export class LeaderRecord {
  readonly accountId: number;
  #state: FiguresState;
  readonly #steps: GrowthStep[];
  readonly #results = new Map<number, PositionResult>();
  #newSteps: GrowthStep[] = [];
  readonly #newResults = new Map<number, PositionResult>();
  #kept: number;

  constructor(accountId: number, { state, steps, results }: RecordChanges) {
    this.accountId = accountId;
    this.#state = state;
    this.#kept = state.sequence;
    this.#steps = [...steps];
    for (const result of results) this.#results.set(result.positionId, result);
  }

  /** All steps that are kept, in order: every one of three weeks, the last of each day before. */
  get steps(): readonly GrowthStep[] {
    return this.#steps;
  }

  /** Positions that were closed, in part or whole, in three weeks and a while before. */
  get results(): Iterable<PositionResult> {
    return this.#results.values();
  }

  /** @param now epoch ms */
  figures(now: number): Figures {
    return figuresAt(this.#state, this.#steps, this.#results.values(), now);
  }

  /** Takes the account's next event; one that is in it already changes nothing. */
  accept({ sequence, time, body, money }: DomainEvent): void {
    if (sequence <= this.#state.sequence) return;
    const cash = money?.cash ?? this.#state.cash;
    const opened = this.#state.opened + (body.type === 'PositionOpened' ? 1 : 0);
    const step = isTrading(body) ? traded : funded;
    const isMoney = money !== undefined && cash.coefficient !== this.#state.cash.coefficient;
    this.#state = { ...(isMoney ? step(this.#state, sequence, cash) : { ...this.#state, sequence }), opened };
    if (isMoney) this.#addStep({ sequence, time, growth: growthOf(this.#state) });
    if (body.type === 'PositionReduced' || body.type === 'PositionClosed') this.#addResult(body, time);
  }

  /** What has changed since it was last kept; undefined where nothing has. */
  changes(): RecordChanges | undefined {
    if (this.#kept === this.#state.sequence) return undefined;
    return { state: this.#state, steps: [...this.#newSteps], results: [...this.#newResults.values()] };
  }

  /** Notes that these changes are kept. */
  kept({ state, results }: RecordChanges): void {
    this.#kept = state.sequence;
    this.#newSteps = this.#newSteps.filter(({ sequence }) => sequence > state.sequence);
    for (const result of results)
      if (this.#newResults.get(result.positionId) === result) this.#newResults.delete(result.positionId);
  }

  /** Forgets results that no figure asks for any more, and of old days all steps but the last. @param now epoch ms */
  forget(now: number): void {
    const before = now - THREE_WEEKS_MS;
    for (const { positionId, closedAt } of this.#results.values())
      if (closedAt !== undefined && closedAt <= before) this.#results.delete(positionId);
  }

  #addStep(step: GrowthStep): void {
    this.#steps.push(step);
    this.#newSteps.push(step);
  }

  #addResult({ type, deal, position }: Extract<DomainEventBody, { deal: unknown }>, time: number): void {
    const closedAt = type === 'PositionClosed' ? time : undefined;
    const { order, openedAt } = position;
    const net = subtract(deal.profit, deal.fee);
    const closing = { positionId: deal.positionId, code: order.code, openedAt, net, closedAt };
    const result = withResult(this.#results.get(deal.positionId), closing);
    this.#results.set(deal.positionId, result);
    this.#newResults.set(deal.positionId, result);
  }
}

/** Whether an event's change of cash is the account's own trading. */
function isTrading(body: DomainEventBody): boolean {
  return 'deal' in body || (body.type === 'MoneyMoved' && TRADING_CODES.has(body.code));
}
