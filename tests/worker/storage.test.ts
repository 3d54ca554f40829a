import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toText } from '../../src/domain/decimal.ts';
import { openStorage } from '../../workers/storage/open-storage.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { startClient } from '../support/client.ts';
import { fullDevice, hangingDevice, refusingDevice } from '../support/devices.ts';
import { testEnvironment } from '../support/environment.ts';
import { FakeTime } from '../support/fake-time.ts';
import { buy, startMember } from '../support/member.ts';
import { until } from '../support/until.ts';

let backend: FakeBackend;
beforeEach(async () => {
  backend = new FakeBackend();
  await backend.start();
});
afterEach(() => backend.stop());

describe.each([
  ['missing', () => undefined],
  ['full', fullDevice],
  ['refusing', refusingDevice],
])('a device whose storage is %s', (_, device) => {
  it('can still trade', async () => {
    const client = await startMember(backend, { indexedDB: device() });
    expect(await client.api.submitOrder(buy())).toMatchObject({ value: { state: 'placed' } });
    await client.api.setFavourite(2, true);
    await until(() => client.page.state.favourites?.[0] === 2);
    client.kill();
  });

  it('keeps one demo account while the page is open', async () => {
    const client = await startMember(backend, { indexedDB: device() });
    await client.api.logOut();
    await client.api.logInDemo();
    const ids = backend.callsOf('/createAccountDemoForU').map((url) => url.searchParams.get('demo_id'));
    expect(ids[0]).toBe(ids[1]);
    client.kill();
  });

  it('still knows an unanswered order until the page is closed', async () => {
    const client = await startMember(backend, { indexedDB: device() });
    backend.fail('forex/submit', 'cutAfter');
    expect(await client.api.submitOrder(buy())).toMatchObject({ value: { state: 'unknown' } });
    await until(() => client.page.notices.length > 0);
    expect(backend.account.orders).toHaveLength(1);
    client.kill();
  });
});

it('does not wait for a storage that hangs', async () => {
  const time = new FakeTime();
  const { storage, codeLoaded } = openStorage(
    testEnvironment({ now: time.now, timers: time.timers, indexedDB: hangingDevice(), IDBKeyRange }),
  );
  await codeLoaded;
  await new Promise((resolve) => setImmediate(resolve));
  time.advance(3_000);
  expect(await storage.settings.put('a', 'b')).toBe(false);
  expect(await storage.settings.get('a')).toBe('b');
});

it('asks for the order journal to be on the disk, and only for it', async () => {
  const factory = new IDBFactory();
  const asked: [name: string, durability: string | undefined][] = [];
  const open = factory.open.bind(factory);
  factory.open = (...args) => {
    const request = open(...args);
    request.addEventListener('success', () => {
      const database = request.result;
      const transaction = database.transaction.bind(database);
      database.transaction = (stores, mode, options) => {
        if (mode === 'readwrite') asked.push([database.name, options?.durability]);
        return transaction(stores, mode, options);
      };
    });
    return request;
  };
  const client = await startMember(backend, { indexedDB: factory });
  asked.length = 0;
  await client.api.submitOrder(buy());
  await client.api.setFavourite(1, true);
  expect(asked).toContainEqual(['pipframe-journal', 'strict']);
  expect(asked).toContainEqual(['pipframe', 'relaxed']);
  client.kill();
});

it('shows the last snapshot at the next start, before and without any network', async () => {
  const device = new IDBFactory();
  const first = await startMember(backend, { indexedDB: device });
  await first.api.setFavourite(3, true);
  backend.tick(1, '1.09000');
  await until(() => first.page.quotes.get(1)?.close === 109_000);
  await first.api.setVisible(false);
  first.kill();
  await backend.stop();
  const second = await startClient(backend.url, { indexedDB: device }, { online: false });
  await second.api.setInterest({ instruments: [1], positions: [] });
  await until(() => second.page.quotes.size > 0 && second.page.state.favourites !== undefined);
  expect(second.page.state).toMatchObject({ catalogue: { source: 'snapshot' }, favourites: [3] });
  expect(second.page.quotes.get(1)).toMatchObject({ close: 109_000, flags: 3 });
  const [instrument] = second.page.state.catalogue?.instruments ?? [];
  expect(instrument && toText(instrument.contractSize)).toBe('100000');
  await until(() => second.page.state.session?.status === 'member');
  second.kill();
  await backend.start();
});
