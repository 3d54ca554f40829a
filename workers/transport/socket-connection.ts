import { CONNECT_TIMEOUT_MS, type ClientMessage } from '../../src/contract/wire/socket.ts';
import type { ConnectionState } from '../../src/contract/worker/state.ts';
import type { EpochMs } from '../../src/domain/candle.ts';
import type { CancelTimer, Environment, SocketLike } from '../environment.ts';
import { Heartbeat } from './heartbeat.ts';
import { attemptAfterLoss, reconnectDelay } from './reconnect-policy.ts';

/** Where the line stands, each phase with what only it has. */
type Line =
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
      readonly cancelRetry: CancelTimer;
    };

export interface ConnectionEvents {
  readonly onState: (state: ConnectionState) => void;
  readonly onOpen: () => void;
  /** A line that was open is gone. */
  readonly onLost: () => void;
  readonly onMessage: (data: unknown) => void;
}

/** One live socket, kept open: connects, beats, and after a loss tries again by the reconnect policy until told otherwise. */
export class SocketConnection {
  readonly #url: string;
  readonly #environment: Environment;
  readonly #events: ConnectionEvents;
  #line: Line = { phase: 'idle' };
  #online = true;

  constructor(url: string, environment: Environment, events: ConnectionEvents) {
    this.#url = url;
    this.#environment = environment;
    this.#events = events;
  }

  get state(): ConnectionState {
    return publicState(this.#line);
  }

  get isOpen(): boolean {
    return this.#line.phase === 'open';
  }

  /** Opens the line, or tries at once where it waits; nothing when it is open, opening, or the device has no network. */
  open(): void {
    const { phase } = this.#line;
    if (!this.#online) this.#leave({ phase: 'offline' });
    else if (phase === 'idle' || phase === 'suspended') this.#connect(1);
    else if (phase === 'waiting') this.#connect(this.#line.attempt);
  }

  /** Sends if the line is open. What must survive a loss is state that `onOpen` sends again, so nothing is queued. */
  send(message: ClientMessage): void {
    if (this.#line.phase === 'open') this.#line.socket.send(JSON.stringify(message));
  }

  pong(): void {
    if (this.#line.phase === 'open') this.#line.heartbeat.pong();
  }

  /** Asks whether an open line still lives, as after a sleep; opens one that waits. */
  probe(): void {
    if (this.#line.phase === 'open') this.#line.heartbeat.probe();
    else this.open();
  }

  suspend(): void {
    if (this.#line.phase !== 'offline' && this.#line.phase !== 'idle') this.#leave({ phase: 'suspended' });
  }

  /** What the device says of its network. Where no line is wanted it changes none. */
  setOnline(online: boolean): void {
    this.#online = online;
    const { phase } = this.#line;
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
    if (!socket) return this.#wait(attempt + 1);
    const cancelTimeout = this.#environment.timers.after(CONNECT_TIMEOUT_MS, () => this.#lost(socket));
    socket.binaryType = 'arraybuffer';
    // What an abandoned socket still says is told apart by `#owns`.
    socket.addEventListener('open', () => this.#opened(socket));
    socket.addEventListener('message', (event) => {
      if (this.#owns(socket)) this.#events.onMessage(event.data);
    });
    socket.addEventListener('close', () => this.#lost(socket));
    socket.addEventListener('error', () => this.#lost(socket));
    this.#enter({ phase: 'connecting', attempt, socket, cancelTimeout });
  }

  #opened(socket: SocketLike): void {
    if (this.#line.phase !== 'connecting' || !this.#owns(socket)) return;
    this.#line.cancelTimeout();
    const heartbeat = new Heartbeat(this.#environment, {
      ping: () => this.send({ type: 'ping' }),
      onLatency: (latencyMs) => {
        if (this.#line.phase === 'open') this.#enter({ ...this.#line, latencyMs });
      },
      onLost: () => this.#lost(socket),
    });
    const { attempt } = this.#line;
    const since = this.#environment.now();
    this.#enter({ phase: 'open', attempt, socket, since, heartbeat, latencyMs: undefined });
    heartbeat.start();
    this.#events.onOpen();
  }

  #lost(socket: SocketLike): void {
    if (!this.#owns(socket)) return;
    const attempt = this.#nextAttempt();
    const wasOpen = this.isOpen;
    this.#release();
    this.#wait(attempt);
    if (wasOpen) this.#events.onLost();
  }

  #wait(attempt: number): void {
    const delay = reconnectDelay(attempt, this.#environment.random());
    const retryAt = this.#environment.now() + delay;
    const cancelRetry = this.#environment.timers.after(delay, () => this.#connect(attempt));
    this.#enter({ phase: 'waiting', attempt, retryAt, cancelRetry });
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
    const line = this.#line;
    if (line.phase === 'open') return attemptAfterLoss(line.attempt, this.#environment.now() - line.since);
    return line.phase === 'connecting' ? line.attempt + 1 : 1;
  }

  #leave(line: Line): void {
    const wasOpen = this.isOpen;
    this.#release();
    this.#enter(line);
    if (wasOpen) this.#events.onLost();
  }

  /** Lets go of what the present phase holds. */
  #release(): void {
    const line = this.#line;
    if (line.phase === 'waiting') line.cancelRetry();
    if (line.phase === 'connecting') line.cancelTimeout();
    if (line.phase === 'open') line.heartbeat.stop();
    if (line.phase === 'connecting' || line.phase === 'open') line.socket.close();
    this.#line = { phase: 'idle' };
  }

  #enter(line: Line): void {
    this.#line = line;
    this.#events.onState(publicState(line));
  }

  #owns(socket: SocketLike): boolean {
    return (this.#line.phase === 'connecting' || this.#line.phase === 'open') && this.#line.socket === socket;
  }
}

function publicState(line: Line): ConnectionState {
  if (line.phase === 'connecting') return { phase: line.phase, attempt: line.attempt };
  if (line.phase === 'open') return { phase: line.phase, latencyMs: line.latencyMs };
  if (line.phase === 'waiting') return { phase: line.phase, attempt: line.attempt, retryAt: line.retryAt };
  return { phase: line.phase };
}
