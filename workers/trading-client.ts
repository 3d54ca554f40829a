import * as v from 'valibot';
import { socketUrlOf } from '../src/contract/api-host.ts';
import type { FramePort } from '../src/contract/worker/frame.ts';
import type { TicketInput } from '../src/contract/worker/ticket.ts';
import type { Outcome, StartOptions } from '../src/contract/worker/trading-api.ts';
import { ok } from '../src/lib/result.ts';
import { AccountDesk } from './account/account-desk.ts';
import type { MarketView } from './account/account-book.ts';
import type { Environment } from './environment.ts';
import { randomHex } from './identifiers.ts';
import { CandleCache } from './market/candle-cache.ts';
import { ChartDesk } from './market/chart-desk.ts';
import { MarketDesk } from './market/market-desk.ts';
import { Sparklines } from './market/sparklines.ts';
import { OrderSide } from './orders/order-side.ts';
import { TicketDesk } from './orders/ticket-desk.ts';
import { FirstNews } from './publish/first-news.ts';
import { FramePublisher } from './publish/frame-publisher.ts';
import { WatchList } from './publish/watch-list.ts';
import { BackendInfo } from './session/backend-info.ts';
import { CompanyStatus } from './session/company-status.ts';
import { EntryCalls } from './session/entry-calls.ts';
import { Session } from './session/session.ts';
import { Reactions } from './reactions.ts';
import { Favourites } from './storage/favourites.ts';
import type { Storage } from './storage/storage.ts';
import { TabChannel } from './tabs/tab-channel.ts';
import { LiveLine, type LineEvents } from './subscriptions/live-line.ts';
import { QuietPolicy } from './subscriptions/quiet-policy.ts';
import { HttpClient } from './transport/http-client.ts';

/** The client itself: every part, and what each one's news means to the others. */
export class TradingClient {
  readonly publisher: FramePublisher;
  readonly http: HttpClient;
  readonly line: LiveLine;
  readonly session: Session;
  readonly backend: BackendInfo;
  readonly company: CompanyStatus;
  readonly entry: EntryCalls;
  readonly market: MarketDesk;
  readonly charts: ChartDesk;
  readonly sparklines: Sparklines;
  readonly account: AccountDesk;
  readonly orders: OrderSide;
  readonly favourites: Favourites;
  readonly watch: WatchList;
  readonly #ticket: TicketDesk;
  readonly #quiet: QuietPolicy;
  readonly #storage: Storage;
  readonly #tabs: TabChannel;
  readonly #reactions = new Reactions(this);
  #language: string;

