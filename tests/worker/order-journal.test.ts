/** One decision, one order: whatever is tapped twice, lost, reloaded or killed. */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OrderRequest } from '../../src/contract/worker/ticket.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { hurriedTimers } from '../support/environment.ts';
import { buy, startMember, userIdOf } from '../support/member.ts';
import { until } from '../support/until.ts';

let backend: FakeBackend;
let client: StartedClient;
let device: IDBFactory;
/** From how many submits on the device's clock is past the time that a decision stands; Infinity for never. */
let oldFrom: number;
const now = (): number => Date.now() + (backend.callsOf('/submit').length >= oldFrom ? 31_000 : 0);

beforeEach(async () => {
  oldFrom = Number.POSITIVE_INFINITY;
  device = new IDBFactory();
  backend = new FakeBackend();
  await backend.start();
  client = await startMember(backend, { indexedDB: device, now });
});
afterEach(async () => {
  client.kill();
  await backend.stop();
});

/** The same device, after the worker is gone. */
async function restart(): Promise<void> {
  client.kill();
  client = await startClient(backend.url, { indexedDB: device, now });
}

async function unanswered(fault: 'cutBefore' | 'cutAfter'): Promise<OrderRequest> {
  backend.fail('forex/submit', fault);
  const request = buy();
  expect(await client.api.submitOrder(request)).toEqual({
    ok: true,
    value: { state: 'unknown', clientId: request.clientId },
  });
  const told = (): boolean =>
    client.page.frames.some(({ state }) => state?.unconfirmed?.[0]?.request.clientId === request.clientId);
  await until(told);
  return request;
}

const reconciled = (): boolean => client.page.notices.some((notice) => notice.kind === 'reconciled');

describe('a double tap', () => {
  it('is one call and one order', async () => {
    const request = buy();
    const [first, second] = await Promise.all([client.api.submitOrder(request), client.api.submitOrder(request)]);
    expect(first).toEqual(second);
    expect(await client.api.submitOrder(request)).toEqual(first);
    expect(backend.callsOf('/submit')).toHaveLength(1);
    expect(backend.account.orders).toHaveLength(1);
  });
});

describe('an order whose answer was lost', () => {
  it.each(['cutAfter', 'cutBefore'] as const)('(%s) is unknown, then found, and one', async (fault) => {
    const request = await unanswered(fault);
    await until(reconciled);
    expect(client.page.notices).toMatchObject([{ kind: 'reconciled', clientId: request.clientId, order: { id: 1 } }]);
    await until(() => client.page.state.unconfirmed?.length === 0);
    expect(backend.account.orders).toHaveLength(1);
    expect(client.page.state.orders?.open.orders).toHaveLength(1);
  });

  it('can be sent again by hand, as it was and not otherwise', async () => {
    client.kill();
    // At real speed, so that the client does not come first; a device that is new, or its second login would look for the order.
    client = await startMember(backend, { now, timers: hurriedTimers(1) });
    const request = await unanswered('cutBefore');
    expect(await client.api.submitOrder({ ...request, lots: '0.20' })).toMatchObject({ error: { kind: 'invalid' } });
    expect(await client.api.submitOrder(request)).toMatchObject({ value: { state: 'placed' } });
    expect(backend.account.orders).toHaveLength(1);
  });

  it('is refused in the end when the server refuses it', async () => {
    backend.fail('forex/submit', 'cutBefore', { status: 200, body: '{"code":7,"msg":"Not enough funds"}' });
    await client.api.submitOrder(buy());
    await until(reconciled);
    expect(client.page.notices).toMatchObject([{ kind: 'reconciled', order: undefined }]);
    expect(backend.account.orders).toHaveLength(0);
  });

  it('stays unknown while a broken server or a rate limit answers for it', async () => {
    const broken = { status: 503, body: 'x' };
    const limited = { status: 429, body: '{"code":429,"msg":"Slowly"}' };
    backend.fail('forex/submit', 'cutAfter', broken, limited);
    await client.api.submitOrder(buy());
    await until(reconciled);
    expect(client.page.notices).toMatchObject([{ kind: 'reconciled', order: { id: 1 } }]);
    expect(backend.callsOf('/submit')).toHaveLength(4);
    expect(backend.account.orders).toHaveLength(1);
  }, 15_000);
});

