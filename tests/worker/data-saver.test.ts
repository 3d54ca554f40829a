/** Less data: what is asked of the market topic, and when it is asked anew. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { hurriedTimers } from '../support/environment.ts';
import { startMember } from '../support/member.ts';
import { until } from '../support/until.ts';

interface MarketRequest {
  readonly only?: readonly number[];
  readonly every?: number;
}

/** All that the backend has. */
const FIRST_ROWS = [1, 2, 3];
/** A ping each 250 ms. */
const timers = hurriedTimers(20);
let ahead = 0;
const now = (): number => Date.now() + ahead;
let backend: FakeBackend;
let client: StartedClient;

beforeEach(async () => {
  ahead = 0;
  backend = new FakeBackend();
  await backend.start();
  client = await startClient(backend.url, { timers, now });
  await client.api.setInterest({ instruments: [1, 2], positions: [] });
  await until(() => backend.isSubscribed('DAY_MARKET'));
});
afterEach(async () => {
  client.kill();
  await backend.stop();
});

const requests = (): MarketRequest[] =>
  backend.messages
    .filter(({ type, topics }) => type === 'sub' && topics?.includes('DAY_MARKET'))
    .map((message) => message as MarketRequest);
const asked = () => requests().at(-1)?.only;
const show = (...instruments: number[]) => client.api.setInterest({ instruments, positions: [] });

it('asks for what is on screen alone, once a second, and for everything again when it is turned off', async () => {
  await client.api.setDataSaver(true);
  await until(() => requests().at(-1)?.every === 1_000);
  expect(asked()).toEqual([1, 2]);
  await client.api.setDataSaver(false);
  await until(() => requests().at(-1)?.only === undefined);
  expect(asked()).toBeUndefined();
});

it('asks for less from the first message on where the page says so at the start', async () => {
  client.kill();
  backend.messages.length = 0;
  client = await startClient(backend.url, { timers, now }, { savesData: true });
  await until(() => requests().length > 0);
  expect(requests()[0]?.every).toBe(1_000);
  // What is about to be on screen is in it where the code that knows came before the socket opened.
  expect([[], FIRST_ROWS]).toContainEqual(requests()[0]?.only);
  await client.api.setInterest({ instruments: [1, 2], positions: [] });
  await until(() => asked()?.join() === '1,2');
  expect(requests().filter(({ only }) => only === undefined)).toEqual([]);
});

it('asks once for all that a scrolled list has passed, and lets go of what has left the screen', async () => {
  await client.api.setDataSaver(true);
  await until(() => asked()?.length === 2);
  const before = requests().length;
  await show(2);
  await show(2, 3);
  await show(3);
  await until(() => asked()?.join() === '3');
  expect(requests().length - before).toBeLessThanOrEqual(2);
  // Nothing came into view; the next ping tells.
  await show();
  await until(() => asked()?.length === 0);
});

it('asks in the same way on the next socket', async () => {
  await client.api.setDataSaver(true);
  await until(() => asked()?.length === 2);
  const before = requests().length;
  backend.cutSockets();
  await until(() => requests().length > before);
  expect(requests().at(-1)).toMatchObject({ only: [1, 2], every: 1_000 });
});

it('tells a server nothing more that sends what it was not asked for', async () => {
  await client.api.setDataSaver(true);
  await until(() => asked()?.length === 2);
  const limitedTo = async (): Promise<number | undefined> => {
    const report = await client.api.lineReport();
    return report.ok ? report.value.limitedTo : undefined;
  };
  expect(await limitedTo()).toBe(2);
  ahead += 6_000;
  backend.tick(3, '2400.10');
  await expect.poll(limitedTo).toBeUndefined();
  const before = requests().length;
  await show(1, 3);
  const pings = () => backend.messages.filter(({ type }) => type === 'ping').length;
  const pinged = pings();
  await until(() => pings() > pinged + 2);
  expect(requests()).toHaveLength(before);
});

it('asks for the instruments of open orders, on which the account rests', async () => {
  client.kill();
  client = await startMember(backend, { timers, now });
  backend.account.submit({ forex_id: '3', type: '1', cont: '1', status: '1', multiple: '100', client_id: 'a' });
  await client.api.refreshOrders('open');
  await show(1);
  await client.api.setDataSaver(true);
  await until(() => asked()?.join() === '1,3');
});
