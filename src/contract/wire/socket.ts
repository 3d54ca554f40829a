/**
 * The live socket's messages (`/v1/ws`, JSON text frames), described in docs/wire.md. A server reads a client's messages
 * by these schemas; a client, which takes thousands of frames a minute, reads fields as it needs them, and has the types
 * from here.
 */
import * as v from 'valibot';
import { wireCandleSchema, type WireCandle } from './candle.ts';
import { orderSchema, type WireOrder } from './order.ts';
import { decimalSchema, integerSchema, optionalDecimalSchema, wireDecimalSchema } from './scalars.ts';

/** Between two pings of a client. */
export const PING_INTERVAL_MS = 5_000;
/** The third unanswered ping reconnects. */
export const MAX_UNANSWERED_PINGS = 2;
/** A socket that is not open by then is given up. */
export const CONNECT_TIMEOUT_MS = 5_000;

/** Prices of every instrument. */
export const TOPIC_MARKET = 'DAY_MARKET';
/** Private: an order was placed, filled or changed. */
export const TOPIC_ORDERS = 'FOREX_TRADE';
/** Private: an order went to history. */
export const TOPIC_CLOSED = 'FOREX_CLOSED';
/** An extension: not every server sends it. */
export const TOPIC_ACCOUNT = 'ACCOUNT';
const CANDLE_PREFIX = 'KLINE.';
/** Characters of a session token. */
const LONGEST_TOKEN = 512;

/** The running candles of one instrument, by its code. */
export type CandleTopic = `KLINE.${string}`;
/** Topics of an account, for sockets that are logged in. */
export type PrivateTopic = typeof TOPIC_ORDERS | typeof TOPIC_CLOSED | typeof TOPIC_ACCOUNT;
/** Everything that can be subscribed. */
export type Topic = typeof TOPIC_MARKET | PrivateTopic | CandleTopic;

/** The topic of an instrument’s running candles. */
export function candleTopic(code: string): CandleTopic {
  return `${CANDLE_PREFIX}${code}`;
}

/** The code of a candle topic; undefined for every other topic. */
export function codeOfCandleTopic(topic: string): string | undefined {
  return topic.startsWith(CANDLE_PREFIX) ? topic.slice(CANDLE_PREFIX.length) : undefined;
}

/** Whether a topic needs a log-in. */
export function isPrivateTopic(topic: string): boolean {
  return topic === TOPIC_ORDERS || topic === TOPIC_CLOSED || topic === TOPIC_ACCOUNT;
}

/** Asks whether the other end is there. */
export const pingMessageSchema = v.object({ type: v.literal('ping') });
/** Says whose private topics this socket may have. */
export const logInMessageSchema = v.object({
  type: v.literal('login'),
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_TOKEN)),
});
/** Ends what `login` began; prices go on. */
export const logOutMessageSchema = v.object({ type: v.literal('logout') });
const topicsSchema = v.pipe(v.array(v.string()), v.readonly());

/**
 * `encoding` asks for another form of the price topics; a server that does not know it sends plain JSON. `only` (ids)
 * asks for these instruments of `DAY_MARKET` alone, `every` (ms) for a price topic no more often; a server that does not
 * know them sends everything as it comes.
 */
export const subscribeMessageSchema = v.object({
  type: v.literal('sub'),
  topics: topicsSchema,
  encoding: v.optional(v.unknown()),
  only: v.optional(v.unknown()),
  every: v.optional(v.unknown()),
});
/** Ends subscriptions. */
export const unsubscribeMessageSchema = v.object({ type: v.literal('unsub'), topics: topicsSchema });

/** What a client may say. */
export const clientMessageSchema = v.variant('type', [
  pingMessageSchema,
  logInMessageSchema,
  logOutMessageSchema,
  subscribeMessageSchema,
  unsubscribeMessageSchema,
]);

/** Answers a ping. */
export const pongMessageSchema = v.object({ type: v.literal('pong') });
/** Code 1: logged in; every other code: not, or no longer. */
export const loginResultMessageSchema = v.object({
  type: v.literal('login_result'),
  code: v.number(),
  msg: v.string(),
});

/** One row of `DAY_MARKET`; Change in percent of the day's open. */
export const quoteSchema = v.object({
  Id: v.number(),
  Code: v.string(),
  Open: wireDecimalSchema,
  Close: wireDecimalSchema,
  Change: wireDecimalSchema,
  MarketStatus: v.optional(v.number()),
});

const dataEntries = { type: v.literal('data'), ts: v.number() };

