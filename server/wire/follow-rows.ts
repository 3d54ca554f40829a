/** Rows of leaders and followings: what the wire has of them. */
import {
  FOLLOW_STATUS,
  type WireCopyPreview,
  type WireFollowing,
  type WireLeader,
} from '../../src/contract/wire/follow.ts';
import { WIRE_SIDE } from '../../src/contract/wire/order.ts';
import { ONE, toFixedText, toShortText, type Decimal } from '../../src/domain/decimal.ts';
import { MONEY_SCALE } from '../../src/domain/margin.ts';
import type { Following } from '../following/following-store.ts';
import type { CopyPreview } from '../following/preview-copies.ts';
import type { Leader } from '../following/leader-store.ts';
import { change, dailySteps, monthlyReturns, type Figures, type GrowthStep } from '../leaders/leader-figures.ts';
import type { InstrumentResult } from '../leaders/leader-habits.ts';

const RATE_SCALE = 2;
const NOT_YET = '0';

/** A row of the ranking; without figures, where they are not read yet, the row has zeros. */
export function leaderRow(leader: Leader, figures: Figures | undefined, followers: number): WireLeader {
  const rate = (value: Decimal | undefined): string => (value ? toFixedText(value, RATE_SCALE) : NOT_YET);
  return {
    user: leader.name,
    code: leader.code,
    multiple: '1',
    three_week_rate: rate(figures?.threeWeekRate),
    three_week_win: rate(figures?.threeWeekWin),
    three_week_profit: rate(figures?.threeWeekProfit),
    total_rate: rate(figures?.totalRate),
    total_trade_num: figures?.totalTrades ?? 0,
    followers,
    max_drawdown: rate(figures?.maxDrawdown),
    is_house: leader.isHouse ? 1 : 0,
  };
}

/** One point for each day on which the account's growth changed. */
export function curveRow(steps: readonly GrowthStep[]): readonly { readonly time: number; readonly rate: string }[] {
  return dailySteps(steps).map(({ time, growth }) => ({
    time: Math.floor(time / 1000),
    rate: toFixedText(change(ONE, growth), RATE_SCALE),
  }));
}

export function monthRows(steps: readonly GrowthStep[]): readonly { readonly month: string; readonly rate: string }[] {
  return monthlyReturns(steps).map(({ month, rate }) => ({ month, rate: toFixedText(rate, RATE_SCALE) }));
}

export function instrumentRows(results: readonly InstrumentResult[]) {
  return results.map(({ code, trades, net }) => ({ code, trades, profit: toFixedText(net, RATE_SCALE) }));
}

export function previewRow({ copies, margin, freeMargin }: CopyPreview): WireCopyPreview {
  return {
    copies: copies.map(({ position: { order }, lots }) => ({
      id: order.id,
      code: order.code,
      type: WIRE_SIDE[order.side],
      ...(lots && { cont: toShortText(lots) }),
    })),
    margin: toFixedText(margin, MONEY_SCALE),
    free_margin: toFixedText(freeMargin, MONEY_SCALE),
  };
}

/** A position that was not copied, and why. */
export interface SkippedCopy {
  readonly followingId: number;
  readonly positionId: number;
  readonly reason: string;
  readonly createdAt: number;
}

/** What of a following's leader and results the row has. */
interface FollowingParts {
  readonly leader: Pick<Leader, 'code' | 'name'>;
  readonly profit: Decimal | undefined;
  readonly skipped: readonly SkippedCopy[];
}

/** One of an account's followings; its profit is the account's money at 6 digits. */
export function followingRow(following: Following, { leader, profit, skipped }: FollowingParts): WireFollowing {
  const { id, mode, multiple, maxLots, stopLoss, state, createdAt, endReason } = following;
  return {
    id,
    code: leader.code,
    user: leader.name,
    mode,
    multiple: toShortText(multiple),
    max_cont: maxLots ? toShortText(maxLots) : '',
    stop_loss: stopLoss ? toShortText(stopLoss) : '',
    status: FOLLOW_STATUS[state],
    profit: profit ? toFixedText(profit, MONEY_SCALE) : null,
    created_at: new Date(createdAt).toISOString(),
    end_reason: endReason,
    skipped: skipped.map((one) => ({
      position: one.positionId,
      reason: one.reason,
      created_at: new Date(one.createdAt).toISOString(),
    })),
  };
}
