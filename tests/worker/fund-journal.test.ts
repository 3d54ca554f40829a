/** One confirmed request for money, one record: whatever is tapped twice, lost, reloaded or killed. */
import { randomUUID } from 'node:crypto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DepositRequest, FundNotice, WithdrawRequest } from '../../src/contract/worker/funds-api.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { hurriedTimers } from '../support/environment.ts';
import { startMember, userIdOf } from '../support/member.ts';
import { SharedDevice } from '../support/shared-device.ts';
import { until } from '../support/until.ts';

const DAY_MS = 86_400_000;
const DEPOSIT_CALL = 'quickCharge/submit';
const WITHDRAWAL_CALL = 'account/draw';

let backend: FakeBackend;
let client: StartedClient;
let device: IDBFactory;
/** The records that the backend has made, by client id. */
let made: Map<string, object>;
/** By how much the device's clock is ahead. */
let ahead: number;
const now = (): number => Date.now() + ahead;

beforeEach(async () => {
  ahead = 0;
  device = new IDBFactory();
  backend = new FakeBackend();
  made = new Map();
  backend.answers.set(DEPOSIT_CALL, (asked) => recordOf(asked, { type: 0, currency_code: 'USDT', remark: '' }));
  backend.answers.set(WITHDRAWAL_CALL, (asked) =>
    recordOf(asked, { type: 1, real_number: '99', fee: '1', address: 'a', draw_currency: { code: 'USDT' } }),
  );
  await backend.start();
  client = await startMember(backend, { indexedDB: device, now });
});
afterEach(async () => {
  client.kill();
  await backend.stop();
});

function recordOf({ client_id: clientId = '', number }: Record<string, string>, change: object): object {
  const record = made.get(clientId) ?? { id: made.size + 1, number, status: 0, created_at: '', ...change };
  made.set(clientId, record);
  return { code: 1, msg: 'Handed in', data: record };
}

function deposit(change: Partial<DepositRequest> = {}): DepositRequest {
  const terms = { channel: 'coin', wayId: 1, address: 'T1', amount: '250', proof: '/a.png' } as const;
  return { clientId: randomUUID(), ...terms, ...change };
}

function withdrawal(): WithdrawRequest {
  return { clientId: randomUUID(), channel: 'coin', currencyId: 1, methodId: 7, amount: '100', memo: '' };
}

const fundNotices = ({ page }: StartedClient): FundNotice[] =>
  page.notices.filter((notice) => notice.kind.startsWith('fund')) as FundNotice[];
const isTold = (of = client): boolean => fundNotices(of).length > 0;
const FOUND = [{ kind: 'fundReconciled', fund: 'deposit', failure: undefined }];

async function unanswered(fault: 'cutBefore' | 'cutAfter'): Promise<DepositRequest> {
  backend.fail(DEPOSIT_CALL, fault);
  const request = deposit();
  const outcome = await client.api.submitDeposit(request);
  expect(outcome).toEqual({ ok: true, value: { state: 'unknown', clientId: request.clientId } });
  const shown = { kind: 'deposit', request };
  await until(() => client.page.frames.some(({ state }) => state?.unconfirmedFunds?.length === 1));
  expect(
    client.page.frames.findLast(({ state }) => state?.unconfirmedFunds?.[0])?.state?.unconfirmedFunds,
  ).toMatchObject([shown]);
  return request;
}

async function restart(): Promise<void> {
  client.kill();
  client = await startClient(backend.url, { indexedDB: device, now });
}

