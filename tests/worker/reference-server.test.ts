import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../../server/settings.ts';
import { startServer, type RunningServer } from '../../server/start-server.ts';
import { startClient } from '../support/client.ts';
import { openReadyDatabase } from '../support/server/made-databases.ts';
import { until } from '../support/until.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(
    readSettings({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: 'memory', FEED_RATE: '500', HOUSE_STRATEGY_DAYS: '0' }),
    { database: await openReadyDatabase() },
  );
});
afterAll(() => server.close());

it('shows the catalogue and moving prices of what is on screen', async () => {
  const client = await startClient(server.url);
  await until(() => client.page.state.catalogue?.source === 'live');
  const ids = client.page.state.catalogue?.instruments.slice(0, 5).map((instrument) => instrument.id) ?? [];
  await client.api.setInterest({ instruments: ids, positions: [] });
  client.page.quotes.clear();
  await until(
    () => client.page.quotes.size === 5 && [...client.page.quotes.values()].every((quote) => quote.flags === 1),
  );
  const first = client.page.quotes.get(ids[0] ?? 0)?.close;
  await until(() => client.page.quotes.get(ids[0] ?? 0)?.close !== first);
  expect(new Set(client.page.quotes.keys())).toEqual(new Set(ids));
  client.kill();
});

it('opens a chart that goes on', async () => {
  const client = await startClient(server.url);
  await until(() => client.page.state.catalogue?.source === 'live');
  const instrument = client.page.state.catalogue?.instruments[0];
  const opened = await client.api.openChart({ instrumentId: instrument?.id ?? 0, interval: '5min' });
  if (!opened.ok) throw new Error(opened.error.kind);
  client.page.show(opened.value);
  expect(client.page.bars.length).toBeGreaterThan(400);
  const last = client.page.bars.at(-1);
  await until(() => client.page.bars.at(-1)?.close !== last?.close);
  client.kill();
});
