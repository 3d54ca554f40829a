import type { FramePort } from '../src/contract/worker/frame.ts';
import type { BackendSettings, SessionState } from '../src/contract/worker/state.ts';
import type { TicketInput } from '../src/contract/worker/ticket.ts';
import type { StartOptions } from '../src/contract/worker/trading-api.ts';
import { TOPIC_CLOSED, TOPIC_ORDERS } from '../src/contract/wire/socket.ts';
import type { InstrumentId } from '../src/domain/instrument.ts';
import { AccountDesk } from './account/account-desk.ts';
import type { Environment } from './environment.ts';
import { CandleCache } from './market/candle-cache.ts';
import { ChartDesk } from './market/chart-desk.ts';
import { MarketDesk } from './market/market-desk.ts';
import type { PriceMove } from './market/quote-feed.ts';
import { Sparklines } from './market/sparklines.ts';
import { OrderDesk } from './orders/order-desk.ts';
import { OrderJournal, unconfirmedOrder } from './orders/order-journal.ts';
import { refusalOf } from './orders/order-refusal.ts';
import { Reconciler } from './orders/reconciler.ts';
import { previewTicket, type TicketContext } from './orders/ticket-preview.ts';
import { FramePublisher } from './publish/frame-publisher.ts';
import { WatchList } from './publish/watch-list.ts';
import { loadBackendSettings } from './session/backend-settings.ts';
import { Session } from './session/session.ts';
import { Favourites } from './storage/favourites.ts';
import type { Storage } from './storage/storage.ts';
import { LiveLine } from './subscriptions/live-line.ts';
import type { ReleaseTopic } from './subscriptions/topic-registry.ts';
import { QuietPolicy } from './subscriptions/quiet-policy.ts';
import { HttpClient } from './transport/http-client.ts';
import { socketAddress } from './transport/socket-address.ts';

/** The client itself: every part, and what each one's news means to the others. */
export class TradingClient {
  readonly http: HttpClient;
  readonly line: LiveLine;
  readonly session: Session;
  readonly market: MarketDesk;
  readonly charts: ChartDesk;
  readonly sparklines: Sparklines;
  readonly account: AccountDesk;
  readonly orders: OrderDesk;
  readonly favourites: Favourites;
  readonly watch: WatchList;
  readonly quiet: QuietPolicy;
  readonly publisher: FramePublisher;
  readonly #environment: Environment;
  readonly #storage: Storage;
  readonly #journal: OrderJournal;
  readonly #reconciler: Reconciler;
  #privateTopics: readonly ReleaseTopic[] = [];
  #language: string;
  #backend: BackendSettings | undefined;
  #ticket: TicketInput | null = null;

  constructor(environment: Environment, storage: Storage, options: StartOptions, port: FramePort) {
    this.#environment = environment;
    this.#storage = storage;
    this.#language = options.language;
    this.publisher = new FramePublisher(environment, port, {
      takeQuotes: () => this.market.book.take(this.watch.instruments),
      takePositions: () => this.account.book.take(this.watch.positions),
      takeChart: () => this.charts.takeUpdate(),
      account: () => this.account.book.figures(),
      ticket: () => this.#ticket && previewTicket(this.#ticket, this.#contextOf(this.#ticket.instrumentId)),
    });
    this.http = new HttpClient(environment, {
      apiBase: options.apiBase,
      language: () => this.#language,
      token: () => this.session.token,
      onSessionInvalid: (token) => this.session.invalidate(token),
      onReachable: () => this.#reachable(),
    });
    this.line = this.#newLine(options);
    this.session = new Session(this.http, environment, storage, {
      onChange: (state) => this.#sessionChanged(state),
      onEnded: () => this.publisher.notify({ kind: 'sessionEnded' }),
    });
    this.market = this.#newMarket();
    this.charts = new ChartDesk({
      http: this.http,
      topics: this.line.topics,
      cache: new CandleCache(storage.candles, environment.now),
      environment,
      instrumentById: (id) => this.market.catalogue.byId(id),
      onChanged: () => this.publisher.pricesMoved(),
    });
    this.sparklines = new Sparklines(this.http, environment);
    this.account = this.#newAccount();
    this.#journal = new OrderJournal(storage.journal, () => this.#publishUnconfirmed());
    this.orders = this.#newOrders();
    this.#reconciler = this.#newReconciler();
    this.favourites = new Favourites(storage.favourites, (ids) => this.publisher.set('favourites', ids));
    this.watch = this.#newWatch();
    this.quiet = new QuietPolicy(environment.timers, {
      dropPrices: () => this.#goQuiet(),
      close: () => this.line.suspend(),
      comeBack: () => this.#comeBack(),
    });
  }