describe('a deposit', () => {
  it('is one call and one record when it is tapped twice', async () => {
    const request = deposit();
    const [first, second] = await Promise.all([client.api.submitDeposit(request), client.api.submitDeposit(request)]);
    expect(first).toMatchObject({ value: { state: 'done', record: { id: 1, channel: 'coin', status: 'pending' } } });
    expect(second).toEqual(first);
    expect(await client.api.submitDeposit(request)).toEqual(first);
    expect(backend.callsOf('/submit')).toHaveLength(1);
  });

  it('says on the wire what the user said', async () => {
    const request = deposit();
    await client.api.submitDeposit(request);
    const { t: _, ...asked } = Object.fromEntries(backend.callsOf('/submit')[0]?.searchParams ?? []);
    const terms = { number: '250', proofImg: '/a.png', address: 'T1', charge_id: '1' };
    expect(asked).toEqual({ ...terms, client_id: request.clientId });
  });

  it('by bank goes to the call of banks, without an address', async () => {
    backend.answers.set('quickCharge/wire_submit', (asked) => recordOf(asked, { type: 1, currency_code: 'EUR' }));
    const request = deposit({ channel: 'bank', wayId: 3, address: '' });
    expect(await client.api.submitDeposit(request)).toMatchObject({ value: { record: { channel: 'bank' } } });
    const { t: _, ...asked } = Object.fromEntries(backend.callsOf('/wire_submit')[0]?.searchParams ?? []);
    expect(asked).toEqual({ number: '250', proofImg: '/a.png', wire_id: '3', client_id: request.clientId });
  });

  it.each(['cutAfter', 'cutBefore'] as const)(
    'whose answer was lost (%s) is unknown, then found, and one',
    async (fault) => {
      await unanswered(fault);
      await until(isTold);
      expect(fundNotices(client)).toEqual(FOUND);
      await until(() => client.page.state.unconfirmedFunds?.length === 0);
      expect(made.size).toBe(1);
    },
  );

  it('that the server refuses in the end is told with its reason', async () => {
    backend.fail(DEPOSIT_CALL, 'cutBefore', { status: 200, body: '{"code":3120,"msg":"Too many wait"}' });
    await client.api.submitDeposit(deposit());
    await until(isTold);
    expect(fundNotices(client)).toMatchObject([{ failure: { kind: 'refused', message: 'Too many wait' } }]);
    await until(() => client.page.state.unconfirmedFunds?.length === 0);
    expect(made.size).toBe(0);
  });

  it('that is refused at once leaves nothing to find out', async () => {
    backend.fail(DEPOSIT_CALL, { status: 200, body: '{"code":3120,"msg":"Too many wait"}' });
    expect(await client.api.submitDeposit(deposit())).toMatchObject({ error: { kind: 'refused' } });
    await restart();
    await until(() => client.page.state.orders?.open.total === 0);
    expect(backend.callsOf('/submit')).toHaveLength(1);
  });

  it('stays unknown while a broken server or a rate limit answers for it', async () => {
    const broken = { status: 503, body: 'x' };
    const limited = { status: 429, body: '{"code":429,"msg":"Slowly"}' };
    backend.fail(DEPOSIT_CALL, 'cutAfter', broken, limited);
    await client.api.submitDeposit(deposit());
    await until(isTold);
    expect(fundNotices(client)).toEqual(FOUND);
    expect(backend.callsOf('/submit')).toHaveLength(4);
    expect(made.size).toBe(1);
  });

  it('can be sent again by hand, as it was and not otherwise', async () => {
    client.kill();
    // At real speed, so that the client does not come first.
    client = await startMember(backend, { now, timers: hurriedTimers(1) });
    const request = await unanswered('cutBefore');
    expect(await client.api.submitDeposit({ ...request, amount: '251' })).toMatchObject({ error: { kind: 'invalid' } });
    expect(await client.api.submitDeposit(request)).toMatchObject({ value: { state: 'done' } });
    expect(made.size).toBe(1);
  });

  it('wants somebody who is logged in', async () => {
    await client.api.logOut();
    expect(await client.api.submitDeposit(deposit())).toMatchObject({ error: { kind: 'session' } });
    expect(backend.callsOf('/submit')).toHaveLength(0);
  });
});

describe('a reload or a killed worker', () => {
  it.each(['hangAfter', 'cutBefore'] as const)('in the middle of a deposit (%s) leaves one record', async (fault) => {
    backend.fail(DEPOSIT_CALL, fault);
    void client.api.submitDeposit(deposit());
    await until(() => backend.callsOf('/submit').length === 1);
    await restart();
    await until(isTold);
    expect(fundNotices(client)).toEqual(FOUND);
    expect(made.size).toBe(1);
  });

  it('in the middle of a withdrawal leaves one record', async () => {
    backend.fail(WITHDRAWAL_CALL, 'hangAfter');
    void client.api.submitWithdrawal(withdrawal());
    await until(() => backend.callsOf('/draw').length === 1);
    await restart();
    await until(isTold);
    expect(fundNotices(client)).toMatchObject([{ fund: 'withdrawal', failure: undefined }]);
    expect(made.size).toBe(1);
  });

  it('does not lose a deposit that the page alone still knows', async () => {
    client.kill();
    const unconfirmedFunds = [{ kind: 'deposit' as const, request: deposit(), sentAt: Date.now() }];
    const handover = {
      unconfirmed: [],
      unconfirmedFunds,
      userId: 7,
      newestOrderId: 0,
      favourites: [],
      unsaved: undefined,
    };
    client = await startClient(backend.url, { indexedDB: device, now }, { handover });
    await until(isTold);
    expect(fundNotices(client)).toEqual(FOUND);
    expect(made.size).toBe(1);
  });
});

