/** The live socket's messages (`/v1/ws`, JSON text frames). Shapes: wire contract, "Live socket". */
import type { WireCandle } from './candle.ts';
import type { WireOrder } from './order.ts';

export const PING_INTERVAL_MS = 5_000;
/** The third unanswered ping reconnects. */
export const MAX_UNANSWERED_PINGS = 2;
export const CONNECT_TIMEOUT_MS = 5_000;

export const TOPIC_MARKET = 'DAY_MARKET';
export const TOPIC_ORDERS = 'FOREX_TRADE';
export const TOPIC_CLOSED = 'FOREX_CLOSED';
const CANDLE_PREFIX = 'KLINE.';

export type CandleTopic = `KLINE.${string}`;
export type Topic = typeof TOPIC_MARKET | typeof TOPIC_ORDERS | typeof TOPIC_CLOSED | CandleTopic;

export function candleTopic(code: string): CandleTopic {
  return `${CANDLE_PREFIX}${code}`;
}

/** The code of a candle topic; undefined for every other topic. */
export function codeOfCandleTopic(topic: string): string | undefined {
  return topic.startsWith(CANDLE_PREFIX) ? topic.slice(CANDLE_PREFIX.length) : undefined;
}

export function isPrivateTopic(topic: string): boolean {
  return topic === TOPIC_ORDERS || topic === TOPIC_CLOSED;
}

export type ClientMessage =
  | { readonly type: 'ping' }
  | { readonly type: 'login'; readonly token: string }
  | { readonly type: 'logout' }
  /** `encoding` asks for another form of the price topics; a server that does not know it sends plain JSON. */
  | { readonly type: 'sub'; readonly topics: readonly string[]; readonly encoding?: string }
  | { readonly type: 'unsub'; readonly topics: readonly string[] };

/** One row of `DAY_MARKET`. */
export interface WireQuote {
  readonly Id: number;
  readonly Code: string;
  readonly Open: string | number;
  readonly Close: string | number;
  readonly Change: string | number;
  readonly MarketStatus?: number;
}

export interface PongMessage {
  readonly type: 'pong';
}

export interface LoginResultMessage {
  readonly type: 'login_result';
  readonly code: number;
  readonly msg: string;
}

export interface DataMessage<T extends string = string, D = unknown> {
  readonly type: 'data';
  readonly topic: T;
  /** Server clock, ms. */
  readonly ts: number;
  readonly data: D;
  /** The first frame after `sub`: every instrument. */
  readonly snapshot?: boolean;
}

export type MarketMessage = DataMessage<typeof TOPIC_MARKET, readonly WireQuote[]>;
export type CandleMessage = DataMessage<CandleTopic, WireCandle>;
export type OrderMessage = DataMessage<typeof TOPIC_ORDERS, WireOrder>;
export type ClosedMessage = DataMessage<typeof TOPIC_CLOSED, WireOrder>;
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
