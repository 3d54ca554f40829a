import type { RawData, WebSocket } from 'ws';
import { TOPIC_MARKET, codeOfCandleTopic, isPrivateTopic } from '../../src/contract/wire/socket.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock.ts';
import { guarded } from '../guarded.ts';
import type { SessionReader } from '../http/session.ts';
import { parseClientMessage, type ParsedMessage } from '../wire/client-message.ts';
import { Connection } from './connection.ts';
import type { SocketLimits } from './limits.ts';
import { isSameForm, priceFormOf, type PriceForm } from './price-form.ts';
import { dataFrame, LOGGED_IN, LOGGED_OUT, PONG } from '../wire/socket-messages.ts';
import type { PricePublisher } from './price-publisher.ts';

const FLUSH_MS = 50;
const CHECK_MS = 1_000;

interface HubServices {
  readonly catalogue: Catalogue;
  readonly prices: PricePublisher;
  readonly userOfToken: SessionReader;
  /** The market's time, which stamps messages. */
  readonly clock: Clock;
  /** Called with what broke while a message was dealt with or prices were sent; sockets stay open. */
  readonly onError: (error: unknown) => void;
}

/** All sockets: who listens to what. */
export class Hub {
  readonly #services: HubServices;
  readonly #limits: SocketLimits;
  readonly #connections = new Set<Connection>();
  readonly #timers: NodeJS.Timeout[] = [];
  /** Frames that were refused: unreadable, unknown, binary, too many. */
  droppedFrames = 0;

  constructor(services: HubServices, limits: SocketLimits) {
    this.#services = services;
    this.#limits = limits;
  }

  get size(): number {
    return this.#connections.size;
  }

  start(): void {
    const { onError } = this.#services;
    this.#timers.push(
      setInterval(
        guarded(() => this.flush(), onError),
        FLUSH_MS,
      ),
    );
    this.#timers.push(
      setInterval(
        guarded(() => this.#check(), onError),
        CHECK_MS,
      ),
    );
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const connection of this.#connections) connection.terminate();
  }

  flush(): void {
    this.#services.prices.flush(this.#connections, performance.now());
  }

  /** Takes over an open socket. */
  accept(socket: WebSocket): void {
    const connection = new Connection(socket, this.#limits, performance.now());
    this.#connections.add(connection);
    const receive = (data: RawData, isBinary: boolean): void => this.#receive(connection, data, isBinary);
    socket.on('message', guarded(receive, this.#services.onError));
    // The close event follows; an error of one socket is its client's trouble.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      connection.user = undefined;
      this.#connections.delete(connection);
    });
  }

  /**
   * Sends a private message to every socket of an account that asked for the topic.
   * @param sequence number of the account's event that it tells of
   */
  publish(accountId: number, topic: string, data: unknown, sequence: number): void {
    const listeners = [...this.#connections].filter(
      (one) => one.user?.accountId === accountId && one.privateTopics.has(topic),
    );
    if (listeners.length === 0) return;
    const frame = dataFrame(topic, this.#services.clock.now(), data, sequence);
    for (const connection of listeners) connection.send(frame);
  }

  /** Logs out every socket of sessions that ended, and says so; prices go on. */
  logOut(sessionHashes: readonly string[]): void {
    for (const connection of this.#connections) {
      if (!connection.user || !sessionHashes.includes(connection.user.sessionHash)) continue;
      connection.user = undefined;
      connection.send(LOGGED_OUT);
    }
  }

  #check(): void {
    const now = performance.now();
    this.#services.prices.checkStatus();
    for (const connection of this.#connections) {
      if (connection.isLost(now)) connection.terminate();
      else this.#logIn(connection, now);
    }
  }

  #receive(connection: Connection, data: RawData, isBinary: boolean): void {
    const now = performance.now();
    const bytes = bytesOf(data);
    const admitted = connection.admitMessage(now, bytes.length);
    const message = admitted && !isBinary ? parseClientMessage(bytes.toString('utf8')) : undefined;
    if (message) this.#handle(connection, message, now);
    else this.droppedFrames++;
  }

  #handle(connection: Connection, message: ParsedMessage, now: number): void {
    switch (message.type) {
      case 'ping':
        return connection.send(PONG);
      case 'login':
        connection.loginAttempt++;
        connection.awaitedToken = message.token;
        return this.#logIn(connection, now);
      case 'logout':
        connection.loginAttempt++;
        connection.awaitedToken = undefined;
        connection.user = undefined;
        return;
      case 'sub':
        this.#subscribeAll(connection, message.topics, priceFormOf(message, this.#services.catalogue));
        return this.#services.prices.sendFirst(connection, now);
      case 'unsub':
        for (const topic of message.topics) this.#unsubscribe(connection, topic);
    }
  }

  /** Looks at the newest token that has been sent, unless there have been many; then it waits for the next look. */
  #logIn(connection: Connection, now: number): void {
    const token = connection.awaitedToken;
    if (token === undefined || !connection.logIns.take(1, now)) return;
    connection.awaitedToken = undefined;
    const attempt = connection.loginAttempt;
    void this.#checkToken(connection, token).catch((error: unknown) => {
      // Nobody knows whether the session is good: it is looked at again, for `logged out` would end it for the client.
      if (attempt === connection.loginAttempt) connection.awaitedToken = token;
      this.#services.onError(error);
    });
  }

  async #checkToken(connection: Connection, token: string): Promise<void> {
    const attempt = connection.loginAttempt;
    const user = await this.#services.userOfToken(token);
    if (attempt !== connection.loginAttempt || !this.#connections.has(connection)) return;
    connection.user = user;
    connection.send(user ? LOGGED_IN : LOGGED_OUT);
  }

  #subscribeAll(connection: Connection, topics: readonly string[], form: PriceForm): void {
    for (const topic of new Set(topics)) this.#subscribe(connection, topic, form);
  }

  #subscribe(connection: Connection, topic: string, form: PriceForm): void {
    const { prices } = this.#services;
    const index = this.#candleIndex(topic);
    const known = topic === TOPIC_MARKET || isPrivateTopic(topic) || index !== undefined;
    if (!known || connection.topicCount >= this.#limits.topics) {
      this.droppedFrames++;
      return;
    }
    if (isPrivateTopic(topic)) {
      connection.privateTopics.add(topic);
      return;
    }
    const held = index === undefined ? connection.market : connection.candles.get(index);
    // What is subscribed already goes on; only another form of it begins anew.
    // Candles are of one instrument whatever others are left out.
    const asked = index === undefined ? form : { ...form, only: undefined };
    if (held && isSameForm(held.form, asked)) return;
    if (index === undefined) connection.market = prices.subscription(asked);
    else connection.candles.set(index, prices.subscription(asked));
  }

  #unsubscribe(connection: Connection, topic: string): void {
    const index = this.#candleIndex(topic);
    if (topic === TOPIC_MARKET) connection.market = undefined;
    else if (index !== undefined) connection.candles.delete(index);
    else if (!connection.privateTopics.delete(topic) && !isPrivateTopic(topic)) this.droppedFrames++;
  }

  #candleIndex(topic: string): number | undefined {
    const code = codeOfCandleTopic(topic);
    return code === undefined ? undefined : this.#services.catalogue.indexOfCode(code);
  }
}

function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? Buffer.from(data) : data;
}