describe('after days without an answer', () => {
  it('a deposit is still asked for, since nothing in it has grown stale', async () => {
    backend.fail(DEPOSIT_CALL, 'hangAfter');
    void client.api.submitDeposit(deposit());
    await until(() => backend.callsOf('/submit').length === 1);
    ahead = 6 * DAY_MS;
    await restart();
    await until(isTold);
    expect(fundNotices(client)).toEqual(FOUND);
  });

  it('a deposit of more than seven days is forgotten, and the user told', async () => {
    backend.fail(DEPOSIT_CALL, 'hangAfter');
    void client.api.submitDeposit(deposit());
    await until(() => backend.callsOf('/submit').length === 1);
    ahead = 7 * DAY_MS + 60_000;
    await restart();
    await until(isTold);
    expect(fundNotices(client)).toEqual([{ kind: 'fundForgotten', fund: 'deposit' }]);
    await until(() => client.page.state.unconfirmedFunds?.length === 0);
    expect(backend.callsOf('/submit')).toHaveLength(1);
  });
});

it('never sends one user’s deposit in another’s session', async () => {
  backend.fail(DEPOSIT_CALL, 'cutBefore');
  await client.api.submitDeposit(deposit());
  await client.api.logOut();
  backend.userId = 8;
  backend.token = 'token-2';
  await client.api.logInDemo();
  // The page hears of either session a frame later.
  await until(() => userIdOf(client) === 8 && client.page.state.orders?.open.total === 0);
  expect(client.page.state.unconfirmedFunds).toEqual([]);
  await client.api.refreshOrders('open');
  expect(backend.callsOf('/submit')).toHaveLength(1);
});

it('takes over what another tab has left, once that tab is gone', async () => {
  const shared = new SharedDevice();
  const [first, second] = [shared.newTab(), shared.newTab()];
  client.kill();
  client = await startMember(backend, first.environment);
  backend.fail(DEPOSIT_CALL, 'hangAfter');
  void client.api.submitDeposit(deposit());
  await until(() => backend.callsOf('/submit').length === 1);
  const other = await startClient(backend.url, second.environment);
  await until(() => other.page.state.orders?.open.total === 0);
  expect(backend.callsOf('/submit')).toHaveLength(1);
  client.kill();
  first.end();
  await until(() => isTold(other));
  expect(fundNotices(other)).toEqual(FOUND);
  expect(made.size).toBe(1);
  other.kill();
});

describe('a review', () => {
  const push = (notice: object): void => {
    backend.push('ACCOUNT', { balance: '1', lock_balance: '0', seq: ++backend.seq, notice });
  };

  it('becomes a notice, with the balance that it brought', async () => {
    push({ kind: 'deposit', id: 4, status: 1 });
    push({ kind: 'withdrawal', id: 5, status: 2 });
    await until(() => fundNotices(client).length === 2);
    expect(fundNotices(client)).toEqual([
      { kind: 'fundReviewed', fund: 'deposit', id: 4, status: 'finished' },
      { kind: 'fundReviewed', fund: 'withdrawal', id: 5, status: 'rejected' },
    ]);
  });

  it('that is repeated, or of which nothing is known, is no notice', async () => {
    push({ kind: 'lottery', id: 1, status: 1 });
    push({ kind: 'deposit', id: 1, status: 9 });
    push({ kind: 'deposit', id: 4, status: 3 });
    const { seq } = backend;
    backend.push('ACCOUNT', { balance: '1', seq: seq - 1, notice: { kind: 'deposit', id: 3, status: 1 } });
    push({ kind: 'deposit', id: 5, status: 1 });
    await until(() => fundNotices(client).length === 2);
    expect(fundNotices(client).map((notice) => 'id' in notice && notice.id)).toEqual([4, 5]);
  });
});
