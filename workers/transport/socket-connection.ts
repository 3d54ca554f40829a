import { CONNECT_TIMEOUT_MS, type ClientMessage } from '../../src/contract/wire/socket.ts';
import type { ConnectionState, DropReason } from '../../src/contract/worker/state.ts';
import type { EpochMs } from '../../src/domain/candle.ts';
import type { CancelTimer, Environment, SocketLike } from '../environment.ts';
import { Heartbeat } from './heartbeat.ts';
import { attemptAfterLoss, reconnectDelay } from './reconnect-policy.ts';

/** The state of the connection, each phase with what only it has. */
type State =
  | { readonly phase: 'idle' | 'offline' | 'suspended' }
  | {
      readonly phase: 'connecting';
      readonly attempt: number;
      readonly socket: SocketLike;
      readonly cancelTimeout: CancelTimer;
    }
  | {
      readonly phase: 'open';
      readonly attempt: number;
      readonly socket: SocketLike;
      readonly since: EpochMs;
      readonly heartbeat: Heartbeat;
      readonly latencyMs: number | undefined;
    }
  | {
      readonly phase: 'waiting';
      readonly attempt: number;
      readonly retryAt: EpochMs;
      readonly reason: DropReason;
      readonly cancelRetry: CancelTimer;
    };

/** What the connection reports to its owner. */
export interface ConnectionEvents {
  readonly onState: (state: ConnectionState) => void;
  readonly onOpen: () => void;
  /** A socket that was open is gone. */
  readonly onLost: () => void;
  readonly onMessage: (data: unknown) => void;
}

/** One socket that is kept open: connects, sends heartbeats, and after a loss tries again by the reconnect policy until it is closed or suspended. */
export class SocketConnection {
  readonly #url: string;
  readonly #environment: Environment;
  readonly #events: ConnectionEvents;
  #state: State = { phase: 'idle' };
  #online = true;
  /** Since the start, in all sockets. */
  sentBytes = 0;

  constructor(url: string, environment: Environment, events: ConnectionEvents) {
    this.#url = url;
    this.#environment = environment;
    this.#events = events;
  }

