import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import type { WireCandle } from '../../../src/contract/wire/candle.ts';
import type { WireTradeItem } from '../../../src/contract/wire/instrument.ts';
import { FakeAccount } from './accounts.ts';
import { FakeCandles } from './candles.ts';
import { tradeItem } from './trade-item.ts';

/** What happens to one HTTP call instead of a plain answer. */
export type CallFault =
  /** Never carried out, the connection is cut. */
  | 'cutBefore'
  /** Carried out, and the connection is cut before the answer. */
  | 'cutAfter'
  /** Carried out, never answered. */
  | 'hangAfter'
  | { readonly status: number; readonly body: string }
  /** Carried out, and answered only then. */
  | { readonly answerAfter: Promise<unknown> };

/** What the socket does. */
export type SocketMood = 'well' | 'silent' | 'refuses' | 'halfOpen' | 'closes';

interface SocketMessage {
  readonly type: string;
  readonly topics?: readonly string[];
  readonly only?: readonly number[];
  readonly token?: string;
}

/** A small backend on loopback that keeps to the contract until told not to. */
export class FakeBackend {
  readonly items: WireTradeItem[] = [tradeItem(1, 'EURUSD'), tradeItem(2, 'XAUUSD'), tradeItem(3, 'USDJPY')];
  readonly candles = new FakeCandles();
  readonly account: FakeAccount;
  /** Paths of the calls so far, with their query. */
  readonly calls: URL[] = [];
  readonly messages: SocketMessage[] = [];
  readonly headers: IncomingMessage['headers'][] = [];
  /** Bodies of the calls that were sent as forms. */
  readonly forms: Record<string, string>[] = [];
  /** Whole answers by path, for the calls that a test makes up. */
  readonly answers = new Map<string, (parameters: Record<string, string>) => object>();
  /** What `captcha/…` answers, without an envelope. */
  captcha = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
  mood: SocketMood = 'well';
  token = 'token-1';
  feeType = 1;
  userId = 7;
  /** Whether private messages are numbered, and followed by the balance on `ACCOUNT`. */
  sendsAccountEvents = false;
  /** Whether a snapshot has only the instruments that are asked for. */
  knowsLimits = true;
  /** Whether a topic that is left before its snapshot has been sent is sent none. */
  forgetsSnapshots = false;
  /** What is sent behind a snapshot before the next message is read. */
  afterSnapshot: () => void = () => {};
  /** Whether pings are answered. */
  answersPings = true;
  /** The number of the last event of the account. */
  seq = 0;
  /** Whether the socket takes no token, whatever HTTP says of it. */
  refusesLogins = false;
  #faults = new Map<string, CallFault[]>();
  #server: Server;
  #sockets = new WebSocketServer({ noServer: true });
  readonly #subscriptions = new Map<WebSocket, Set<string>>();
  readonly #connections = new Set<Socket>();
  #port = 0;

