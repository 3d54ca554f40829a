/** How the line to the server is and was, and how much of it is used. Part of `TradingApi`. */
import type { EpochMs } from '../../domain/candle.ts';
import type { Outcome } from './failure.ts';
import type { ConnectionState, DropReason } from './state.ts';

/** The socket came into another phase. */
export interface LineEvent {
  readonly at: EpochMs;
  readonly phase: ConnectionState['phase'];
  /** Why the socket before it ended; only of `waiting`. */
  readonly reason: DropReason | undefined;
}

/** Bytes of the socket's messages and of calls, both ways, without what sockets, encryption and network add. */
export interface Traffic {
  /** Of the last 60 s. */
  readonly minute: number;
  /** Of the last 60 min. */
  readonly hour: number;
  /** Since midnight on this device's clock. */
  readonly today: number;
}

/** What passed over the socket since the worker's start. */
export interface SocketCounters {
  readonly received: number;
  /** Messages that did not parse, had an unknown type or topic, or data of no use. */
  readonly dropped: number;
  readonly opened: number;
  readonly lost: number;
  /** What the messages held. Of text its length, which for the wire's ASCII is its bytes. */
  readonly receivedBytes: number;
  readonly sentBytes: number;
}

/** What the worker knows of the line and of itself. */
export interface LineReport {
  /** Oldest first, as many as are kept. */
  readonly history: readonly LineEvent[];
  /** Round trips of the last pings in ms, oldest first. */
  readonly latencies: readonly number[];
  readonly counters: SocketCounters;
  /** Bytes of calls since the worker's start; 0 where the server does not let a browser measure them. */
  readonly callBytes: number;
  readonly traffic: Traffic;
  readonly topics: number;
  /** How many instruments the server is asked for; undefined: all of them. */
  readonly limitedTo: number | undefined;
  /** Requests that were sent and not answered. */
  readonly unanswered: number;
  /** Whether the device keeps anything; false where all of it lives as long as the worker. */
  readonly durable: boolean;
}

/** The commands of the diagnostics and of the data saver. */
export interface DiagnosticsApi {
  lineReport(): Promise<Outcome<LineReport>>;
  /** Whether only what is on screen is asked for, and less often. */
  setDataSaver(on: boolean): Promise<void>;
}
