import type { Rate } from '../network/token-bucket.ts';

/** What one socket may do. Generous for a client that keeps to docs/wire.md, which sends a ping every 5 seconds. */
export interface SocketLimits {
  /** Bytes of one frame; a larger one ends the socket (close code 1009). */
  readonly frameBytes: number;
  readonly topics: number;
  /**
   * Messages a second on average, and how many may come at once; more are dropped and counted. A long one counts as
   * several.
   */
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  /** Whole pictures of the market, and frames of candles: beyond these they come later, never not at all. */
  readonly snapshots: Rate;
  readonly candleFrames: Rate;
  /** Log-ins, of which each may ask the database; beyond these the newest comes later. */
  readonly logIns: Rate;
  /** A socket that has not said anything after so long was not opened to listen. */
  readonly firstMessageMs: number;
  /** A socket that says nothing for so long is half open. */
  readonly silenceMs: number;
  /** Above this, price frames are skipped until the client has caught up. */
  readonly behindBytes: number;
  /** Above this, or behind for longer than `behindMs`, the client is dropped. */
  readonly hopelessBytes: number;
  readonly behindMs: number;
  /** Over all addresses. */
  readonly sockets: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  frameBytes: 32_768,
  topics: 256,
  messagesPerSecond: 20,
  messageBurst: 200,
  snapshots: { burst: 4, perSecond: 0.2 },
  candleFrames: { burst: 64, perSecond: 100 },
  logIns: { burst: 5, perSecond: 0.5 },
  firstMessageMs: 15_000,
  silenceMs: 60_000,
  behindBytes: 256 * 1024,
  hopelessBytes: 8 * 1024 * 1024,
  behindMs: 30_000,
  sockets: 10_000,
};