  constructor(environment: Environment, storage: Storage, options: StartOptions, port: FramePort) {
    this.#language = options.language;
    this.#storage = storage;
    this.#tabs = new TabChannel(environment);
    const publisher = this.#newPublisher(environment, port, options.handover && new FirstNews());
    const http = this.#newHttp(environment, options);
    const line = new LiveLine(socketUrlOf(options.apiBase), environment, () => this.session.token, this.#lineEvents());
    this.publisher = publisher;
    this.http = http;
    this.line = line;
    this.session = new Session(
      { http, environment, storage, tabs: this.#tabs },
      {
        onChange: (state) => this.#reactions.sessionChanged(state),
        onEnded: () => publisher.notify({ kind: 'sessionEnded' }),
        onUnkept: (unkept) => publisher.set('unkept', unkept),
      },
    );
    this.backend = new BackendInfo(http, (settings) => {
      publisher.set('backend', settings);
      publisher.figuresChanged();
    });
    this.company = new CompanyStatus(http, (state) => publisher.set('company', state));
    this.entry = new EntryCalls(http, () => randomHex(environment.randomBytes));
    this.market = this.#newMarket(environment, storage);
    this.charts = new ChartDesk({
      http,
      topics: line.topics,
      cache: new CandleCache(storage.candles, environment.now),
      environment,
      instrumentById: (id) => this.market.catalogue.byId(id),
      isLineOpen: () => line.isOpen,
      onChanged: () => publisher.figuresMoved(),
    });
    this.sparklines = new Sparklines(http, environment);
    this.favourites = new Favourites(storage.favourites, (ids) => publisher.set('favourites', ids));
    const view = viewOf(this.market);
    this.account = this.#newAccount(environment, view);
    this.#ticket = new TicketDesk({
      ...view,
      feeType: () => this.backend.settings?.feeType,
      figures: () => this.account.book.figures(),
      phase: () => line.state.phase,
    });
    this.orders = new OrderSide({
      http,
      environment,
      storage,
      tabs: this.#tabs,
      session: this.session,
      account: () => this.account,
      ticket: this.#ticket,
      isLineOpen: () => line.isOpen,
      onUnconfirmed: (unconfirmed) => publisher.set('unconfirmed', unconfirmed),
      notify: (notice) => publisher.notify(notice),
    });
    this.watch = this.#newWatch();
    this.#quiet = new QuietPolicy(environment.timers, {
      dropPrices: () => this.#reactions.goQuiet(),
      close: () => line.suspend(),
      comeBack: () => this.#reactions.comeBack(),
    });
  }

  /** Shows what the device kept, then starts all loading without waiting for it. */
  async start(options: StartOptions): Promise<void> {
    this.publisher.set('connection', this.line.state);
    this.publisher.set('session', this.session.state);
    this.publisher.set('orders', this.account.lists.state);
    this.publisher.set('catalogue', this.market.catalogue.state);
    const { handover } = options;
    await Promise.all([
      this.market.restore(),
      this.favourites.restore(this.#storage.durable ? [] : (handover?.favourites ?? [])),
      this.orders.restore(handover),
    ]);
    this.publisher.begin();
    this.line.setOnline(options.online);
    this.#quiet.setVisible(options.visible);
    this.line.open();
    void this.market.catalogue.load();
    void this.company.load();
    void this.backend.load();
    void this.session.restore(handover?.unkept);
  }

  /** Ends the line and the talk with other tabs. */
  stop(): void {
    this.line.close();
    this.#tabs.close();
  }

  setLanguage(language: string): void {
    this.#language = language;
    void this.market.catalogue.load();
  }

  /** Going out of sight is the last sure moment to keep anything. */
  setVisible(visible: boolean): void {
    if (!visible) this.market.save();
    this.#quiet.setVisible(visible);
  }

  setTicket(ticket: TicketInput | null): void {
    this.#ticket.set(ticket);
    this.watch.update();
    this.publisher.figuresChanged();
  }

  /** Brings the demo account back to its beginning; the server's text for the user. */
  resetDemo(): Promise<Outcome<string>> {
    this.orders.tellClosing(this.account.lists.openIds);
    return this.account.resetting(async () => {
      const path = 'v1/api/main/user/resetForexDemoAccount';
      const answer = await this.http.get(path, { schema: v.unknown(), command: true });
      if (!answer.ok) return answer;
      await this.orders.forget();
      return ok(answer.value.message);
    });
  }

  #newPublisher(environment: Environment, port: FramePort, news: FirstNews | undefined): FramePublisher {
    const sources = {
      takeQuotes: () => this.market.book.take(this.watch.instruments),
      takePositions: () => this.account.book.take(this.watch.positions),
      takeChart: () => this.charts.takeUpdate(),
      account: () => this.account.book.figures(),
      ticket: () => this.#ticket.preview(),
    };
    return new FramePublisher(environment, port, sources, news);
  }

  #newHttp(environment: Environment, { apiBase }: StartOptions): HttpClient {
    return new HttpClient(environment, {
      apiBase,
      language: () => this.#language,
      token: () => this.session.token,
      onSessionInvalid: (token) => this.session.invalidate(token),
      onReachable: () => this.#reactions.reachable(),
    });
  }

  #lineEvents(): LineEvents {
    return {
      onState: (state) => {
        this.publisher.set('connection', state);
        this.publisher.figuresChanged();
      },
      onOpen: () => this.#reactions.lineOpened(),
      onLost: () => this.market.distrust(),
      onLoginResult: (accepted) => this.#reactions.loggedIn(accepted),
      onMarket: (message) => this.market.receive(message),
      onCompactMarket: (frame) => this.market.receiveCompact(frame),
      onCandle: (code, { data, ts }) => this.charts.minute(code, data, ts),
      onOrder: ({ data }) => this.account.receiveOrder(data),
      onClosed: ({ data }) => this.account.receiveClosed(data),
    };
  }

  #newMarket(environment: Environment, storage: Storage): MarketDesk {
    return new MarketDesk(
      { environment, storage, http: this.http, topics: this.line.topics },
      {
        onCatalogue: (state) => {
          this.publisher.set('catalogue', state);
          this.publisher.figuresChanged();
        },
        onMoves: (moves, serverTime) => this.#reactions.pricesMoved(moves, serverTime),
        onTrustChanged: () => {
          this.account.book.trustChanged();
          this.publisher.pricesMoved();
        },
      },
    );
  }

  #newAccount(environment: Environment, market: MarketView): AccountDesk {
    const parts = {
      http: this.http,
      environment,
      market,
      instrumentIdByCode: (code: string) => this.market.catalogue.byCode(code)?.id,
      isLineOpen: () => this.line.isOpen,
      isClosing: (id: number) => this.orders.isClosing(id),
    };
    return new AccountDesk(parts, {
      onOrders: (state) => this.publisher.set('orders', state),
      onFigures: () => this.publisher.figuresChanged(),
      onNotice: (notice) => this.publisher.notify(notice),
    });
  }

  #newWatch(): WatchList {
    return new WatchList({
      ticketInstrument: () => this.#ticket.instrumentId,
      chartInstrument: () => this.charts.instrumentId,
      onAppear: (instruments, positions) => {
        this.market.book.touch(instruments);
        this.account.book.touch(positions);
        this.publisher.figuresChanged();
      },
    });
  }
}

function viewOf({ catalogue, book }: MarketDesk): MarketView {
  return { instrument: (id) => catalogue.byId(id), quote: (id) => book.quote(id) };
}
