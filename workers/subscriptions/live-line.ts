import {
  codeOfCandleTopic,
  parseServerMessage,
  TOPIC_CLOSED,
  TOPIC_MARKET,
  TOPIC_ORDERS,
  type DataMessage,
  type LoginResultMessage,
} from '../../src/contract/wire/socket.ts';
import { CODE_OK } from '../../src/contract/wire/envelope.ts';
import type { ConnectionState } from '../../src/contract/worker/state.ts';
import type { Environment } from '../environment.ts';
import { SocketConnection } from '../transport/socket-connection.ts';
import { TopicRegistry } from './topic-registry.ts';

/** Far beyond any snapshot of every instrument; what is larger is not read. */
const MAX_FRAME_LENGTH = 4_000_000;

export interface LineEvents {
  readonly onState: (state: ConnectionState) => void;
  /** The line is open again, or for the first time; subscriptions are sent. */
  readonly onOpen: () => void;
  readonly onLost: () => void;
  /** Private topics flow from here on, or the server refused the token. */
  readonly onLoginResult: (accepted: boolean) => void;
  /** Return false for data that is no use, so that it is counted. */
  readonly onMarket: (message: DataMessage) => boolean;
  /** A binary frame, which only the market topic has. */
  readonly onCompactMarket: (frame: ArrayBuffer) => boolean;
  readonly onCandle: (code: string, message: DataMessage) => boolean;
  readonly onOrder: (message: DataMessage) => boolean;
  readonly onClosed: (message: DataMessage) => boolean;
}

/** What passed over the line since the start. */
export interface LineCounters {
  readonly received: number;
  /** Frames that did not parse or had an unknown type or topic. */
  readonly dropped: number;
  readonly opened: number;
  readonly lost: number;
}

/** The live socket in the words of the contract: login, topics, and what each message means. */
export class LiveLine {
  readonly topics: TopicRegistry;
  readonly #connection: SocketConnection;
  readonly #token: () => string;
  readonly #events: LineEvents;
  readonly #counters = { received: 0, dropped: 0, opened: 0, lost: 0 };

  constructor(url: string, environment: Environment, token: () => string, events: LineEvents) {
    this.#token = token;
    this.#events = events;
    this.#connection = new SocketConnection(url, environment, {
      onState: events.onState,
      onOpen: () => this.#opened(),
      onLost: () => this.#lost(),
      onMessage: (data) => this.#received(data),
    });
    this.topics = new TopicRegistry((message) => this.#connection.send(message));
  }

  get counters(): LineCounters {
    return { ...this.#counters };
  }

  get state(): ConnectionState {
    return this.#connection.state;
  }

  get isOpen(): boolean {
    return this.#connection.isOpen;
  }

  open(): void {
    this.#connection.open();
  }

  probe(): void {
    this.#connection.probe();
  }

  suspend(): void {
    this.#connection.suspend();
  }

  setOnline(online: boolean): void {
    this.#connection.setOnline(online);
  }

  close(): void {
    this.#connection.close();
  }

  /** Tells the server who is here; an open line at once, another when it opens. */
  logIn(): void {
    const token = this.#token();
    if (token !== '') this.#connection.send({ type: 'login', token });
  }

  logOut(): void {
    this.#connection.send({ type: 'logout' });
  }

  #opened(): void {
    this.#counters.opened++;
    this.logIn();
    this.topics.activate();
    this.#events.onOpen();
  }

  #lost(): void {
    this.#counters.lost++;
    this.topics.deactivate();
    this.#events.onLost();
  }

  #received(data: unknown): void {
    this.#counters.received++;
    if (!this.#handle(data)) this.#counters.dropped++;
  }

  #handle(data: unknown): boolean {
    if (data instanceof ArrayBuffer) return this.#events.onCompactMarket(data);
    if (typeof data !== 'string' || data.length > MAX_FRAME_LENGTH) return false;
    const message = parseServerMessage(data);
    if (message?.type === 'data') return this.#handleData(message);
    if (message?.type === 'login_result') this.#loggedIn(message);
    if (message?.type === 'pong') this.#connection.pong();
    return message !== undefined;
  }

  #loggedIn({ code }: LoginResultMessage): void {
    this.#events.onLoginResult(code === CODE_OK);
  }

  #handleData(message: DataMessage): boolean {
    if (message.topic === TOPIC_MARKET) return this.#events.onMarket(message);
    if (message.topic === TOPIC_ORDERS) return this.#events.onOrder(message);
    if (message.topic === TOPIC_CLOSED) return this.#events.onClosed(message);
    const code = codeOfCandleTopic(message.topic);
    return code !== undefined && this.#events.onCandle(code, message);
  }
}