describe('a reload or a killed worker', () => {
  it.each(['hangAfter', 'cutBefore'] as const)('in the middle of a submit (%s) leaves one order', async (fault) => {
    backend.fail('forex/submit', fault);
    const request = buy();
    void client.api.submitOrder(request);
    await until(() => backend.callsOf('/submit').length === 1);
    await restart();
    await until(reconciled);
    expect(client.page.notices).toMatchObject([{ kind: 'reconciled', clientId: request.clientId, order: { id: 1 } }]);
    expect(backend.account.orders).toHaveLength(1);
    await restart();
    await until(() => client.page.state.orders?.open.total === 1);
    expect(backend.callsOf('/submit')).toHaveLength(2);
  });

  it('finds the journal on the disk before anything was sent', async () => {
    const events: string[] = [];
    client.kill();
    client = await startMember(backend, {
      indexedDB: reporting(device, () => events.push('written')),
      fetch: (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        if (url.includes('/submit')) events.push('sent');
        return fetch(input, init);
      },
    });
    backend.fail('forex/submit', 'hangAfter');
    const request = buy();
    void client.api.submitOrder(request);
    await until(() => events.includes('sent'));
    expect(events).toEqual(['written', 'sent']);
    expect(await journalOn(device)).toEqual([request.clientId]);
  });

  it('finds nothing in the journal once the answer has come', async () => {
    await client.api.submitOrder(buy());
    expect(await journalOn(device)).toEqual([]);
  });
});

describe('after the decision has grown old', () => {
  it('an order that was made is found by looking', async () => {
    oldFrom = 1;
    const request = await unanswered('cutAfter');
    await until(reconciled);
    expect(client.page.notices).toMatchObject([{ kind: 'reconciled', clientId: request.clientId, order: { id: 1 } }]);
    expect(backend.callsOf('/submit')).toHaveLength(1);
  });

  it('an order that was not made is never placed late', async () => {
    oldFrom = 1;
    await unanswered('cutBefore');
    await until(reconciled);
    expect(client.page.notices).toMatchObject([{ kind: 'reconciled', order: undefined }]);
    expect(backend.account.orders).toHaveLength(0);
    expect(client.page.state.unconfirmed).toEqual([]);
  });

  it('an older order of the same terms is not taken for it', async () => {
    await client.api.submitOrder(buy());
    oldFrom = 2;
    await unanswered('cutBefore');
    await until(reconciled);
    expect(client.page.notices).toMatchObject([{ kind: 'reconciled', order: undefined }]);
    expect(backend.account.orders).toHaveLength(1);
  });
});

it('never sends one user’s order in another’s session', async () => {
  backend.fail('forex/submit', 'cutBefore');
  await client.api.submitOrder(buy());
  await client.api.logOut();
  backend.userId = 8;
  backend.token = 'token-2';
  await client.api.logInDemo();
  // The page hears of either session a frame later.
  await until(() => userIdOf(client) === 8 && client.page.state.orders?.open.total === 0);
  expect(client.page.state.unconfirmed).toEqual([]);
  await client.api.refreshOrders('open');
  expect(backend.callsOf('/submit')).toHaveLength(1);
});

it('sends nothing that breaks a rule, and nothing without a socket', async () => {
  expect(await client.api.submitOrder(buy({ lots: '0' }))).toMatchObject({ error: { kind: 'invalid' } });
  expect(await client.api.submitOrder(buy({ stopLoss: '2' }))).toMatchObject({
    error: { kind: 'invalid' },
  });
  backend.mood = 'refuses';
  backend.cutSockets();
  await until(() => client.page.state.connection?.phase !== 'open');
  expect(await client.api.submitOrder(buy())).toMatchObject({ error: { kind: 'network' } });
  await client.api.logOut();
  expect(await client.api.submitOrder(buy())).toMatchObject({ error: { kind: 'session' } });
  expect(backend.callsOf('/submit')).toHaveLength(0);
});

/** The device, saying when a change of the journal is complete. */
function reporting(factory: IDBFactory, onWritten: () => void): IDBFactory {
  const open = factory.open.bind(factory);
  factory.open = (...args) => {
    const request = open(...args);
    request.addEventListener('success', () => {
      const database = request.result;
      const transaction = database.transaction.bind(database);
      database.transaction = (stores, mode, options) => {
        const begun = transaction(stores, mode, options);
        if (mode === 'readwrite' && database.name === 'pipframe-journal') begun.addEventListener('complete', onWritten);
        return begun;
      };
    });
    return request;
  };
  return factory;
}

/** What stands in the journal of a device, read apart from the client. */
function journalOn(factory: IDBFactory): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const opening = factory.open('pipframe-journal');
    opening.addEventListener('error', () => reject(new Error('The journal does not open')));
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('journal').objectStore('journal').getAllKeys();
      reading.addEventListener('success', () => {
        opening.result.close();
        resolve(reading.result.map(String));
      });
    });
  });
}
