import type { WebSocket } from 'ws';
import type { SignedInUser } from '../users/user.ts';
import type { Encoding, Frame } from './encoding.ts';
import type { SocketLimits } from './limits.ts';

/** A price topic of one connection, and how much of it has been sent. */
export interface PriceSubscription {
  readonly encoding: Encoding;
  /** The flush up to which the client knows everything; -1 before the first frame. */
  seen: number;
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
  #allowance: number;
  #allowanceAt: number;
  #heardAt: number;
  #behindSince: number | undefined;

  constructor(socket: WebSocket, limits: SocketLimits, now: number) {
    this.#socket = socket;
    this.#limits = limits;
    this.#allowance = limits.messageBurst;
    this.#allowanceAt = now;
    this.#heardAt = now;
  }

  get topicCount(): number {
    return this.candles.size + this.privateTopics.size + (this.market ? 1 : 0);
  }

  /** Notes that a message came; false when there have been too many. */
  admitMessage(now: number): boolean {
    this.#heardAt = now;
    const earned = ((now - this.#allowanceAt) * this.#limits.messagesPerSecond) / 1000;
    this.#allowance = Math.min(this.#limits.messageBurst, this.#allowance + earned);
    this.#allowanceAt = now;
    if (this.#allowance < 1) return false;
    this.#allowance--;
    return true;
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

  /** Whether the socket should be ended: silent, or so far behind that it will not catch up. */
  isLost(now: number): boolean {
    if (now - this.#heardAt > this.#limits.silenceMs) return true;
    if (this.#socket.bufferedAmount > this.#limits.hopelessBytes) return true;
    return this.#behindSince !== undefined && now - this.#behindSince > this.#limits.behindMs;
  }

  terminate(): void {
    this.#socket.terminate();
  }
}