  /** Shows what the device kept, then starts all loading without waiting for it. */
  async start(options: StartOptions): Promise<void> {
    this.publisher.set('connection', this.line.state);
    this.publisher.set('session', this.session.state);
    this.publisher.set('orders', this.account.lists.state);
    this.publisher.set('catalogue', this.market.catalogue.state);
    await Promise.all([
      this.market.restore(),
      this.favourites.restore(),
      this.#journal.restore(this.#environment.now()),
    ]);
    this.line.setOnline(options.online);
    this.quiet.setVisible(options.visible);
    this.line.open();
    void this.market.catalogue.load();
    void this.#loadBackend();
    void this.session.restore();
  }

  setLanguage(language: string): void {
    this.#language = language;
    void this.market.catalogue.load();
  }

  /** Going out of sight is the last sure moment to keep anything. */
  setVisible(visible: boolean): void {
    if (!visible) this.market.save();
    this.quiet.setVisible(visible);
  }

  setTicket(ticket: TicketInput | null): void {
    this.#ticket = ticket;
    this.watch.update();
    this.publisher.figuresChanged();
  }

  /** Everything that the account was is gone; an order without an outcome too. */
  async accountReset(): Promise<void> {
    const { user } = this.session;
    if (user) await this.#journal.settleAllOf(user.id);
    await this.account.sync();
  }

