import { openTradingModule } from './accounts/trading-module.ts';
import { openAdminModule } from './admin/admin-module.ts';
import { buildCatalogue, type Catalogue } from './catalogue/catalogue.ts';
import { systemClock, type Clock } from './clock.ts';
import { openEventsModule } from './events/events-module.ts';
import { openChatModule } from './chat/chat-module.ts';
import { openCompaniesModule } from './companies/companies-module.ts';
import { createFeed } from './feed/create-feed.ts';
import type { Feed } from './feed/feed.ts';
import { openFeedbackModule } from './feedback/feedback-module.ts';
import type { Call } from './http/call.ts';
import { openFollowingModule } from './following/following-module.ts';
import { openFundsModule } from './funds/funds-module.ts';
import { openHttpModule } from './http/http-module.ts';
import { registerRoutes } from './http/register-routes.ts';
import { openInvitationsModule } from './invitations/invitations-module.ts';
import { openLeadersModule } from './leaders/leaders-module.ts';
import { openMarketModule } from './market/market-module.ts';
import type { ConnectionLimits } from './network/http-server.ts';
import { openNewsModule } from './news/news-module.ts';
import { closeModules, countInMemory, startModules, type ServerContext } from './server-module.ts';
import type { Settings } from './settings.ts';
import { feeTypeOf } from './settings/market-settings.ts';
import type { SocketLimits } from './socket/limits.ts';
import { openSocketModule } from './socket/socket-module.ts';
import { openDatabaseModule } from './store/database-module.ts';
import type { Database } from './store/database.ts';
import { openPushModule } from './push/push-module.ts';
import { openStrategiesModule } from './strategies/strategies-module.ts';
import { openTidyingModule } from './tidying-module.ts';
import { openUploadsModule } from './uploads/uploads-module.ts';
import { PASSWORD_COST, type PasswordCost } from './users/passwords.ts';
import { openUsersModule } from './users/users-module.ts';

/** What a test puts in place of the real thing. */
export interface ServerOptions {
  /** The wall clock. */
  readonly clock?: Clock;
  readonly feed?: (catalogue: Catalogue) => Feed;
  /** An open database, which the caller closes. */
  readonly database?: Database;
  readonly clientFolder?: string;
  readonly limits?: Partial<SocketLimits>;
  readonly connections?: Partial<ConnectionLimits>;
  readonly passwordCost?: PasswordCost;
  /** Called when the server cannot go on, because another one has its database: the process must end. */
  readonly onFatal?: (error: Error) => void;
  /** Level of the log on standard output. */
  readonly logLevel?: string;
}

export interface RunningServer {
  readonly url: string;
  /** What can be called, for a look at all of it. */
  readonly calls: readonly Call[];
  /** The same as methods and paths, with what is no call: pictures, files. */
  readonly routes: readonly string[];
  /** Forgets what has run out, as the server does by itself every hour. */
  tidy(): Promise<void>;
  /** How much there is of each thing that is kept in memory for callers. */
  inMemory(): Readonly<Record<string, number>>;
  /** Ends everything, with all that is acknowledged written. */
  close(): Promise<void>;
}

/** Opens the modules, starts them, and resolves when the server takes requests. */
export async function startServer(settings: Settings, options: ServerOptions = {}): Promise<RunningServer> {
  const { clock = systemClock, passwordCost = PASSWORD_COST, limits, clientFolder } = options;
  const http = await openHttpModule(settings, options);
  const { app, errors } = http;
  const catalogue = buildCatalogue(settings.instruments, feeTypeOf(settings));
  const context: ServerContext = { settings, clock, catalogue, errors, warn: (sentence) => app.log.warn(sentence) };

  // Each module is given what it needs of those before it. An account's events are told before the engine makes others.
  const stored = await openDatabaseModule(context, options);
  const { database } = stored;
  const feed = options.feed?.(catalogue) ?? (await createFeed(context, database));
  const news = await openNewsModule(context, database);
  const companies = await openCompaniesModule(database);
  const pictures = await openUploadsModule(context, database);
  const { uploads } = pictures;
  const feedback = openFeedbackModule(context, database);
  const chat = openChatModule(context, database);
  const users = openUsersModule(context, database, passwordCost);
  const { sessions } = users;
  const market = await openMarketModule(context, database, feed);
  const sockets = openSocketModule(context, { http, market, sessions, limits });
  const events = openEventsModule(context, database);
  await events.listen({ name: 'socket', handle: sockets.publish });
  const booked = { database, market: market.market, sessions, onBooked: events.accept };
  const trading = await openTradingModule(context, booked);
  const { engine } = trading;
  const funds = await openFundsModule(context, { database, engine });
  const invitations = openInvitationsModule(context, { database, engine });
  const leaders = await openLeadersModule(context, { database, events });
  const following = await openFollowingModule(context, { database, engine, events });
  const push = await openPushModule(context, { database, events, feed });
  const terms = { feeType: feeTypeOf(settings), stopOutLevel: settings.stopOutLevel };
  const strategies = openStrategiesModule(context, { database, feed, engine, terms, leaders: leaders.leaders });
  const copying = { leaders, following };
  const services = { database, users, market, engine, funds, invitations, ...copying, uploads, chat, companies, push };
  const routes = await registerRoutes(app, context, { ...services, clientFolder });
  const admin = openAdminModule(context, services);

  // Prices flow before anybody is let in, and stop before anybody is sent away. Tidying is under way until nobody asks
  // for anything any more; then accounts are settled, their events kept, and the database goes last.
  const trade = [events, trading, funds, invitations, leaders, following, push, strategies];
  const working = [stored, news, companies, pictures, feedback, chat, users, market, sockets, ...trade, admin];
  const tidying = openTidyingModule(working, errors);
  const modules = [...working, tidying, http];
  await startModules(modules);
  return {
    url: http.address(),
    calls: routes.calls,
    routes: routes.paths,
    tidy: tidying.run,
    inMemory: () => countInMemory(modules),
    close: () => closeModules(modules),
  };
}
