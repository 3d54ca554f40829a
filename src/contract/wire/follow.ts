/** Leaders, following and copied positions: extensions of the reference server, described in docs/wire.md. */
import * as v from 'valibot';
import { orderSchema } from './order.ts';
import {
  decimalSchema,
  integerSchema,
  optionalDecimalSchema,
  pageSchema,
  textSchema,
  tolerantArray,
} from './scalars.ts';

/** `status` of a following. */
export const FOLLOW_STATUS = { running: 1, paused: 2, ended: 3 } as const;

/** A row of the ranking. Rates are percent; money is the leader's account currency. */
export const leaderSchema = v.object({
  user: textSchema,
  code: textSchema,
  multiple: optionalDecimalSchema,
  three_week_rate: optionalDecimalSchema,
  three_week_win: optionalDecimalSchema,
  three_week_profit: optionalDecimalSchema,
  total_rate: optionalDecimalSchema,
  total_trade_num: v.optional(v.nullable(integerSchema)),
  followers: v.optional(v.nullable(integerSchema)),
  /** Percent; the largest loss from a peak. */
  max_drawdown: optionalDecimalSchema,
  /** 1: a strategy of the house. */
  is_house: v.optional(v.nullable(integerSchema)),
});
/** The ranking. */
export const leadersSchema = tolerantArray(leaderSchema);

/** A day of a leader's curve: Unix seconds, and percent since the beginning. */
export const curvePointSchema = v.object({ time: integerSchema, rate: decimalSchema });

/** A month of a leader, such as 2026-11, and what it brought in percent. */
export const monthlyReturnSchema = v.object({
  month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  rate: decimalSchema,
});

/** What an instrument brought a leader in three weeks. */
export const leaderInstrumentSchema = v.object({ code: textSchema, trades: integerSchema, profit: decimalSchema });

/** How many followed a leader at a moment, Unix seconds. */
export const followersPointSchema = v.object({ time: integerSchema, followers: integerSchema });

/** A leader in detail. */
export const leaderDetailSchema = v.object({
  ...leaderSchema.entries,
  curve: tolerantArray(curvePointSchema),
  months: v.optional(tolerantArray(monthlyReturnSchema)),
  instruments: v.optional(tolerantArray(leaderInstrumentSchema)),
  /** Median of the positions closed in three weeks; missing where none was. */
  holding_seconds: v.optional(v.nullable(integerSchema)),
  /** One a day, oldest first. */
  followers_curve: v.optional(tolerantArray(followersPointSchema)),
  /** Used margin over equity at this moment, percent; missing where nothing is open. */
  open_risk: optionalDecimalSchema,
});

/** What a position of a leader would be in one's own account; `cont` is missing where it would not be copied. */
export const previewedCopySchema = v.object({
  id: integerSchema,
  code: textSchema,
  type: integerSchema,
  cont: optionalDecimalSchema,
});

/** What one would hold at this moment. */
export const copyPreviewSchema = v.object({
  copies: tolerantArray(previewedCopySchema),
  margin: decimalSchema,
  free_margin: decimalSchema,
});

/** What a leader has closed; without the leader's balance, which is nobody's business. */
export const leaderTradesSchema = pageSchema(orderSchema);

/** Why a leader's position was not copied. */
export const skippedCopySchema = v.object({ position: integerSchema, reason: textSchema, created_at: textSchema });

/** One of an account's followings. */
export const followingSchema = v.object({
  id: integerSchema,
  code: textSchema,
  user: textSchema,
  mode: textSchema,
  multiple: decimalSchema,
  /** Lots of one copy at most; empty: no limit. */
  max_cont: v.optional(v.nullable(v.string())),
  /** Loss at which it ends; empty: none. */
  stop_loss: v.optional(v.nullable(v.string())),
  status: integerSchema,
  /** Realised and open profit less fees. */
  profit: optionalDecimalSchema,
  created_at: textSchema,
  end_reason: v.optional(v.nullable(v.string())),
  /** The newest positions that were not copied. */
  skipped: v.optional(tolerantArray(skippedCopySchema)),
});
/** An account's followings, newest first. */
export const followingsSchema = tolerantArray(followingSchema);

/** Whether, and how, the account is one that others may follow. */
export const ownLeaderSchema = v.object({
  on: integerSchema,
  name: textSchema,
  code: textSchema,
  followers: integerSchema,
});

/** A leader as it comes. */
export type WireLeader = v.InferInput<typeof leaderSchema>;
/** A preview as it comes. */
export type WireCopyPreview = v.InferInput<typeof copyPreviewSchema>;
/** A following as it comes. */
export type WireFollowing = v.InferInput<typeof followingSchema>;
