/**
 * The keys that are put together while the page runs, and those that reach the translator by a name.
 * Where a family follows a type, the compiler says when a member is missing here or one too many.
 */
import { PUSH_KINDS } from '../../src/domain/push-kind.ts';
import type { Following } from '../../src/contract/worker/follow-api.ts';
import type { CopyMode } from '../../src/domain/copy-lots.ts';
import type { EndReason } from '../../src/screens/rank/FollowingCard.tsx';
import type { RankingFigure } from '../../src/screens/rank/ranking.ts';
import type { SkipReason } from '../../src/screens/rank/skip-reason.ts';
import type { CandleInterval } from '../../src/domain/candle-interval.ts';
import type { CloseReason, OrderStatus, Side } from '../../src/domain/order.ts';
import type { HistoryChoice, HistoryPeriod } from '../../src/state/history-choice.ts';
import type { ShownConnection } from '../../src/state/live-state.ts';
import type { DropReason, SlowPart } from '../../src/contract/worker/state.ts';
import type { FailureKind } from '../../src/contract/worker/failure.ts';
import type { AuthFault, Strength } from '../../src/screens/shared/auth/auth-checks.ts';
import type { IdentityStatus } from '../../src/contract/worker/profile-api.ts';
import type { PushAbility } from '../../src/state/device-push.ts';
import type { SideNote } from '../../src/screens/trade/StopFields.tsx';
import type { TicketFault, TradeBlock } from '../../src/contract/worker/ticket.ts';

export interface KeyFamily {
  /** The template as it stands in the source, with every name that it has there. */
  readonly templates: readonly string[];
  /** Before each member. */
  readonly prefix: string;
  readonly members: readonly string[];
}

type Members<T extends string> = Readonly<Record<T, true>>;

function members<T extends string>(all: Members<T>): string[] {
  return Object.keys(all);
}

const SIDES = members<Side>({ buy: true, sell: true });
const STOPS = members<'stopLoss' | 'takeProfit'>({ stopLoss: true, takeProfit: true });

