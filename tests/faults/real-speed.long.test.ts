/** A server that was away for long, at real speed: it is found again soon, though the next try is far away. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { QUOTE_MARKET_OPEN } from '../../src/contract/worker/frame.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { startMember } from '../support/member.ts';
import { unhandledErrors, watchUnhandled } from '../support/unhandled.ts';
import { until } from '../support/until.ts';

const SOON_MS = 3_000;
let backend: FakeBackend;

beforeEach(async () => {
  watchUnhandled();
  backend = new FakeBackend();
  await backend.start();
});
afterEach(async () => {
  await backend.stop();
  expect(await unhandledErrors()).toEqual([]);
});

/** The next try is at least six seconds away. */
function isWaitingLong({ page }: StartedClient): boolean {
  const { connection } = page.state;
  return connection?.phase === 'waiting' && connection.retryAt - Date.now() > 6_000;
}

it('is over within three seconds of its end, though nobody tells of it', async () => {
  const client = await startMember(backend);
  await backend.stop();
  await until(() => isWaitingLong(client));
  await backend.start();
  const back = Date.now();
  await until(
    () => client.page.quotes.get(1)?.flags === QUOTE_MARKET_OPEN && client.page.state.connection?.phase === 'open',
  );
  expect(Date.now() - back).toBeLessThan(SOON_MS);
  client.kill();
});

it('is over as soon for a client that was started without it', async () => {
  await backend.stop();
  const late = await startClient(backend.url);
  await until(() => isWaitingLong(late));
  await backend.start();
  const back = Date.now();
  await until(() => late.page.state.connection?.phase === 'open');
  expect(Date.now() - back).toBeLessThan(SOON_MS);
  late.kill();
});