/** `DAY_MARKET`: with `snapshot`, every instrument; else what has changed. */
export const marketMessageSchema = v.object({
  ...dataEntries,
  topic: v.literal(TOPIC_MARKET),
  data: v.array(quoteSchema),
  snapshot: v.optional(v.boolean()),
});

/** `KLINE.{Code}`: the running candle of one minute; the last one sent for a minute is final. */
export const candleMessageSchema = v.object({
  ...dataEntries,
  topic: v.pipe(v.string(), v.startsWith(CANDLE_PREFIX)),
  data: wireCandleSchema,
});

/** The account's own event number, which rises by one; a server need not send it. */
const privateEntries = { ...dataEntries, data: orderSchema, seq: v.optional(integerSchema) };

/** `FOREX_TRADE`: an order was placed, filled or changed. */
export const orderMessageSchema = v.object({ ...privateEntries, topic: v.literal(TOPIC_ORDERS) });

/** `FOREX_CLOSED`: an order went to history. */
export const closedMessageSchema = v.object({ ...privateEntries, topic: v.literal(TOPIC_CLOSED) });

/** What was reviewed, or has ended by itself: a deposit, a withdrawal, a reward, a verification, a following. */
export const noticeSchema = v.object({ kind: v.string(), id: integerSchema, status: integerSchema });
/** `status` of the notice about a following that ended by itself. */
export const FOLLOWING_END_STATUS = { loss: 1, leader_left: 2 } as const;
/** A notice as it comes. */
export type WireNotice = v.InferInput<typeof noticeSchema>;

/**
 * Data of `ACCOUNT`: the account's money after a change of it, sent after the messages of the orders that caused the
 * change. `seq` is the account's event number, as of the other private topics; `notice` tells of a deposit, withdrawal,
 * reward or verification that was reviewed.
 */
export const accountEventSchema = v.object({
  balance: decimalSchema,
  lock_balance: optionalDecimalSchema,
  seq: v.optional(integerSchema),
  notice: v.optional(noticeSchema),
});
/** The event as it comes. */
export type WireAccountEvent = v.InferInput<typeof accountEventSchema>;

/** `ACCOUNT`: the account's money has changed. */
export const accountMessageSchema = v.object({
  ...dataEntries,
  topic: v.literal(TOPIC_ACCOUNT),
  data: accountEventSchema,
  seq: v.optional(integerSchema),
});

/** What a client says. */
export type ClientMessage = Readonly<v.InferOutput<typeof clientMessageSchema>>;
/** One row of `DAY_MARKET`. */
export type WireQuote = Readonly<v.InferInput<typeof quoteSchema>>;
/** The answer to a ping. */
export type PongMessage = Readonly<v.InferInput<typeof pongMessageSchema>>;
/** Whether the socket is logged in. */
export type LoginResultMessage = Readonly<v.InferInput<typeof loginResultMessageSchema>>;

/** What a topic says. */
export interface DataMessage<T extends string = string, D = unknown> {
  readonly type: 'data';
  readonly topic: T;
  /** Server clock, ms. */
  readonly ts: number;
  readonly data: D;
  /** The first frame after `sub`: every instrument. */
  readonly snapshot?: boolean;
  /** Of a private topic: the account's own event number, rising by one. Not every server sends it. */
  readonly seq?: number;
}

/** Prices that have changed. */
export type MarketMessage = DataMessage<typeof TOPIC_MARKET, readonly WireQuote[]>;
/** A running candle. */
export type CandleMessage = DataMessage<CandleTopic, WireCandle>;
/** An order as it is now. */
export type OrderMessage = DataMessage<typeof TOPIC_ORDERS, WireOrder>;
/** The account’s money as it is now. */
export type AccountMessage = DataMessage<typeof TOPIC_ACCOUNT, WireAccountEvent>;
/** An order as it went to history. */
export type ClosedMessage = DataMessage<typeof TOPIC_CLOSED, WireOrder>;
/** Whatever a server says. */
export type ServerMessage = PongMessage | LoginResultMessage | DataMessage;

/** Reads one frame: undefined for what does not parse or has no known form; the caller counts it. */
export function parseServerMessage(text: string): ServerMessage | undefined {
  if (text === 'pong') return { type: 'pong' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return isServerMessage(value) ? value : undefined;
}

function isServerMessage(value: unknown): value is ServerMessage {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  if (value.type === 'pong') return true;
  if (value.type === 'login_result') return 'code' in value && typeof value.code === 'number';
  return value.type === 'data' && 'topic' in value && typeof value.topic === 'string' && 'data' in value;
}
