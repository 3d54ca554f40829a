import type { EpochMs } from '../src/domain/candle.ts';

/** Ends a timer that has not run yet; harmless afterwards. */
export type CancelTimer = () => void;

export interface Timers {
  after(ms: number, run: () => void): CancelTimer;
}

/** The part of a WebSocket that the connection uses. */
export interface SocketLike {
  /** How binary messages are handed over. */
  binaryType: string;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  send(text: string): void;
  close(): void;
}

/** The part of an XMLHttpRequest that an upload uses. */
export interface UploadRequest {
  readonly status: number;
  readonly responseText: string;
  readonly upload: {
    addEventListener(
      type: 'progress',
      listener: (event: { readonly loaded: number; readonly total: number }) => void,
    ): void;
  };
  addEventListener(type: 'load' | 'error' | 'abort', listener: () => void): void;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  send(form: FormData): void;
  abort(): void;
}

/** The part of the Web Locks API that tabs tell each other apart by. */
export interface LocksLike {
  request(
    name: string,
    options: { readonly ifAvailable?: boolean },
    whileHeld: (lock: unknown) => Promise<void>,
  ): Promise<unknown>;
}

/** The part of a BroadcastChannel that tabs talk over. */
export interface ChannelLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

/** What the client takes from its surroundings; injected, so that tests own time, chance, network and storage. */
export interface Environment {
  readonly now: () => EpochMs;
  readonly timers: Timers;
  /** In [0, 1); only for jitter. */
  readonly random: () => number;
  /** Unpredictable bytes, for identifiers. */
  readonly randomBytes: (length: number) => Uint8Array;
  readonly openSocket: (url: string) => SocketLike;
  readonly fetch: typeof fetch;
  readonly newUpload: () => UploadRequest;
  /** Undefined where the browser offers no storage. */
  readonly indexedDB: IDBFactory | undefined;
  readonly IDBKeyRange: typeof IDBKeyRange | undefined;
  /** Undefined where the browser has none. */
  readonly locks: LocksLike | undefined;
  /** Undefined where the browser has none. */
  readonly openChannel: (name: string) => ChannelLike | undefined;
}