  #contextOf(id: InstrumentId): TicketContext {
    return {
      instrument: this.market.catalogue.byId(id),
      quote: this.market.book.quote(id),
      feeType: this.#backend?.feeType,
      figures: this.account.book.figures(),
      phase: this.line.state.phase,
    };
  }

  #newLine({ apiBase }: StartOptions): LiveLine {
    return new LiveLine(socketAddress(apiBase), this.#environment, () => this.session.token, {
      onState: (state) => {
        this.publisher.set('connection', state);
        this.publisher.figuresChanged();
      },
      onOpen: () => this.#lineOpened(),
      onLost: () => this.market.distrust(),
      onLoginResult: (accepted) => this.#loggedIn(accepted),
      onMarket: (message) => this.market.receive(message),
      onCandle: (code, { data, ts }) => this.charts.minute(code, data, ts),
      onOrder: ({ data }) => this.account.receiveOrder(data),
      onClosed: ({ data }) => this.account.receiveClosed(data),
    });
  }

  #newMarket(): MarketDesk {
    const parts = { environment: this.#environment, storage: this.#storage, http: this.http, topics: this.line.topics };
    return new MarketDesk(parts, {
      onCatalogue: (state) => {
        this.publisher.set('catalogue', state);
        this.publisher.figuresChanged();
      },
      onMoves: (moves, serverTime) => this.#pricesMoved(moves, serverTime),
      onTrustChanged: () => this.publisher.pricesMoved(),
    });
  }

  #newAccount(): AccountDesk {
    const { catalogue, book } = this.market;
    const parts = {
      http: this.http,
      environment: this.#environment,
      market: { instrument: (id: number) => catalogue.byId(id), quote: (id: number) => book.quote(id) },
      instrumentIdByCode: (code: string) => catalogue.byCode(code)?.id,
      isClosing: (id: number) => this.orders.isClosing(id),
    };
    return new AccountDesk(parts, {
      onOrders: (state) => this.publisher.set('orders', state),
      onFigures: () => {
        this.watch.update();
        this.publisher.figuresChanged();
      },
      onNotice: (notice) => this.publisher.notify(notice),
    });
  }

  #newOrders(): OrderDesk {
    return new OrderDesk({
      http: this.http,
      journal: this.#journal,
      now: this.#environment.now,
      userId: () => this.session.user?.id,
      newestOrderId: () => this.account.lists.newestId,
      find: (id) => this.account.lists.find(id),
      refusal: (request) => refusalOf(request, this.#contextOf(request.instrumentId)),
      onOrder: (order) => this.account.apply(order),
      onUnanswered: () => this.#reconciler.schedule(),
    });
  }

  #newReconciler(): Reconciler {
    return new Reconciler({
      http: this.http,
      desk: this.orders,
      journal: this.#journal,
      environment: this.#environment,
      userId: () => this.session.user?.id,
      notify: (notice) => this.publisher.notify(notice),
    });
  }

  #newWatch(): WatchList {
    return new WatchList({
      instrumentOf: (position) => this.account.book.instrumentOf(position),
      ticketInstrument: () => this.#ticket?.instrumentId,
      chartInstrument: () => this.charts.instrumentId,
      onAppear: (instruments, positions) => {
        this.market.book.touch(instruments);
        this.account.book.touch(positions);
        this.publisher.figuresChanged();
      },
    });
  }

  #lineOpened(): void {
    this.market.startAging();
    this.charts.refill();
    if (this.market.catalogue.state.source !== 'live') void this.market.catalogue.load();
    if (!this.#backend) void this.#loadBackend();
    void this.session.confirm();
  }

  /** HTTP works, so a line that waits for its next try need not wait. */
  #reachable(): void {
    if (this.line.state.phase === 'waiting') this.line.open();
  }

  #sessionChanged(state: SessionState): void {
    this.publisher.set('session', state);
    for (const release of this.#privateTopics) release();
    this.#privateTopics = [];
    if (state.status !== 'member') {
      this.line.logOut();
      this.account.clear();
    } else {
      this.#privateTopics = [this.line.topics.acquire(TOPIC_ORDERS), this.line.topics.acquire(TOPIC_CLOSED)];
      this.line.logIn();
      void this.account.sync();
    }
    this.#publishUnconfirmed();
  }

  /** Private topics flow: what happened before is read now, and nothing is missed after. */
  #loggedIn(accepted: boolean): void {
    if (!this.session.user) return;
    // A refused token is judged by HTTP, where code 999 ends the session.
    if (accepted) void this.account.sync().then(() => this.#reconciler.run());
    else void this.session.confirm();
  }

  #pricesMoved(moves: readonly PriceMove[], serverTime: number): void {
    for (const { id, close } of moves) {
      this.account.book.priceMoved(id);
      this.charts.tick(id, close, serverTime);
    }
    this.publisher.pricesMoved();
  }

  #goQuiet(): void {
    this.line.topics.pausePrices();
    this.market.distrust();
    this.market.save();
  }

  #comeBack(): void {
    const resumed = this.line.topics.resumePrices();
    this.line.probe();
    if (!resumed || !this.line.isOpen) return;
    this.market.startAging();
    this.charts.refill();
  }

  #publishUnconfirmed(): void {
    const { user } = this.session;
    this.publisher.set('unconfirmed', user ? this.#journal.unconfirmed(user.id).map(unconfirmedOrder) : []);
  }

  async #loadBackend(): Promise<void> {
    const settings = await loadBackendSettings(this.http);
    if (!settings) return;
    this.#backend = settings;
    this.publisher.set('backend', settings);
    this.publisher.figuresChanged();
  }
}
