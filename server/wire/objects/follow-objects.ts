import {
  copyPreviewSchema,
  curvePointSchema,
  followersPointSchema,
  followingSchema,
  leaderDetailSchema,
  leaderInstrumentSchema,
  leaderSchema,
  leaderTradesSchema,
  monthlyReturnSchema,
  ownLeaderSchema,
  previewedCopySchema,
  skippedCopySchema,
} from '../../../src/contract/wire/follow.ts';
import { nameObject } from './object-text.ts';

const LEADER_TEXTS = {
  user: ['Name of the trader.', 'Ada'],
  code: ['Code of the trader.', 'K7QM2XRA'],
  multiple: ['Multiple that is offered to begin with.', '1'],
  three_week_rate: ['Time-weighted return of three weeks in percent; deposits and withdrawals left out.', '4.20'],
  three_week_win: ['Share of positions closed in three weeks that brought more than their fee, in percent.', '61.54'],
  three_week_profit: ['Realised profit less fees of the positions closed in three weeks.', '420.15'],
  total_rate: ['Time-weighted return since the beginning, in percent.', '12.80'],
  total_trade_num: ['Positions opened.', 128],
  followers: ['Followings that run.', 17],
  max_drawdown: ['The largest loss from a peak, in percent.', '6.35'],
  is_house: ['1 for a strategy of the house.', 0],
} as const;

/** Objects of following. */
export const FOLLOW_OBJECTS = [
  nameObject('Leader', leaderSchema, LEADER_TEXTS),
  nameObject('LeaderDetail', leaderDetailSchema, {
    ...LEADER_TEXTS,
    curve: ['One point a day on which something changed.'],
    months: ['One for each month in which something changed, oldest first.'],
    instruments: ['What was traded in three weeks, the most traded first.'],
    holding_seconds: ['Half of the positions closed in three weeks were held so long at most; missing: none.', 5400],
    followers_curve: ['How many followed, one a day of thirty.'],
    open_risk: ['Used margin over equity at this moment, in percent; missing where nothing is open.', '14.20'],
  }),
  nameObject('LeaderTrades', leaderTradesSchema, {
    data: ['The orders of this page.'],
    total: ['How many there are on all pages.', 1],
  }),
  nameObject('CurvePoint', curvePointSchema, {
    time: ['Unix seconds.', 1_767_600_000],
    rate: ['Percent since the beginning.', '3.10'],
  }),
  nameObject('MonthlyReturn', monthlyReturnSchema, {
    month: ['Year and month, UTC.', '2026-01'],
    rate: ['What it brought, in percent.', '2.40'],
  }),
  nameObject('LeaderInstrument', leaderInstrumentSchema, {
    code: ['Code of the instrument.', 'EURUSD'],
    trades: ['Positions closed in three weeks.', 12],
    profit: ['What they brought, less fees.', '120.40'],
  }),
  nameObject('FollowersPoint', followersPointSchema, {
    time: ['Unix seconds.', 1_767_600_000],
    followers: ['Followings that had not ended.', 17],
  }),
  nameObject('CopyPreview', copyPreviewSchema, {
    copies: ['One for each position that the leader has open.'],
    margin: ['Margin of all copies together.', '128.500000'],
    free_margin: ['Free margin of the account.', '9871.500000'],
  }),
  nameObject('PreviewedCopy', previewedCopySchema, {
    id: ['Number of the leader’s position.', 1024],
    code: ['Code of the instrument.', 'EURUSD'],
    type: ['1 buy, 2 sell.', 1],
    cont: ['Lots of the copy; missing where it would not be copied.', '0.50'],
  }),
  nameObject('Following', followingSchema, {
    id: ['Number of the following.', 7],
    code: ['Code of the leader.', 'K7QM2XRA'],
    user: ['Name of the leader.', 'Ada'],
    mode: ['`fixed` or `equity`.', 'fixed'],
    multiple: ['Multiple of the leader’s lots.', '1'],
    max_cont: ['Lots of one copy at most; empty: no limit.', '0.50'],
    stop_loss: ['Loss at which it ends; empty: none.', '200'],
    status: ['1 runs, 2 paused, 3 ended.', 1],
    profit: ['Realised and open profit less fees of the copied positions.', '12.500000'],
    created_at: ['When it began, ISO 8601, UTC.', '2026-01-05T08:30:00.000Z'],
    end_reason: ['Why it ended: `user`, `loss`, `leader_left`; empty while it has not.', ''],
    skipped: ['The newest positions of the leader that were not copied.'],
  }),
  nameObject('SkippedCopy', skippedCopySchema, {
    position: ['Number of the leader’s position.', 1024],
    reason: [
      'Why: the name of a refusal, or `leaderClosed` for one that was closed before it could be copied.',
      'insufficientFunds',
    ],
    created_at: ['When, ISO 8601, UTC.', '2026-01-05T08:30:00.000Z'],
  }),
  nameObject('OwnLeader', ownLeaderSchema, {
    on: ['1 if others may follow the account.', 1],
    name: ['What it is called; empty before the first time.', 'Ada'],
    code: ['Its code; empty before the first time.', 'K7QM2XRA'],
    followers: ['Followings of it that run.', 17],
  }),
];
