import { socketUrlOf } from '../src/contract/api-host.ts';
import type { FrameChannel } from '../src/contract/worker/frame.ts';
import type { DepositRequest, WithdrawRequest } from '../src/contract/worker/funds-api.ts';
import type { StartOptions } from '../src/contract/worker/trading-api.ts';
import { Emitter } from '../src/lib/emitter.ts';
import { AccountSync } from './account/account-sync.ts';
import { ClosingOrders } from './account/closing-orders.ts';
import type { ClientEvents } from './client-events.ts';
import type { DeferredDependencies, DeferredModules } from './deferred-modules.ts';
import type { Environment } from './environment.ts';
import { SAVING_EVERY_MS } from './flow-control/data-saver.ts';
import { sendDeposit, sendWithdrawal } from './funds/fund-calls.ts';
import { createFundJournal } from './funds/fund-journal.ts';
import { FundReconciler } from './funds/fund-reconciler.ts';
import { FundSubmitter } from './funds/fund-submitter.ts';
import { CandleCache } from './market/candle-cache.ts';
import { ChartService } from './market/chart-service.ts';
import { MarketData } from './market/market-data.ts';
import { createOrderJournal } from './orders/order-journal.ts';
import { OrderService } from './orders/order-service.ts';
import { LaterModule } from './later-module.ts';
import { LaterService } from './chat/later-service.ts';
import { OrderTicket } from './orders/order-ticket.ts';
import { Reconciler } from './orders/reconciler.ts';
import { EmptyStateFilter } from './publish/empty-state-filter.ts';
import { EventRouter } from './publish/event-router.ts';
import { FramePublisher } from './publish/frame-publisher.ts';
import type { FrameSources } from './publish/frame-sections.ts';
import { VisibleInstruments } from './publish/visible-instruments.ts';
import { BackendInfo } from './session/backend-info.ts';
import { CompanyStatus } from './session/company-status.ts';
import { Session } from './session/session.ts';
import { Favourites } from './storage/favourites.ts';
import type { Storage } from './storage/storage.ts';
import { BackgroundPolicy } from './subscriptions/background-policy.ts';
import { LiveConnection } from './subscriptions/live-connection.ts';
import { TabChannel } from './tabs/tab-channel.ts';
import { TabLock } from './tabs/tab-lock.ts';
import { HttpClient } from './transport/http-client.ts';
import type { RequestContext } from './transport/request-context.ts';

/** After the first prices. */
const DEFERRED_MS = 3_000;

/** The client: every module of the worker. They hear of each other by `events`; those that only listen are not named. */
export type TradingClient = ReturnType<typeof createTradingClient>;

/** Makes the modules. Nothing is sent or read yet. @param frames where they are sent */
export function createTradingClient(
  environment: Environment,
  storage: Storage,
  options: StartOptions,
  frames: FrameChannel,
) {
  const network = networkModules(environment, options);
  const market = marketModules(environment, storage, network);
  const account = accountModules(environment, storage, { ...network, ...market });
  const { session, backend } = account;
  const { http, events } = network;
  const { apiBase } = options;
  const service = new LaterService({ http, apiBase, session, backend, storage, environment, events });
  const modules = { environment, storage, ...network, ...market, ...account, service };
  const kept = new LaterModule(
    async () => new (await import('./account/kept-account.ts')).KeptAccount(modules),
    'account',
  );
  events.on('userChanged', () => kept.prepare());
  const all = { ...modules, ...pageModules(environment, options, frames, modules) };
  return { ...all, deferred: deferredModules(all, options.savesData === true) };
}

type NetworkModules = ReturnType<typeof networkModules>;
type MarketModules = ReturnType<typeof marketModules>;
type AccountModules = ReturnType<typeof accountModules>;

function networkModules(environment: Environment, { apiBase, language }: StartOptions) {
  const events = new Emitter<ClientEvents>();
  const context: RequestContext = { apiBase, language, token: '' };
  const http = new HttpClient(environment, context, events);
  const connection = new LiveConnection(socketUrlOf(apiBase), environment, context, events);
  const tabs = new TabChannel(environment, events);
  const background = new BackgroundPolicy(environment.timers, events);
  return { events, context, http, connection, tabs, background };
}

