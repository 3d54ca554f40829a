import { bigint, boolean, identity, integer, nullable, numeric, oneOf, text, withDefault } from './column.ts';

/** Leaders, those who follow them, and copied positions. Times are epoch ms. */
export const FOLLOW_TABLES = {
  leaders: {
    account_id: bigint,
    /** What followers know the leader by. */
    code: text,
    name: text,
    is_house: withDefault(boolean),
    is_published: withDefault(boolean),
    published_at: bigint,
  },
  followings: {
    id: identity,
    leader_id: bigint,
    follower_id: bigint,
    client_id: nullable(text),
    mode: oneOf('fixed', 'equity'),
    multiple: numeric,
    max_lots: nullable(numeric),
    /** Loss at which it ends; the account's money at 6 digits. */
    stop_loss: nullable(numeric),
    state: oneOf('running', 'paused', 'ended'),
    end_reason: withDefault(text),
    /** Number of the leader's newest event when it began, or went on after a pause: what came before is not copied. */
    leader_sequence: bigint,
    created_at: bigint,
    ended_at: nullable(bigint),
    /** Whether its owner has heard that it ended. */
    is_told: withDefault(boolean),
  },
  copies: {
    following_id: bigint,
    leader_position_id: bigint,
    /** `released`: the follower's own business from then on. */
    state: oneOf('opening', 'open', 'behind', 'closing', 'closed', 'released', 'skipped'),
    /** Why it was skipped, released or closed. */
    reason: withDefault(text),
    /** Of the leader's position when it was opened. */
    leader_lots: numeric,
    /** Of the copy when it was opened. */
    lots: numeric,
    order_id: nullable(bigint),
    created_at: bigint,
  },
  /** What a leader's account has come to; growths are shares: 1 is what it began with. */
  leader_figures: {
    account_id: bigint,
    /** Number of the account's newest event in it. */
    sequence: bigint,
    cash: numeric,
    segment_start: numeric,
    base: numeric,
    opened: integer,
    peak: numeric,
    max_drawdown: numeric,
  },
  leader_steps: { account_id: bigint, sequence: bigint, at: bigint, growth: numeric },
  leader_results: {
    account_id: bigint,
    position_id: bigint,
    code: text,
    opened_at: bigint,
    net: numeric,
    closed_at: nullable(bigint),
  },
} as const;
