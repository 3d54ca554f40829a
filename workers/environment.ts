import type { EpochMs } from '../src/domain/candle.ts';

/** Ends a timer that has not run yet; harmless afterwards. */
export type CancelTimer = () => void;

/** Timers that can be cancelled. */
export interface Timers {
  /** Runs `run` once in `ms` milliseconds. */
  after(ms: number, run: () => void): CancelTimer;
}

/** What the connection uses of a WebSocket. */
export interface SocketLike {
  /** How binary messages are handed over. */
  binaryType: string;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  send(text: string): void;
  close(): void;
}

/** What an upload uses of an XMLHttpRequest. */
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

/** What the tabs of one device use of the Web Locks API. */
export interface LocksLike {
  request(
    name: string,
    options: { readonly ifAvailable?: boolean },
    whileHeld: (lock: unknown) => Promise<void>,
  ): Promise<unknown>;
}

/** What the tabs of one device use of a BroadcastChannel. */
export interface ChannelLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

/** What the client needs of its platform; injected, so that tests own time, random numbers, network and storage. */
export interface Environment {
  /** Ms since 1970. */
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
