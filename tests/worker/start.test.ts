/** A start needs neither the device nor the network to come first, and what the device kept never replaces what is newer. */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { QUOTE, QUOTE_MARKET_OPEN, QUOTE_STALE } from '../../src/contract/worker/frame.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { hangingDevice, holdDatabase, refusingDevice } from '../support/devices.ts';
import { hurriedTimers, hurriedWaits } from '../support/environment.ts';
import { buy, startMember } from '../support/member.ts';
import { until } from '../support/until.ts';

const KEPT_PRICE = 109_000;
const NEW_PRICE = 110_000;

let backend: FakeBackend;
let client: StartedClient;
let device: IDBFactory;

/** A device that was used before: a user, a favourite, and a price that has moved on since. */
beforeEach(async () => {
  backend = new FakeBackend();
  await backend.start();
  device = new IDBFactory();
  client = await startMember(backend, { indexedDB: device });
  await client.api.setFavourite(3, true);
  backend.tick(1, '1.09000');
  await until(() => price() === KEPT_PRICE);
  await client.api.setVisible(false);
});
afterEach(async () => {
  client.kill();
  await backend.stop();
});

const price = (): number | undefined => client.page.quotes.get(1)?.close;
const isFresh = (): boolean => client.page.quotes.get(1)?.flags === QUOTE_MARKET_OPEN;
const status = (): string | undefined => client.page.state.session?.status;

async function restart(indexedDB = device, change = {}): Promise<void> {
  client.kill();
  backend.tick(1, '1.10000');
  client = await startClient(backend.url, { indexedDB, ...change });
  await client.api.setInterest({ instruments: [1], positions: [] });
}

it('shows what the device kept while the network does not answer, and then the network', async () => {
  let answer = (): void => undefined;
  const answerAfter = new Promise<void>((resolve) => (answer = resolve));
  backend.fail('forex/trade_list', { answerAfter });
  backend.mood = 'halfOpen';
  await restart();
  await until(() => price() === KEPT_PRICE);
  expect(client.page.state.catalogue?.source).toBe('snapshot');
  expect(client.page.quotes.get(1)?.flags).toBe(QUOTE_MARKET_OPEN | QUOTE_STALE);
  backend.mood = 'well';
  answer();
  await until(() => price() === NEW_PRICE && client.page.state.catalogue?.source === 'live');
});

describe('what the backend sets for everybody', () => {
  const SETTINGS = 'basicSet/getBasicInfo';

  it('is asked for once by a start, though the connection comes before the answer', async () => {
    const before = backend.callsOf(SETTINGS).length;
    let answer = (): void => undefined;
    backend.fail(SETTINGS, { answerAfter: new Promise<void>((resolve) => (answer = resolve)) });
    await restart();
    await until(() => price() === NEW_PRICE);
    answer();
    await until(() => client.page.state.backend !== undefined);
    expect(backend.callsOf(SETTINGS)).toHaveLength(before + 1);
  });

  it('is asked for again where the call from before the connection has failed', async () => {
    let fail = (): void => undefined;
    const answerAfter = new Promise<void>((resolve) => (fail = resolve));
    backend.fail(SETTINGS, { answerAfter });
    backend.answers.set(SETTINGS, () => ({ code: 422, msg: '', data: null }));
    await restart();
    await until(() => price() === NEW_PRICE);
    backend.answers.delete(SETTINGS);
    fail();
    await until(() => client.page.state.backend !== undefined);
  });

  it('is asked for until it is answered, though nothing else goes wrong', async () => {
    const fault = { status: 500, body: '' };
    // Two calls, that of the start and that of the connection, each with its tries.
    backend.fail(SETTINGS, ...Array.from({ length: 6 }, () => fault));
    await restart(device, { timers: hurriedWaits(100) });
    await until(() => client.page.state.backend !== undefined);
    expect(backend.isSubscribed('DAY_MARKET')).toBe(true);
  });
});