export const KEY_FAMILIES: readonly KeyFamily[] = [
  { templates: ['push.${kind}'], prefix: 'push.', members: PUSH_KINDS },
  {
    templates: ['push.${ability}'],
    prefix: 'push.',
    members: members<Exclude<PushAbility, 'can'>>({ denied: true, install: true, cannot: true }),
  },
  {
    templates: ['push.${obstacle}'],
    prefix: 'push.',
    members: members<'refused' | 'noService'>({ refused: true, noService: true }),
  },
  {
    templates: ['historyKind.${kind}'],
    prefix: 'historyKind.',
    members: members<HistoryChoice['kind']>({ all: true, deposit: true, withdrawal: true, trade: true, other: true }),
  },
  {
    templates: ['historyPeriod.${period}'],
    prefix: 'historyPeriod.',
    members: members<HistoryPeriod>({ all: true, today: true, week: true, month: true, days: true }),
  },
  {
    templates: ['tabs.${name}'],
    prefix: 'tabs.',
    members: members<'market' | 'trade' | 'orders' | 'copying' | 'ranking'>({
      market: true,
      trade: true,
      orders: true,
      copying: true,
      ranking: true,
    }),
  },
  {
    templates: ['trade.${side}', 'trade.${order.side}', 'trade.${request.side}'],
    prefix: 'trade.',
    members: SIDES,
  },
  { templates: ['trade.${which}'], prefix: 'trade.', members: STOPS },
  { templates: ['chart.${name}'], prefix: 'chart.', members: ['open', 'high', 'low', 'close', 'volume'] },
  {
    templates: ['sideFault.${note}'],
    prefix: 'sideFault.',
    members: members<SideNote>({
      buyStopLoss: true,
      buyTakeProfit: true,
      sellStopLoss: true,
      sellTakeProfit: true,
      awayStopLoss: true,
      awayTakeProfit: true,
    }),
  },
  { templates: ['orders.${kind}'], prefix: 'orders.', members: STOPS },
  {
    templates: ['orders.${status}'],
    prefix: 'orders.',
    members: members<OrderStatus>({ open: true, pending: true, closed: true }),
  },
  {
    templates: ['reason.${order.closeReason}'],
    prefix: 'reason.',
    members: members<CloseReason>({
      user: true,
      copy: true,
      stop_loss: true,
      take_profit: true,
      stop_out: true,
      cancelled: true,
    }),
  },
  {
    templates: ['copying.${one}'],
    prefix: 'copying.',
    members: members<RankingFigure>({
      threeWeekRate: true,
      totalRate: true,
      threeWeekWin: true,
      threeWeekProfit: true,
      drawdown: true,
      trades: true,
      followers: true,
    }),
  },
  {
    templates: ['copying.${value}', 'copying.${mode}'],
    prefix: 'copying.',
    members: members<CopyMode>({ fixed: true, equity: true }),
  },
  {
    templates: ['copying.${endReason}'],
    prefix: 'copying.',
    members: members<EndReason>({ endLoss: true, endLeaderLeft: true }),
  },
  {
    templates: ['copying.${status}'],
    prefix: 'copying.',
    members: members<Following['status']>({ running: true, paused: true, ended: true }),
  },
  {
    templates: ['copying.${skipReasonOf(reason)}'],
    prefix: 'copying.',
    members: members<SkipReason>({
      skipFunds: true,
      skipLots: true,
      skipMarket: true,
      skipClosed: true,
      skipOther: true,
    }),
  },
  {
    templates: ['chart.${interval}'],
    prefix: 'chart.',
    members: members<CandleInterval>({
      '1min': true,
      '5min': true,
      '15min': true,
      '30min': true,
      '60min': true,
      '1day': true,
    }),
  },
  {
    templates: ['line.${reason}'],
    prefix: 'line.',
    members: members<Exclude<DropReason, number>>({ timeout: true, silent: true, failed: true }),
  },
  {
    templates: ['connection.${word}'],
    prefix: 'connection.',
    members: members<Exclude<ShownConnection['phase'], 'open'> | SlowPart | 'live'>({
      live: true,
      device: true,
      line: true,
      idle: true,
      connecting: true,
      waiting: true,
      offline: true,
      suspended: true,
      stalled: true,
      restarting: true,
    }),
  },
  {
    templates: ['block.${block}'],
    prefix: 'block.',
    members: members<TradeBlock>({
      noPrice: true,
      marketClosed: true,
      stalePrice: true,
      offline: true,
      notAnswering: true,
    }),
  },
  {
    templates: ['fault.${fault}'],
    prefix: 'fault.',
    members: members<TicketFault>({
      required: true,
      notANumber: true,
      tooManyDigits: true,
      negative: true,
      belowMinimum: true,
      offStep: true,
      tooLarge: true,
      noLeverageConfigured: true,
      wrongSide: true,
      insufficientFunds: true,
    }),
  },
  {
    templates: ['authFault.${fault}'],
    prefix: 'authFault.',
    members: members<AuthFault>({
      emailOrMobile: true,
      email: true,
      emailForm: true,
      mobile: true,
      mobileForm: true,
      area: true,
      password: true,
      passwordShort: true,
      passwordPlain: true,
      repeat: true,
      repeatDiffers: true,
      code: true,
      captcha: true,
    }),
  },
  {
    templates: ['strength.${strength}'],
    prefix: 'strength.',
    members: members<Strength>({ weak: true, fair: true, strong: true }),
  },
  {
    templates: ['identity.${value.status}'],
    prefix: 'identity.',
    members: members<IdentityStatus>({ none: true, waiting: true, rejected: true, finished: true }),
  },
  {
    templates: ['failure.${failure.kind}'],
    prefix: 'failure.',
    members: members<FailureKind>({
      network: true,
      timeout: true,
      cancelled: true,
      refused: true,
      session: true,
      invalid: true,
      malformed: true,
      storage: true,
      crashed: true,
    }),
  },
];

/** Names given to the translator; the keys that they can be stand as strings in the same file. */
export const KEY_VARIABLES: readonly string[] = [
  'src/app/fund-notices.ts: t(REVIEWED[fund][notice.status])',
  'src/app/fund-notices.ts: t(FOUND[fund])',
  'src/app/fund-notices.ts: t(REFUSED[fund])',
  'src/app/fund-notices.ts: t(FORGOTTEN[fund])',
  'src/screens/deposit/DepositRecords.tsx: t(STATUS_TEXTS[status])',
  'src/screens/identity/IdentityForm.tsx: t(missing)',
  'src/screens/invite/InvitedFriend.tsx: t(STATUS_TEXTS[reward.status])',
  'src/screens/user/UserRows.tsx: t(key)',
  'src/screens/orders/OrderList.tsx: t(title)',
  'src/screens/orders/OrderList.tsx: t(hint)',
  'src/screens/shared/FavouriteButton.tsx: t(label)',
  'src/screens/trade/ConfirmOrder.tsx: t(title)',
  'src/screens/withdraw/BankForm.tsx: t(accountFault)',
  'src/screens/withdraw/CoinForm.tsx: t(fault)',
  'src/screens/withdraw/LimitNotes.tsx: t(text)',
];
