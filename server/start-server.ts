import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { TOPIC_CLOSED, TOPIC_ORDERS } from '../src/contract/wire/socket.ts';
import { CandleService } from './candles/candle-service.ts';
import { buildCatalogue, type Catalogue } from './catalogue/catalogue.ts';
import { systemClock, type Clock } from './clock.ts';
import { SqlAccountStore } from './engine/account-store.ts';
import type { ChangeSet } from './engine/book-order.ts';
import { Engine } from './engine/engine.ts';
import { createFeed } from './feed/create-feed.ts';
import type { Feed } from './feed/feed.ts';
import { accountCalls } from './http/account-calls.ts';
import { createApp } from './http/app.ts';
import { serveCaptchas } from './http/captcha-pictures.ts';
import { serveClient, serveLogos } from './http/client-files.ts';
import { marketCalls } from './http/market-calls.ts';
import { notifyCalls } from './http/notify-calls.ts';
import { orderCalls } from './http/order-calls.ts';
import { orderRow } from './http/order-row.ts';
import { registerCalls, type SessionReader } from './http/register-calls.ts';
import { siteCalls } from './http/site-calls.ts';
import { userCalls } from './http/user-calls.ts';
import { keepTidy } from './keep-tidy.ts';
import { Market } from './market/market.ts';
import type { Settings } from './settings.ts';
import { Hub } from './socket/hub.ts';
import { SOCKET_LIMITS, type SocketLimits } from './socket/limits.ts';
import { PricePublisher } from './socket/price-publisher.ts';
import { serveSockets } from './socket/upgrade.ts';
import type { Database } from './store/database.ts';
import { migrate } from './store/migrate.ts';
import { openDatabase } from './store/open-database.ts';
import { openAccountServices, tidyAccounts } from './users/account-services.ts';
import { PASSWORD_COST, type PasswordCost } from './users/passwords.ts';

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
  readonly passwordCost?: PasswordCost;
  /** Level of the log on standard output. */
  readonly logLevel?: string;
}

export interface RunningServer {
  readonly url: string;
  /** Ends everything, with all that is acknowledged written. */
  close(): Promise<void>;
}

/** Starts everything and resolves when the server takes requests. */
export async function startServer(settings: Settings, options: ServerOptions = {}): Promise<RunningServer> {
  const limits = { ...SOCKET_LIMITS, ...options.limits };
  const app = await createApp({ ...settings, logLevel: options.logLevel ?? 'warn' });
  const catalogue = buildCatalogue(settings.instruments, settings.tradeFeeType === 1 ? 'perLot' : 'ofMargin');
  const warn = (message: string): void => app.log.warn(message);
  const feed = options.feed?.(catalogue) ?? (await createFeed(settings, catalogue, options.clock ?? systemClock, warn));
  const database = options.database ?? (await openDatabase(settings, (error) => app.log.error(error)));
  await migrate(database);
  const clock = options.clock ?? systemClock;
  const accounts = openAccountServices({
    database,
    clock,
    settings,
    passwordCost: options.passwordCost ?? PASSWORD_COST,
    onError: (error) => app.log.error(error, 'A message was not delivered'),
  });

  const market = new Market(catalogue, feed);
  const candles = new CandleService(feed, catalogue.listings.length);
  market.onTick((index, time, price) => candles.addTick(index, time, price));
  const { sessions } = accounts;
  const userOfToken: SessionReader = (token) => sessions.userOf(token);
  const prices = new PricePublisher({ catalogue, market, candles, clock: feed.clock });
  const hub = new Hub({ catalogue, prices, userOfToken, clock: feed.clock }, limits);
  sessions.onEnded((hashes) => hub.logOut(hashes));
  const engine = await Engine.start({
    catalogue,
    market,
    clock: feed.clock,
    store: new SqlAccountStore(database),
    feeType: settings.tradeFeeType === 1 ? 'perLot' : 'ofMargin',
    stopOutLevel: settings.stopOutLevel,
    onBooked: (changes) => publishOrders(changes, hub, catalogue, market),
    onError: (error) => app.log.error(error, 'A booking failed'),
  });

  await serveClient(app, options.clientFolder ?? CLIENT_FOLDER);
  serveLogos(app, catalogue);
  serveCaptchas(app, accounts.captchas);
  const calls = [
    ...marketCalls({ catalogue, market, candles }),
    ...orderCalls({ catalogue, market, engine }),
    ...userCalls({ database, clock, engine, sessions }),
    ...accountCalls(accounts),
    ...notifyCalls(accounts),
    ...siteCalls(settings),
  ];
  registerCalls(app, calls, userOfToken);
  serveSockets(app.server, hub, limits, settings.allowedOrigins);
  feed.start((index, time, price) => market.accept(index, time, price));
  hub.start();
  const stopTidying = keepTidy(
    () => tidyAccounts(accounts),
    (error) => app.log.error(error, 'Tidying up failed'),
  );
  await app.listen({ port: settings.port, host: settings.host });
  return {
    url: addressOf(settings.host, (app.server.address() as AddressInfo).port),
    close: async () => {
      feed.stop();
      hub.stop();
      await app.close();
      await stopTidying();
      await engine.settled();
      if (!options.database) await database.close();
    },
  };
}

/** An address to open; a server that listens everywhere is at home on this machine, too. */
function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Tells the owner, on every socket, what has been booked. */
function publishOrders(changes: ChangeSet, hub: Hub, catalogue: Catalogue, market: Market): void {
  for (const order of changes.orders) {
    hub.publish(
      changes.accountId,
      order.status === 'closed' ? TOPIC_CLOSED : TOPIC_ORDERS,
      orderRow(order, catalogue, market),
    );
  }
}