  constructor() {
    this.account = new FakeAccount(
      (id) => this.#quoteOf(id),
      (topic, order) => this.#orderChanged(topic, order),
    );
    this.#server = this.#newServer();
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get openSockets(): number {
    return this.#subscriptions.size;
  }

  isSubscribed(topic: string): boolean {
    return [...this.#subscriptions.values()].some((topics) => topics.has(topic));
  }

  callsOf(path: string): URL[] {
    return this.calls.filter((url) => url.pathname.endsWith(path));
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Ends everything at once; `start` brings it back on the same port. */
  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const connection of this.#connections) connection.destroy();
    await closed;
    this.#server = this.#newServer();
  }

  /** The next calls of `path` go wrong in this way, one after the other. */
  fail(path: string, ...faults: CallFault[]): void {
    this.#faults.set(path, faults);
  }

  /** Sends to those subscribed. */
  push(topic: string, data: unknown, extra: object = {}): void {
    const text = JSON.stringify({ type: 'data', topic, ts: Date.now(), data, ...extra });
    for (const [socket, topics] of this.#subscriptions) if (topics.has(topic)) socket.send(text);
  }

  /** Sends the balance, as after a change of money that no order caused. */
  pushBalance(): void {
    this.push('ACCOUNT', { balance: String(this.account.balance), lock_balance: '0', seq: ++this.seq });
  }

  /** Sends anything to everybody. */
  pushRaw(data: string | Buffer): void {
    for (const socket of this.#subscriptions.keys()) socket.send(data);
  }

  tick(id: number, Close: string, change: object = {}): void {
    const quote = this.#quoteOf(id);
    quote.Close = Close;
    if (this.mood !== 'silent') this.push('DAY_MARKET', [{ Id: id, ...quote, ...change }]);
  }

  minute(code: string, candle: WireCandle): void {
    this.candles.put(code, candle);
    if (this.mood !== 'silent') this.push(`KLINE.${code}`, candle);
  }

  /** Cuts the sockets without a goodbye. */
  cutSockets(): void {
    for (const socket of this.#subscriptions.keys()) socket.terminate();
  }

  #orderChanged(topic: string, order: unknown): void {
    if (!this.sendsAccountEvents) return this.push(topic, order);
    this.push(topic, order, { seq: ++this.seq });
    this.pushBalance();
  }

  #newServer(): Server {
    const server = createServer((request, response) => void this.#answer(request, response));
    server.on('connection', (connection) => {
      this.#connections.add(connection);
      connection.on('close', () => this.#connections.delete(connection));
    });
    server.on('upgrade', (request, connection: Socket, head) => {
      if (this.mood === 'refuses') return connection.destroy();
      if (this.mood === 'halfOpen') return undefined;
      return this.#sockets.handleUpgrade(request, connection, head, (socket) => this.#welcome(socket));
    });
    return server;
  }

  #welcome(socket: WebSocket): void {
    if (this.mood === 'closes') return socket.close();
    const topics = new Set<string>();
    this.#subscriptions.set(socket, topics);
    socket.on('close', () => this.#subscriptions.delete(socket));
    socket.on('message', (data: Buffer) => this.#hear(socket, topics, JSON.parse(data.toString()) as SocketMessage));
  }

  #hear(socket: WebSocket, topics: Set<string>, message: SocketMessage): void {
    this.messages.push(message);
    if (this.mood === 'silent') return;
    if (message.type === 'ping' && this.answersPings) socket.send('{"type":"pong"}');
    if (message.type === 'login') {
      socket.send(
        JSON.stringify({
          type: 'login_result',
          code: message.token === this.token && !this.refusesLogins ? 1 : 2,
          msg: '',
        }),
      );
    }
    for (const topic of message.topics ?? []) {
      if (message.type === 'unsub') topics.delete(topic);
      else topics.add(topic);
      if (message.type !== 'sub' || topic !== 'DAY_MARKET') continue;
      const send = (): void => this.#sendSnapshot(socket, this.knowsLimits ? message.only : undefined);
      if (this.forgetsSnapshots) setImmediate(() => topics.has(topic) && send());
      else send();
    }
  }

  #sendSnapshot(socket: WebSocket, only?: readonly number[]): void {
    const asked = this.items.filter(({ Id }) => only?.includes(Number(Id)) ?? true);
    const data = asked.map((item) => ({
      Id: item.Id,
      Code: item.Code,
      ...item.ForexQuotations,
      MarketStatus: item.MarketStatus,
    }));
    socket.send(JSON.stringify({ type: 'data', topic: 'DAY_MARKET', ts: Date.now(), snapshot: true, data }));
    this.afterSnapshot();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    this.calls.push(url);
    this.headers.push(request.headers);
    const form = request.method === 'POST' ? await formOf(request) : {};
    if (request.method === 'POST') this.forms.push(form);
    const path = url.pathname.replace(/^\/(v1\/)?api\//, '');
    const fault = this.#faults.get(path)?.shift();
    if (fault === 'cutBefore') return void request.socket.destroy();
    if (typeof fault === 'object' && 'status' in fault) return void response.writeHead(fault.status).end(fault.body);
    if (path.startsWith('captcha/')) return void response.writeHead(200).end(this.captcha);
    const answer = this.#handle(
      path,
      { ...Object.fromEntries(url.searchParams), ...form },
      request.headers.authorization ?? '',
    );
    if (fault === 'cutAfter') return void request.socket.destroy();
    if (fault === 'hangAfter') return undefined;
    // Written down now: a late answer tells of the past.
    const text = JSON.stringify(answer);
    const send = (): void => void response.writeHead(200, { 'content-type': 'application/json' }).end(text);
    if (typeof fault === 'object' && 'answerAfter' in fault) return void fault.answerAfter.then(() => send());
    return send();
  }

  #handle(path: string, query: Record<string, string>, token: string): object {
    const madeUp = this.answers.get(path);
    if (madeUp) return madeUp(query);
    const open = this.#handleOpen(path, query);
    if (open !== undefined) return { code: 1, msg: '', data: open };
    if (token === '') return { code: 401, msg: 'Log in first' };
    if (token !== this.token) return { code: 999, msg: 'Session ended' };
    const data = this.#handleMember(path, query);
    return data === undefined ? { code: 400, msg: `Refused: ${path}` } : { code: 1, msg: 'Done', data };
  }

  #handleOpen(path: string, query: Record<string, string>): unknown {
    if (path === 'forex/trade_list') return this.items;
    if (path === 'forex/getCategories') return [{ Id: 1, NameShowTrans: 'All' }];
    if (path === 'basicSet/getBasicInfo') return { service_link: '', trade_fee_type: this.feeType };
    if (path === 'company/getCompanyStatus') return { status: 0, type: 0, loss_url: '' };
    if (path === 'user/createAccountDemoForU') return { token: this.token, user: this.#user() };
    const item = this.items.find((known) => String(known.Id) === query['forex_id']);
    if (path === 'forex/kline' && item)
      return this.candles.page(item.Code, query['period'] ?? '', Number(query['end'] ?? Number.NaN));
    if (path === 'forex/abbreviated_cache_kline' && item)
      return this.candles.page(item.Code, query['period'] ?? '').slice(-60);
    return undefined;
  }

  #handleMember(path: string, query: Record<string, string>): unknown {
    const { account } = this;
    if (path === 'user/info') return this.#user();
    if (path === 'main/wallet/getBalance') return { balance: String(account.balance) };
    if (path === 'forex/my_deal') return account.page(Number(query['status']), Number(query['page']));
    if (path === 'forex/submit') return account.submit(query);
    if (path === 'forex/close') return account.close(Number(query['id']), 'user');
    if (path === 'forex/cancel_trade') return account.close(Number(query['id']), 'cancelled');
    if (path === 'forex/set_stop_price') return account.setStops(query);
    if (path !== 'main/user/resetForexDemoAccount') return undefined;
    for (const order of account.orders) account.close(order.Id, 'user');
    return null;
  }

  #user() {
    return { id: this.userId, uid: 'u7', email: 'demo@example.com', is_demo: 1, invite_code: 'abc' };
  }

  #quoteOf(id: number): { Code: string; Close: string } {
    const item = this.items.find((known) => known.Id === id);
    if (!item) throw new Error(`No instrument ${id}`);
    const quotation = item.ForexQuotations as { Code: string; Close: string };
    quotation.Code = item.Code;
    return quotation;
  }
}

async function formOf(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/')) return Object.fromEntries(new URLSearchParams(body.toString()));
  // A file is told by its name, type and size.
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, value instanceof File ? `${value.type} ${value.size}` : value]),
  );
}