function marketModules(environment: Environment, storage: Storage, { events, http, connection }: NetworkModules) {
  const market = new MarketData({ environment, storage, http, connection, events });
  const cache = new CandleCache(storage.candles, environment.now);
  const charts = new ChartService({ http, connection, cache, environment, market, events });
  const sparklines = new LaterModule(
    async () =>
      new (await import('./market/sparklines.ts')).Sparklines({ http, environment, connection, storage, events }),
    'sparkline',
  );
  const favourites = new Favourites(storage, events);
  return { market, charts, sparklines, favourites };
}

function accountModules(environment: Environment, storage: Storage, others: NetworkModules & MarketModules) {
  const { events, context, http, connection, tabs, market } = others;
  const session = new Session({ http, context, environment, storage, tabs, connection, events });
  const conditions = { timers: environment.timers, connection };
  const backend = new BackendInfo(http, events, conditions);
  const company = new CompanyStatus(http, events, conditions);
  const closing = new ClosingOrders(tabs, events);
  const account = new AccountSync({ http, environment, market, connection, closing, events });
  const ticket = new OrderTicket({ market, backend, valuation: account.valuation, connection, events });
  const tab = new TabLock(environment);
  const journal = createOrderJournal({ table: storage.journal, tab, now: environment.now, events });
  const orders = new OrderService({ http, journal, account, ticket, closing, events });
  void new Reconciler({ http, orders, journal, connection, environment, events });
  const funds = fundModules(environment, storage, { http, connection, tab, events });
  return { session, backend, company, closing, account, ticket, journal, orders, ...funds };
}

function fundModules(
  environment: Environment,
  { fundJournal: table }: Storage,
  { http, connection, tab, events }: Pick<NetworkModules, 'http' | 'connection' | 'events'> & { readonly tab: TabLock },
) {
  const fundJournal = createFundJournal({ table, tab, now: environment.now, events });
  const modules = { http, journal: fundJournal, events };
  const deposits = new FundSubmitter(modules, {
    named: (request: DepositRequest) => ({ kind: 'deposit', request }),
    send: sendDeposit,
  });
  const withdrawals = new FundSubmitter(modules, {
    named: (request: WithdrawRequest) => ({ kind: 'withdrawal', request }),
    send: sendWithdrawal,
  });
  void new FundReconciler({ deposits, withdrawals, journal: fundJournal, connection, environment, events });
  return { fundJournal, deposits, withdrawals };
}

function pageModules(
  environment: Environment,
  options: StartOptions,
  frames: FrameChannel,
  modules: NetworkModules & MarketModules & AccountModules,
) {
  const { events, market, charts, account, ticket } = modules;
  const visible = new VisibleInstruments(ticket, charts, market.book, events);
  const filter = options.handover && new EmptyStateFilter();
  const publisher = new FramePublisher(environment, frames, frameSources(modules, visible), filter);
  void new EventRouter({ events, publisher, valuation: account.valuation, charts });
  return { visible, publisher };
}

function frameSources(
  { charts, account, ticket }: MarketModules & AccountModules,
  visible: VisibleInstruments,
): FrameSources {
  return {
    takeQuotes: () => visible.takeQuotes(),
    takePositions: () => account.valuation.take(visible.positions),
    takeChart: () => charts.takeUpdate(),
    account: () => account.valuation.summary(),
    ticket: () => ticket.preview(),
  };
}

/**
 * Has the code of the deferred modules loaded a moment after the start, or when they are first asked for. Where data is
 * saved less is asked for from the first message on, and by their own code, which adds what is on screen, as soon as it can.
 */
function deferredModules(dependencies: DeferredDependencies, savesData: boolean): LaterModule<DeferredModules> {
  const make = async (): Promise<DeferredModules> =>
    (await import('./deferred-modules.ts')).createDeferredModules(dependencies, savesData);
  const deferred = new LaterModule(make, 'diagnostics');
  if (savesData) dependencies.connection.topics.limitPrices({ only: [], every: SAVING_EVERY_MS });
  dependencies.environment.timers.after(savesData ? 0 : DEFERRED_MS, () => deferred.prepare());
  return deferred;
}