  get state(): ConnectionState {
    return publicState(this.#state);
  }

  get isOpen(): boolean {
    return this.#state.phase === 'open';
  }

  /** Connects, at once where it waits for its next try; nothing when it is open, connecting, or the device has no network. */
  open(): void {
    const { phase } = this.#state;
    if (!this.#online) this.#leave({ phase: 'offline' });
    else if (phase === 'idle' || phase === 'suspended') this.#connect(1);
    else if (phase === 'waiting') this.#connect(this.#state.attempt);
  }

  /** Sends if the socket is open. What must survive a loss is state that is sent again at `onOpen`, so nothing is queued. */
  send(message: ClientMessage): void {
    if (this.#state.phase !== 'open') return;
    const text = JSON.stringify(message);
    this.sentBytes += text.length;
    this.#state.socket.send(text);
  }

  pong(): void {
    if (this.#state.phase === 'open') this.#state.heartbeat.pong();
  }

  /** Checks whether an open socket is still alive, as after a sleep; connects where it waits. */
  probe(): void {
    if (this.#state.phase === 'open') this.#state.heartbeat.probe();
    else this.open();
  }

  suspend(): void {
    if (this.#state.phase !== 'offline' && this.#state.phase !== 'idle') this.#leave({ phase: 'suspended' });
  }

  /** Whether the device has a network. A connection that is idle or suspended stays so. */
  setOnline(online: boolean): void {
    this.#online = online;
    const { phase } = this.#state;
    if (phase === 'idle' || phase === 'suspended') return;
    if (!online) this.#leave({ phase: 'offline' });
    else if (phase === 'offline') this.#connect(1);
    else this.probe();
  }

  close(): void {
    this.#leave({ phase: 'idle' });
  }

  #connect(attempt: number): void {
    this.#release();
    const socket = this.#newSocket();
    if (!socket) return this.#wait(attempt + 1, 'failed');
    const cancelTimeout = this.#environment.timers.after(CONNECT_TIMEOUT_MS, () => this.#lost(socket, 'timeout'));
    socket.binaryType = 'arraybuffer';
    // Events of a socket that was given up are recognised by `#owns`.
    socket.addEventListener('open', () => this.#opened(socket));
    socket.addEventListener('message', (event) => {
      if (this.#owns(socket)) this.#events.onMessage(event.data);
    });
    socket.addEventListener('close', ({ code }) => this.#lost(socket, code));
    socket.addEventListener('error', () => this.#lost(socket, 'failed'));
    this.#enter({ phase: 'connecting', attempt, socket, cancelTimeout });
  }

  #opened(socket: SocketLike): void {
    if (this.#state.phase !== 'connecting' || !this.#owns(socket)) return;
    this.#state.cancelTimeout();
    const heartbeat = new Heartbeat(this.#environment, {
      ping: () => this.send({ type: 'ping' }),
      onLatency: (latencyMs) => {
        if (this.#state.phase === 'open') this.#enter({ ...this.#state, latencyMs });
      },
      onLost: () => this.#lost(socket, 'silent'),
    });
    const { attempt } = this.#state;
    const since = this.#environment.now();
    this.#enter({ phase: 'open', attempt, socket, since, heartbeat, latencyMs: undefined });
    heartbeat.start();
    this.#events.onOpen();
  }

  #lost(socket: SocketLike, reason: DropReason): void {
    if (!this.#owns(socket)) return;
    const attempt = this.#nextAttempt();
    const wasOpen = this.isOpen;
    this.#release();
    this.#wait(attempt, reason);
    if (wasOpen) this.#events.onLost();
  }

  #wait(attempt: number, reason: DropReason): void {
    const delay = reconnectDelay(attempt, this.#environment.random());
    const retryAt = this.#environment.now() + delay;
    const cancelRetry = this.#environment.timers.after(delay, () => this.#connect(attempt));
    this.#enter({ phase: 'waiting', attempt, retryAt, reason, cancelRetry });
  }

  /** Undefined where the browser refuses even to try, as for `ws` on a secure page. */
  #newSocket(): SocketLike | undefined {
    try {
      return this.#environment.openSocket(this.#url);
    } catch {
      return undefined;
    }
  }

  #nextAttempt(): number {
    const state = this.#state;
    if (state.phase === 'open') return attemptAfterLoss(state.attempt, this.#environment.now() - state.since);
    return state.phase === 'connecting' ? state.attempt + 1 : 1;
  }

  #leave(state: State): void {
    const wasOpen = this.isOpen;
    this.#release();
    this.#enter(state);
    if (wasOpen) this.#events.onLost();
  }

  /** Ends timers and socket of the present phase. */
  #release(): void {
    const state = this.#state;
    if (state.phase === 'waiting') state.cancelRetry();
    if (state.phase === 'connecting') state.cancelTimeout();
    if (state.phase === 'open') state.heartbeat.stop();
    if (state.phase === 'connecting' || state.phase === 'open') state.socket.close();
    this.#state = { phase: 'idle' };
  }

  #enter(state: State): void {
    this.#state = state;
    this.#events.onState(publicState(state));
  }

  #owns(socket: SocketLike): boolean {
    return (this.#state.phase === 'connecting' || this.#state.phase === 'open') && this.#state.socket === socket;
  }
}

function publicState(state: State): ConnectionState {
  if (state.phase === 'connecting') return { phase: state.phase, attempt: state.attempt };
  if (state.phase === 'open') return { phase: state.phase, latencyMs: state.latencyMs };
  if (state.phase === 'waiting') {
    const { phase, attempt, retryAt, reason } = state;
    return { phase, attempt, retryAt, reason };
  }
  return { phase: state.phase };
}
