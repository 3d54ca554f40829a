import { fileURLToPath } from 'node:url';
import type { AddressInfo } from 'node:net';
import { CandleService } from './candles/candle-service.ts';
import { buildCatalogue, type Catalogue } from './catalogue/catalogue.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Feed } from './feed/feed.ts';
import { SimulatedFeed } from './feed/simulated/simulated-feed.ts';
import { createApp } from './http/app.ts';
import { serveClient, serveLogos } from './http/client-files.ts';
import { marketCalls } from './http/market-calls.ts';
import { registerCalls } from './http/register-calls.ts';
import { Market } from './market/market.ts';
import type { Settings } from './settings.ts';
import { Hub } from './socket/hub.ts';
import { SOCKET_LIMITS } from './socket/limits.ts';
import { PricePublisher } from './socket/price-publisher.ts';
import { serveSockets } from './socket/upgrade.ts';

const CLIENT_FOLDER = fileURLToPath(new URL('../dist', import.meta.url));

export interface ServerOptions {
  readonly clock?: Clock;
  readonly logLevel?: string;
}

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts everything and resolves when the server takes requests. */
export async function startServer(settings: Settings, options: ServerOptions = {}): Promise<RunningServer> {
  const catalogue = buildCatalogue(settings.instruments, settings.tradeFeeType === 1 ? 'perLot' : 'ofMargin');
  const feed = createFeed(settings, catalogue, options.clock ?? systemClock);
  const market = new Market(catalogue, feed);
  const candles = new CandleService(feed, catalogue.listings.length);
  market.onTick((index, time, price) => candles.addTick(index, time, price));
  const prices = new PricePublisher({ catalogue, market, candles, clock: feed.clock });
  const userOfToken = nobody;
  const hub = new Hub({ catalogue, prices, userOfToken, clock: feed.clock }, SOCKET_LIMITS);

  const app = await createApp({ ...settings, logLevel: options.logLevel ?? 'warn' });
  await serveClient(app, CLIENT_FOLDER);
  serveLogos(app, catalogue);
  registerCalls(app, marketCalls({ catalogue, market, candles }), userOfToken);
  serveSockets(app.server, hub, SOCKET_LIMITS, settings.allowedOrigins);
  feed.start((index, time, price) => market.accept(index, time, price));
  hub.start();
  await app.listen({ port: settings.port, host: settings.host });
  return {
    url: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    close: async () => {
      feed.stop();
      hub.stop();
      await app.close();
    },
  };
}

function createFeed(settings: Settings, catalogue: Catalogue, clock: Clock): Feed {
  const seed = settings.feed.kind === 'simulated' ? settings.feed.seed : '1';
  return new SimulatedFeed(
    catalogue.listings,
    { seed, rate: settings.feedRate, realHours: settings.marketHours === 'real' },
    clock,
  );
}

async function nobody(): Promise<undefined> {
  return undefined;
}
