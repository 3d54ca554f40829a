import { startServer, type RunningServer, type ServerOptions } from '../../../server/start-server.ts';
import { readSettings } from '../../../server/settings.ts';
import type { Database } from '../../../server/store/database.ts';
import { CHEAP } from './cheap-passwords.ts';
import type { ManualClock } from './manual-clock.ts';
import { ManualFeed } from './manual-feed.ts';

export interface TestServer extends RunningServer {
  readonly feed: ManualFeed;
}

export interface TestServerOptions extends ServerOptions {
  /** Of the market; a new one unless it is given. */
  readonly marketClock?: ManualClock;
}

/** A real server on a free port, with a market in hand. */
export async function startTestServer(
  database: Database,
  environment: Readonly<Record<string, string>> = {},
  { marketClock, ...options }: TestServerOptions = {},
): Promise<TestServer> {
  let feed: ManualFeed | undefined;
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: 'memory',
    RATE_LIMIT: '0',
    DEMOS_PER_DAY: '0',
    HOUSE_STRATEGY_DAYS: '0',
    ...environment,
  });
  const running = await startServer(settings, {
    database,
    logLevel: 'silent',
    clientFolder: '/nowhere',
    passwordCost: CHEAP,
    feed: (catalogue) => (feed = new ManualFeed(catalogue, marketClock)),
    ...options,
  });
  if (!feed) throw new Error('The server made no feed');
  return { ...running, feed };
}