describe('a page that has not yet told what it shows', () => {
  beforeEach(async () => {
    client.kill();
    client = await startClient(backend.url);
  });

  it('has the prices of the first rows in the frame that brings the list', async () => {
    await until(() => client.page.state.catalogue?.source === 'live');
    const frame = client.page.frames.find(({ state }) => state?.catalogue?.source === 'live');
    expect(frame?.quotes?.[QUOTE.instrumentId]).toBe(1);
    expect(frame?.quotes?.[QUOTE.lastPrice]).toBe(KEPT_PRICE);
  });

  it('has no more of them after that', async () => {
    await until(() => client.page.quotes.size > 0 && client.page.state.connection?.phase === 'open');
    const heard = (): number => client.counters()?.received ?? 0;
    // The snapshot first, so that the price that follows is on its way to a subscriber.
    await until(() => heard() > 0);
    const [frames, messages] = [client.page.frames.length, heard()];
    backend.tick(1, '1.10000');
    await until(() => heard() > messages);
    await client.api.setFavourite(2, true);
    await until(() => client.page.state.favourites?.length === 1);
    expect(client.page.frames.slice(frames).filter(({ quotes }) => quotes)).toEqual([]);
    await client.api.setInterest({ instruments: [1], positions: [] });
    await until(() => price() === NEW_PRICE);
  });
});

describe('while the device does not answer', () => {
  let release: () => void;
  beforeEach(async () => {
    release = await holdDatabase(device, 'pipframe');
    await restart();
    await until(() => price() === NEW_PRICE && isFresh());
  });
  afterEach(() => release());

  it('prices are live, and nobody is taken for a visitor', () => {
    expect([status(), client.page.state.connection?.phase]).toEqual(['loading', 'open']);
  });

  it('what the network said stays when the device answers', async () => {
    release();
    await until(() => status() === 'member' && client.page.account !== null);
    expect([price(), isFresh(), client.page.state.catalogue?.source]).toEqual([NEW_PRICE, true, 'live']);
    const shown = client.page.frames.flatMap(({ quotes }) => (quotes ? [quotes[1]] : []));
    expect(shown).not.toContain(KEPT_PRICE);
  });

  it('a favourite that the user adds or takes away stands beside those that were kept', async () => {
    void client.api.setFavourite(2, true);
    await until(() => client.page.state.favourites?.length === 1);
    release();
    await until(() => client.page.state.favourites?.length === 2);
    expect(client.page.state.favourites).toEqual([3, 2]);
  });
});

it('finds out about an unanswered order when the journal is read after the login', async () => {
  backend.fail('forex/submit', 'cutAfter', 'cutAfter', 'cutAfter', 'cutAfter');
  await client.api.setVisible(true);
  await client.api.setInterest({ instruments: [1], positions: [] });
  await client.api.submitOrder(buy());
  client.kill();
  backend.fail('forex/submit');
  const release = await holdDatabase(device, 'pipframe-journal');
  const before = backend.callsOf('/my_deal').length;
  await restart();
  // Three lists for the session, and three when the socket is logged in.
  await until(() => status() === 'member' && backend.callsOf('/my_deal').length >= before + 6);
  for (let answers = 0; answers < 4; answers++) await client.api.refreshOrders('closed');
  expect(client.page.notices).toEqual([]);
  release();
  await until(() => client.page.notices.length > 0);
  expect(client.page.notices).toMatchObject([{ kind: 'reconciled', order: { id: 1 } }]);
});

it('is live before a storage that never answers is given up, and knows only then that nobody is logged in', async () => {
  await restart(hangingDevice(), { timers: hurriedTimers(4) });
  await until(() => price() === NEW_PRICE && isFresh());
  expect(status()).toBe('loading');
  await until(() => status() === 'visitor');
});

it('is live with a storage that fails', async () => {
  await restart(refusingDevice());
  await until(() => isFresh() && status() === 'visitor');
  expect(price()).toBe(NEW_PRICE);
});
