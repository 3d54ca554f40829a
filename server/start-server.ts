import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { serveOffice } from './admin/serve-office.ts';
import { CandleService } from './candles/candle-service.ts';
import { buildCatalogue, type Catalogue } from './catalogue/catalogue.ts';
import { systemClock, type Clock } from './clock.ts';
import { serveDocs } from './docs/serve-docs.ts';
import { SqlAccountStore } from './engine/sql/sql-account-store.ts';
import { Engine } from './engine/engine.ts';
import { EventConsumer } from './events/event-consumer.ts';
import { createFeed } from './feed/create-feed.ts';
import type { Feed } from './feed/feed.ts';
import { guarded } from './guarded.ts';
import { allCalls } from './http/all-calls.ts';
import { createApp } from './http/app.ts';
import type { Call } from './http/call.ts';
import { serveCaptchas } from './http/captcha-pictures.ts';
import { serveClient, serveLogos } from './http/client-files.ts';
import { registerCalls } from './http/register-calls.ts';
import type { SessionReader } from './http/session.ts';
import { listRoutes } from './http/route-list.ts';
import { serveUploads } from './http/upload-routes.ts';
import { MarketHalts } from './market/market-halts.ts';
import { keepTidy } from './keep-tidy.ts';
import { Market } from './market/market.ts';
import { connectionLimits, type ConnectionLimits } from './network/http-server.ts';
import { trustedProxies } from './network/trusted-proxies.ts';
import { seedNews } from './news/seed-news.ts';
import { OperatorError } from './operator-error.ts';
import type { Settings } from './settings.ts';
import { Hub } from './socket/hub.ts';
import { SOCKET_LIMITS, type SocketLimits } from './socket/limits.ts';
import { PricePublisher } from './socket/price-publisher.ts';
import { publishEvent } from './socket/publish-events.ts';
import { serveSockets } from './socket/upgrade.ts';
import type { Database } from './store/database.ts';
import { migrate } from './store/migrations/migrate.ts';
import { openDatabase } from './store/open-database.ts';
import { openUploads } from './uploads/open-uploads.ts';
import { tidyEverything } from './tidying.ts';
import { openAccountServices } from './users/account-services.ts';
import { PASSWORD_COST, type PasswordCost } from './users/passwords.ts';

/** For answers that are under way when the server ends. */
const LAST_ANSWERS_MS = 3_000;

const CLIENT_FOLDER = fileURLToPath(new URL('../dist', import.meta.url));

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

