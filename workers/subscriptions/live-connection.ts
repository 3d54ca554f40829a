import {
  codeOfCandleTopic,
  parseServerMessage,
  TOPIC_ACCOUNT,
  TOPIC_CLOSED,
  TOPIC_MARKET,
  TOPIC_ORDERS,
  type DataMessage,
} from '../../src/contract/wire/socket.ts';
import { CODE_OK } from '../../src/contract/wire/envelope.ts';
import type { SocketCounters } from '../../src/contract/worker/diagnostics-api.ts';
import type { ConnectionState, SessionState, SlowPart } from '../../src/contract/worker/state.ts';
import type { ClientEmitter, ClientEvents } from '../client-events.ts';
import type { Environment } from '../environment.ts';
import type { RequestContext } from '../transport/request-context.ts';
import { SocketConnection } from '../transport/socket-connection.ts';
import { TopicRegistry, type ReleaseTopic } from './topic-registry.ts';

/** Characters; far beyond any snapshot of every instrument. What is larger is not read. */
const MAX_FRAME_LENGTH = 4_000_000;
const PRIVATE_TOPICS = [TOPIC_ORDERS, TOPIC_CLOSED, TOPIC_ACCOUNT] as const;

/**
 * Who reads which message. Called directly rather than by an event, since every tick passes here. Each returns false
 * for data that is of no use, so that it is counted.
 */
export interface MessageHandlers {
  readonly market: (message: DataMessage) => boolean;
  /** A binary frame, which only the market topic has. */
  readonly compactMarket: (frame: ArrayBuffer) => boolean;
  readonly candle: (code: string, message: DataMessage) => boolean;
  readonly order: (message: DataMessage) => boolean;
  readonly closed: (message: DataMessage) => boolean;
  readonly account: (message: DataMessage) => boolean;
}

const unread = (): boolean => false;
const UNREAD: MessageHandlers = {
  market: unread,
  compactMarket: unread,
  candle: unread,
  order: unread,
  closed: unread,
  account: unread,
};

/** The live socket in the terms of the wire contract: login, topics, and which module reads each message. */
export class LiveConnection {
  readonly topics: TopicRegistry;
  readonly #connection: SocketConnection;
  readonly #context: Readonly<RequestContext>;
  readonly #events: ClientEmitter;
  readonly #counters = { received: 0, dropped: 0, opened: 0, lost: 0, receivedBytes: 0 };
  #handlers = UNREAD;
  #privateTopics: readonly ReleaseTopic[] = [];
  #slow: SlowPart | undefined;

  /** @param url of the socket, `ws:` or `wss:` */
  constructor(url: string, environment: Environment, context: Readonly<RequestContext>, events: ClientEmitter) {
    this.#context = context;
    this.#events = events;
    this.#connection = new SocketConnection(url, environment, {
      onState: () => this.#tellState(),
      onOpen: () => this.#opened(),
      onLost: () => this.#lost(),
      onMessage: (data) => this.#received(data),
    });
    this.topics = new TopicRegistry((message) => this.#connection.send(message));
    events.on('userChanged', (change) => this.#userChanged(change));
    events.on('sessionChanged', (state) => this.#sessionChanged(state));
    events.on('serverReachable', () => this.#reachable());
    events.on('pricesPaused', () => this.topics.pausePrices());
    events.on('idleExpired', () => this.#connection.suspend());
    events.on('foregroundEntered', () => this.#resume());
  }

  /** What passed over the socket since the start. */
  get counters(): SocketCounters {
    return { ...this.#counters, sentBytes: this.#connection.sentBytes };
  }

  get state(): ConnectionState {
    const { state } = this.#connection;
    return state.phase === 'open' ? { ...state, slow: this.#slow } : state;
  }

  get isOpen(): boolean {
    return this.#connection.isOpen;
  }

  /** Adds readers of messages, each in place of the one before. */
  handle(handlers: Partial<MessageHandlers>): void {
    this.#handlers = { ...this.#handlers, ...handlers };
  }

  /** Opens the socket, or tries at once where it waits for its next try. */
  open(): void {
    this.#connection.open();
  }

  /** Whether the device has a network. */
  setOnline(online: boolean): void {
    this.#connection.setOnline(online);
  }

  close(): void {
    this.#connection.close();
  }

  /** Gives up what waits to be read: on another socket, what is asked for comes anew. */
  restart(): void {
    this.#connection.suspend();
    this.#connection.open();
  }

  /** Says what does not keep up with all prices. */
  setSlow(slow: SlowPart | undefined): void {
    this.#slow = slow;
    this.#tellState();
  }

  #tellState(): void {
    this.#events.emit('connectionChanged', this.state);
  }

  #opened(): void {
    this.#counters.opened++;
    this.#logIn();
    this.topics.activate();
    this.#events.emit('connected');
  }

  #lost(): void {
    this.#counters.lost++;
    this.topics.deactivate();
    this.#events.emit('disconnected');
  }

  /** Sends the token; nothing on a socket that is not open, since `#opened` sends it again. */
  #logIn(): void {
    const { token } = this.#context;
    if (token !== '') this.#connection.send({ type: 'login', token });
  }

  #sessionChanged({ status }: SessionState): void {
    if (status === 'member') this.#logIn();
  }

  #userChanged({ previousId, userId }: ClientEvents['userChanged']): void {
    for (const release of this.#privateTopics) release();
    // Also before another user logs in: private messages of the one must not reach the other.
    if (previousId !== undefined) this.#connection.send({ type: 'logout' });
    this.#privateTopics = userId === undefined ? [] : PRIVATE_TOPICS.map((topic) => this.topics.acquire(topic));
  }

  /** The network is there, so a socket that waits for its next try need not wait. */
  #reachable(): void {
    if (this.state.phase === 'waiting') this.open();
  }

  #resume(): void {
    const resumed = this.topics.resumePrices();
    this.#connection.probe();
    if (resumed && this.isOpen) this.#events.emit('pricesResumed');
  }

  #received(data: unknown): void {
    this.#counters.received++;
    this.#counters.receivedBytes += typeof data === 'string' ? data.length : (data as ArrayBuffer).byteLength;
    if (!this.#read(data)) this.#counters.dropped++;
  }

  #read(data: unknown): boolean {
    if (data instanceof ArrayBuffer) return this.#handlers.compactMarket(data);
    if (typeof data !== 'string' || data.length > MAX_FRAME_LENGTH) return false;
    const message = parseServerMessage(data);
    if (message?.type === 'data') return this.#readData(message);
    if (message?.type === 'login_result') this.#events.emit('loginAnswered', { accepted: message.code === CODE_OK });
    if (message?.type === 'pong') this.#connection.pong();
    return message !== undefined;
  }

  #readData(message: DataMessage): boolean {
    if (message.topic === TOPIC_MARKET) return this.#handlers.market(message);
    if (message.topic === TOPIC_ORDERS) return this.#handlers.order(message);
    if (message.topic === TOPIC_CLOSED) return this.#handlers.closed(message);
    if (message.topic === TOPIC_ACCOUNT) return this.#handlers.account(message);
    const code = codeOfCandleTopic(message.topic);
    return code !== undefined && this.#handlers.candle(code, message);
  }
}
