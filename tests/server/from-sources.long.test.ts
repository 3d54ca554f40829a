/** The server as a developer starts it: other tests start it from built files. */
import { expect, it } from 'vitest';
import { Api } from '../support/server/api.ts';
import { endChildrenAfterAll } from '../support/server/end-children.ts';
import { launchBy } from '../support/server/server-process.ts';

const FROM_SOURCES = [process.execPath, '--import', 'tsx', 'server/main.ts'];
const SLOW = 60_000;

endChildrenAfterAll();

it('runs from its sources, computes history on its thread, and ends when asked to', { timeout: SLOW }, async () => {
  const { child, url, ended } = launchBy(FROM_SOURCES, {});
  const api = new Api(await url);
  await api.signIn();
  const closes = await api.get<readonly unknown[]>('/v1/api/forex/abbreviated_cache_kline', {
    forex_id: '1',
    period: '15min',
  });
  expect(closes).toHaveLength(60);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