/** Starts everything and resolves when the server takes requests. */
export async function startServer(settings: Settings, options: ServerOptions = {}): Promise<RunningServer> {
  const clock = options.clock ?? systemClock;
  const limits = { ...SOCKET_LIMITS, ...options.limits };
  const isProxy = trustedProxies(settings.trustedProxies);
  const connections = { ...connectionLimits(settings), ...options.connections };
  const { app, errors } = await createApp({ ...settings, isProxy, connections, logLevel: options.logLevel ?? 'warn' });
  const routes = listRoutes(app);
  const catalogue = buildCatalogue(settings.instruments, settings.tradeFeeType === 1 ? 'perLot' : 'ofMargin');
  const warn = (message: string): void => app.log.warn(message);
  const database =
    options.database ??
    (await openDatabase(settings, {
      onError: (error) => errors.report('A connection to the database broke', error),
      onNotice: warn,
      onFatal: options.onFatal ?? ((error) => errors.report('The database is lost', error)),
    }));
  await migrate(database);
  const feed = options.feed?.(catalogue) ?? (await createFeed(settings, catalogue, clock, warn, database));
  await seedNews(database, clock.now());
  const keptUploads = await openUploads(settings.uploadDir, database, clock);
  const { uploads } = keptUploads;
  const accounts = openAccountServices({
    database,
    clock,
    settings,
    passwordCost: options.passwordCost ?? PASSWORD_COST,
    onError: (error) => errors.report('A message was not delivered', error),
  });

  const market = new Market(catalogue, feed);
  const halts = await MarketHalts.open(database, catalogue, market);
  const candles = new CandleService(feed, catalogue.listings.length);
  market.onTick((index, time, price) => candles.addTick(index, time, price));
  const { sessions } = accounts;
  const userOfToken: SessionReader = (token) => sessions.userOf(token);
  const prices = new PricePublisher({ catalogue, market, candles, clock: feed.clock });
  const onError = (error: unknown): void => errors.report('A socket or a command failed', error);
  const hub = new Hub({ catalogue, prices, userOfToken, clock: feed.clock, onError }, limits);
  sessions.onEnded((hashes) => hub.logOut(hashes));
  const publisher = await EventConsumer.open({
    database,
    name: 'socket',
    handle: (event) => publishEvent(event, hub, { catalogue, market }),
  });
  await publisher.catchUp();
  const stopKeeping = publisher.keepPlace((error) => errors.report('The place among the events was not kept', error));
  const engine = await Engine.start({
    catalogue,
    market,
    store: new SqlAccountStore(database),
    feeType: settings.tradeFeeType === 1 ? 'perLot' : 'ofMargin',
    stopOutLevel: settings.stopOutLevel,
    onBooked: (events) => publisher.accept(events),
    onError: (error) => errors.report('A booking failed', error),
  });

  await serveClient(app, options.clientFolder ?? CLIENT_FOLDER);
  serveLogos(app, catalogue);
  serveCaptchas(app, accounts.captchas);
  serveDocs(app);
  const calls = allCalls({ settings, catalogue, market, candles, engine, accounts });
  registerCalls(app, calls, userOfToken);
  await serveUploads(app, uploads, userOfToken);
  const stopSockets = serveSockets({ ...settings, server: app.server, hub, limits, isProxy, onError });
  feed.start(guarded((index, time, price, kind) => market.accept(index, time, price, kind), onError));
  hub.start();
  const office = { database, engine, catalogue, market, halts, sessions, outbox: accounts.outbox, uploads, clock };
  const closeOffice = await serveOffice(settings.adminSocket, office, onError);
  const tidyingFailed = (error: unknown): void => errors.report('Tidying up failed', error);
  const tidy = () => tidyEverything({ accounts, engine, publisher, uploads, onError: tidyingFailed }, settings);
  const stopTidying = keepTidy(tidy, tidyingFailed);
  await listen(app, settings);
  return {
    url: addressOf(settings.host, (app.server.address() as AddressInfo).port),
    calls,
    routes,
    tidy,
    inMemory: () => ({
      sockets: hub.size,
      accounts: engine.accountsInMemory,
      sessions: sessions.inMemory,
      captchas: accounts.captchas.inMemory,
    }),
    close: async () => {
      feed.stop();
      hub.stop();
      stopSockets();
      await closeOffice();
      await closeInTime(app);
      await stopTidying();
      // Where the database is away there is nothing left to settle: what it has not got was never acknowledged.
      await engine.settled().catch((error: unknown) => errors.report('An account was not settled at the end', error));
      await stopKeeping();
      await keptUploads.close();
      if (!options.database) await database.close();
    },
  };
}

/** Faults of an address to listen on, by the system's code. */
const LISTEN_FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is used by another program. Stop that one, or choose another PORT.',
  EACCES: 'is not allowed to this system user. Choose a PORT from 1024 on.',
  EADDRNOTAVAIL: 'is no address of this machine. Correct HOST.',
  ENOTFOUND: 'is no address of this machine. Correct HOST.',
};

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const advice = LISTEN_FAULTS[(error as NodeJS.ErrnoException).code ?? ''];
    throw advice === undefined ? error : new OperatorError(`${host}:${port} ${advice}`, { cause: error });
  }
}

/** Lets requests end, but waits for no connection that has never asked for anything: browsers open such ahead of need. */
async function closeInTime(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS);
  await app.close();
  clearTimeout(cut);
}

/** An address to open; a server that listens everywhere is at home on this machine, too. */
function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
