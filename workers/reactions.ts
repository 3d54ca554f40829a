import type { SessionState } from '../src/contract/worker/state.ts';
import { TOPIC_CLOSED, TOPIC_ORDERS } from '../src/contract/wire/socket.ts';
import type { AccountDesk } from './account/account-desk.ts';
import type { ChartDesk } from './market/chart-desk.ts';
import type { MarketDesk } from './market/market-desk.ts';
import type { PriceMove } from './market/quote-feed.ts';
import type { OrderSide } from './orders/order-side.ts';
import type { FramePublisher } from './publish/frame-publisher.ts';
import type { WatchList } from './publish/watch-list.ts';
import type { BackendInfo } from './session/backend-info.ts';
import type { CompanyStatus } from './session/company-status.ts';
import type { Session } from './session/session.ts';
import type { LiveLine } from './subscriptions/live-line.ts';
import type { ReleaseTopic } from './subscriptions/topic-registry.ts';

/** The parts that hear of each other. */
export interface ReactingParts {
  readonly publisher: FramePublisher;
  readonly line: LiveLine;
  readonly session: Session;
  readonly backend: BackendInfo;
  readonly company: CompanyStatus;
  readonly market: MarketDesk;
  readonly charts: ChartDesk;
  readonly account: AccountDesk;
  readonly orders: OrderSide;
  readonly watch: WatchList;
}

/** What the news of one part means to the others. */
export class Reactions {
  readonly #parts: ReactingParts;
  #privateTopics: readonly ReleaseTopic[] = [];
  #userId: number | undefined;

  constructor(parts: ReactingParts) {
    this.#parts = parts;
  }

  /** Everything that a line being away may have missed is read again. */
  lineOpened(): void {
    const { market, charts, backend, company, session } = this.#parts;
    market.startAging();
    charts.refill();
    if (market.catalogue.state.source !== 'live') void market.catalogue.load();
    if (!backend.settings) void backend.load();
    void company.load();
    void session.confirm();
  }

  /** HTTP works, so a line that waits for its next try need not wait. */
  reachable(): void {
    const { line } = this.#parts;
    if (line.state.phase === 'waiting') line.open();
  }

  sessionChanged(state: SessionState): void {
    const { publisher, line, account } = this.#parts;
    publisher.set('session', state);
    const userId = state.status === 'member' ? state.user.id : undefined;
    if (userId !== this.#userId) this.#userChanged(userId);
    if (state.status === 'visitor') {
      // A page that lived on after a worker's death may still show an account.
      publisher.set('orders', account.lists.state);
      publisher.figuresChanged();
    }
    if (userId === undefined) return;
    line.logIn();
    void account.sync();
  }

  /** Private topics flow: what happened before is read now, and nothing is missed after. */
  loggedIn(accepted: boolean): void {
    const { session, account, orders } = this.#parts;
    if (!session.user) return;
    if (accepted) void account.sync().then(() => orders.reconcile());
    else void session.recheck();
  }

  pricesMoved(moves: readonly PriceMove[], serverTime: number): void {
    const { account, charts, publisher, watch } = this.#parts;
    let seen = false;
    let held = false;
    for (const { id, close } of moves) {
      held = account.book.priceMoved(id) || held;
      charts.tick(id, close, serverTime);
      seen ||= watch.instruments.has(id);
    }
    // A price that nobody sees and nothing is reckoned from waits in the book: with a message per tick, most are such.
    if (seen) publisher.pricesMoved();
    else if (held) publisher.figuresMoved();
  }

  goQuiet(): void {
    const { line, market } = this.#parts;
    line.topics.pausePrices();
    market.distrust();
    market.save();
  }

  comeBack(): void {
    const { line, market, charts } = this.#parts;
    const resumed = line.topics.resumePrices();
    line.probe();
    if (!resumed || !line.isOpen) return;
    market.startAging();
    charts.refill();
  }

  #userChanged(userId: number | undefined): void {
    const { account, line, orders } = this.#parts;
    const before = this.#userId;
    this.#userId = userId;
    account.clear();
    for (const release of this.#privateTopics) release();
    // Also before another user logs in: what is private must not flow to the one who comes.
    if (before !== undefined) line.logOut();
    const topics = userId === undefined ? [] : ([TOPIC_ORDERS, TOPIC_CLOSED] as const);
    this.#privateTopics = topics.map((topic) => line.topics.acquire(topic));
    orders.publish();
  }
}
