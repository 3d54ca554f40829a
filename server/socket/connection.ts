import type { WebSocket } from 'ws';
import { TokenBucket } from '../network/token-bucket.ts';
import type { SignedInUser } from '../users/user.ts';
import type { Frame } from '../wire/price-encoding.ts';
import type { SocketLimits } from './limits.ts';
import type { PriceForm } from './price-form.ts';

/** A message of so many bytes counts as one. */
const BYTES_PER_MESSAGE = 256;

/** A price topic of one connection, and how much of it has been sent. */
export interface PriceSubscription {
  readonly form: PriceForm;
  /** The flush up to which the client knows everything; -1 before the first frame. */
  seen: number;
  /** When a frame was last sent, on a steady clock in ms. */
  sentAt: number;
  /** Open time of the newest candle sent (candle topics). */
  candleTime: number;
}

/** One client's socket: its subscriptions, its session, its share of the limits. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #limits: SocketLimits;
  /** By instrument index. */
  readonly candles = new Map<number, PriceSubscription>();
  readonly privateTopics = new Set<string>();
  market: PriceSubscription | undefined;
  /** Set between `login_result` 1 and `logout`. */
  user: SignedInUser | undefined;
  /** Counts log-ins, so that a slow check of an old token cannot undo a newer message. */
  loginAttempt = 0;
  /** A token that has been sent and not been looked at. */
  awaitedToken: string | undefined;
  readonly snapshots: TokenBucket;
  readonly candleFrames: TokenBucket;
  readonly logIns: TokenBucket;
  readonly #messages: TokenBucket;
  readonly #openedAt: number;
  /** Undefined before the first message. */
  #heardAt: number | undefined;
  #behindSince: number | undefined;

  constructor(socket: WebSocket, limits: SocketLimits, now: number) {
    this.#socket = socket;
    this.#limits = limits;
    this.#openedAt = now;
    this.snapshots = new TokenBucket(limits.snapshots, now);
    this.candleFrames = new TokenBucket(limits.candleFrames, now);
    this.logIns = new TokenBucket(limits.logIns, now);
    this.#messages = new TokenBucket({ burst: limits.messageBurst, perSecond: limits.messagesPerSecond }, now);
  }

  get topicCount(): number {
    return this.candles.size + this.privateTopics.size + (this.market ? 1 : 0);
  }

  /** Notes that a message came; false when there have been too many. */
  admitMessage(now: number, bytes: number): boolean {
    this.#heardAt = now;
    return this.#messages.take(1 + Math.floor(bytes / BYTES_PER_MESSAGE), now);
  }

  send(frame: Frame): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(frame);
  }

  /** Whether price frames should wait, because earlier ones have not left yet. */
  isBehind(now: number): boolean {
    const behind = this.#socket.bufferedAmount > this.#limits.behindBytes;
    if (!behind) this.#behindSince = undefined;
    else this.#behindSince ??= now;
    return behind;
  }

  /** Whether the socket should be ended: silent from the start or for long, or so far behind that it will not catch up. */
  isLost(now: number): boolean {
    if (this.#isSilent(now)) return true;
    if (this.#socket.bufferedAmount > this.#limits.hopelessBytes) return true;
    return this.#behindSince !== undefined && now - this.#behindSince > this.#limits.behindMs;
  }

  #isSilent(now: number): boolean {
    if (this.#heardAt === undefined) return now - this.#openedAt > this.#limits.firstMessageMs;
    return now - this.#heardAt > this.#limits.silenceMs;
  }

  terminate(): void {
    this.#socket.terminate();
  }
}
