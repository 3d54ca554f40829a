/** The commands of leaders and of following them. Part of `TradingApi`. */
import type { CopyMode } from '../../domain/copy-lots.ts';
import type { Decimal } from '../../domain/decimal.ts';
import type { Order, Side } from '../../domain/order.ts';
import type { Outcome } from './failure.ts';
import type { RecordPage } from './funds-api.ts';

/** A trader who can be followed. Rates are percent, money is the trader's; what the server does not tell is undefined. */
export interface Leader {
  readonly code: string;
  readonly name: string;
  readonly isHouse: boolean;
  readonly threeWeekRate: Decimal | undefined;
  readonly threeWeekWin: Decimal | undefined;
  readonly threeWeekProfit: Decimal | undefined;
  readonly totalRate: Decimal | undefined;
  readonly maxDrawdown: Decimal | undefined;
  readonly trades: number | undefined;
  readonly followers: number | undefined;
}

/** A point of a curve that is drawn; Unix seconds. */
export interface CurvePoint {
  readonly time: number;
  readonly value: number;
}

/** What an instrument brought a trader in three weeks; the trader's money. */
export interface LeaderInstrument {
  readonly code: string;
  readonly trades: number;
  readonly profit: Decimal;
}

/** What a month brought, percent. */
export interface MonthlyReturn {
  /** Such as 2026-11. */
  readonly month: string;
  readonly rate: Decimal;
}

/** A trader with the curve of the account, oldest day first. */
export interface LeaderDetail extends Leader {
  /** Percent since the beginning, a point a day. */
  readonly curve: readonly CurvePoint[];
  /** Oldest first; empty where the server does not tell. */
  readonly months: readonly MonthlyReturn[];
  /** The most traded first; empty where the server does not tell. */
  readonly instruments: readonly LeaderInstrument[];
  /** Half of the positions closed in three weeks were held so long at most. */
  readonly holdingMs: number | undefined;
  /** How many followed, a point a day. */
  readonly followersCurve: readonly CurvePoint[];
  /** Used margin over equity at this moment, percent. */
  readonly openRisk: Decimal | undefined;
}

/** On which terms positions are copied. Decimal texts; what is empty sets no limit. */
export interface FollowTerms {
  readonly code: string;
  readonly mode: CopyMode;
  readonly multiple: string;
  readonly maxLots: string;
}

/** A position of a leader as it would be in the own account; without lots it would not be copied. */
export interface PreviewedCopy {
  /** Number of the leader's position. */
  readonly position: number;
  /** Of the instrument. */
  readonly code: string;
  readonly side: Side;
  readonly lots: Decimal | undefined;
}

/** What the account would hold at this moment; the account's money. */
export interface CopyPreview {
  readonly copies: readonly PreviewedCopy[];
  readonly margin: Decimal;
  readonly freeMargin: Decimal;
}

/** What somebody asks for who follows. */
export interface FollowForm extends FollowTerms {
  readonly stopLoss: string;
  /** A UUID of this intent: a repeat finds what was begun. */
  readonly clientId: string;
}

/** A position of a leader that was not copied, and why: the name of a refusal. */
export interface SkippedCopy {
  readonly position: number;
  readonly reason: string;
}

/** One of the account's followings. */
export interface Following {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly mode: CopyMode;
  readonly multiple: Decimal;
  readonly maxLots: Decimal | undefined;
  readonly stopLoss: Decimal | undefined;
  readonly status: 'running' | 'paused' | 'ended';
  /** Realised and open profit less fees; the account's money. */
  readonly profit: Decimal | undefined;
  /** Why it ended; empty where the server does not say. */
  readonly endReason: string;
  readonly skipped: readonly SkippedCopy[];
}

/** Whether, and how, others may follow the account. */
export interface OwnLeader {
  readonly isOn: boolean;
  readonly name: string;
  readonly code: string;
  readonly followers: number;
}

/** A server that knows nothing of following refuses all of them. Those that change something answer the server's text. */
export interface FollowApi {
  leaders(): Promise<Outcome<readonly Leader[]>>;
  leader(code: string): Promise<Outcome<LeaderDetail>>;
  /** What a leader has closed, newest first. @param page from 1 */
  leaderTrades(code: string, page: number): Promise<Outcome<RecordPage<Order>>>;
  /** Newest first. */
  followings(): Promise<Outcome<readonly Following[]>>;
  previewFollow(terms: FollowTerms): Promise<Outcome<CopyPreview>>;
  follow(form: FollowForm): Promise<Outcome<string>>;
  pauseFollowing(code: string, paused: boolean): Promise<Outcome<string>>;
  /** @param closes whether the copied positions close; else they are their owner's */
  unfollow(code: string, closes: boolean): Promise<Outcome<string>>;
  ownLeader(): Promise<Outcome<OwnLeader>>;
  /** @param name under which others may follow; undefined: nobody any more */
  publishLeader(name: string | undefined): Promise<Outcome<string>>;
}
