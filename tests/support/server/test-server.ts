import { startServer, type RunningServer, type ServerOptions } from '../../../server/start-server.ts';
import { readSettings } from '../../../server/settings.ts';
import type { Database } from '../../../server/store/database.ts';
import { ManualFeed } from './manual-feed.ts';

export interface TestServer extends RunningServer {
  readonly feed: ManualFeed;
}

/** A real server on a free port, with a market in hand. */
export async function startTestServer(
  database: Database,
  environment: Readonly<Record<string, string>> = {},
  options: ServerOptions = {},
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
    feed: (catalogue) => (feed = new ManualFeed(catalogue)),
    ...options,
  });
  if (!feed) throw new Error('The server made no feed');
  return { ...running, feed };
}
