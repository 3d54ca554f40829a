/** Private messages with numbers, and balances that the server pushes. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toText } from '../../src/domain/decimal.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import type { StartedClient } from '../support/client.ts';
import { buy, startMember } from '../support/member.ts';
import { until } from '../support/until.ts';

let backend: FakeBackend;
let client: StartedClient;

beforeEach(async () => {
  backend = new FakeBackend();
  await backend.start();
  backend.sendsAccountEvents = true;
});
afterEach(async () => {
  client.kill();
  await backend.stop();
});

const balance = (): string | undefined => client.page.account?.balance && toText(client.page.account.balance);
const profit = (): number | undefined =>
  client.page.account ? Number(toText(client.page.account.unrealizedPnl)) : undefined;
const calls = (path: string): number => backend.callsOf(path).length;
const positions = (): number[] => client.page.state.orders?.open.orders.map(({ id }) => id) ?? [];
const reads = (): unknown[] => [calls('/my_deal'), calls('/getBalance')];

/** Logs in, and waits until the account has been read after the login on the socket, too. */
async function logIn(): Promise<void> {
  client = await startMember(backend);
  await until(() => backend.isSubscribed('ACCOUNT') && calls('/my_deal') === 6);
  await untilRead();
}
/** Waits until nothing of the account is read any more: what an answer leads to is sent before the next calls are answered. */
async function untilRead(): Promise<void> {
  let before: string;
  do {
    before = String(reads());
    // One after the other, so that each answer has had its consequence.
    await client.api.areaCodes();
    await client.api.areaCodes();
  } while (String(reads()) !== before);
}
const place = (): void => {
  backend.account.place({ forex_id: '1', type: '1', cont: '0.01', status: '1', multiple: '100' });
};

describe('a server that pushes balances', () => {
  beforeEach(async () => {
    await logIn();
    backend.pushBalance();
    await until(() => balance() === '100000');
  });

  it('is not asked for the balance after an order', async () => {
    const before = calls('/getBalance');
    await client.api.submitOrder(buy());
    await until(() => balance() === '99999');
    await client.api.closePosition(1);
    await until(() => positions().length === 0);
    expect(calls('/getBalance')).toBe(before);
  });

  it('says what has become of a deposit or a withdrawal, once, and nothing of what it does not know', async () => {
    const push = (notice: Readonly<Record<string, unknown>>): void => {
      backend.push('ACCOUNT', { balance: '100250', lock_balance: '0', seq: ++backend.seq, notice });
    };
    push({ kind: 'deposit', id: 7, status: 1 });
    push({ kind: 'withdrawal', id: 8, status: 2 });
    push({ kind: 'withdrawal', id: 9, status: 0 });
    push({ kind: 'verification', id: 1, status: 1 });
    push({ kind: 'verification', id: 1, status: 2 });
    push({ kind: 'invite_reward', id: 3, status: 1 });
    push({ kind: 'invite_reward', id: 4, status: 2 });
    push({ kind: 'weather', id: 1, status: 1 });
    backend.push('ACCOUNT', { balance: '100250', seq: 1, notice: { kind: 'deposit', id: 7, status: 1 } });
    push({ kind: 'withdrawal', id: 9, status: 3 });
    push({ kind: 'verification', id: 2, status: 0 });
    await until(() => client.page.notices.length >= 8);
    expect(client.page.notices).toEqual([
      { kind: 'fundReviewed', fund: 'deposit', id: 7, status: 'finished' },
      { kind: 'fundReviewed', fund: 'withdrawal', id: 8, status: 'rejected' },
      { kind: 'fundReviewed', fund: 'withdrawal', id: 9, status: 'pending' },
      { kind: 'verificationReviewed', isAccepted: true },
      { kind: 'rewardReviewed', isPaid: true },
      { kind: 'rewardReviewed', isPaid: false },
      { kind: 'fundReviewed', fund: 'withdrawal', id: 9, status: 'invalid' },
      { kind: 'verificationReviewed', isAccepted: false },
    ]);
  });

  it('changes the balance without any order', async () => {
    const before = reads();
    backend.account.balance = 250_000;
    backend.pushBalance();
    await until(() => balance() === '250000');
    expect(reads()).toEqual(before);
  });

  it('does not hold the summary still for an order that moves no money', async () => {
    await client.api.submitOrder(buy());
    await until(() => balance() === '99999');
    backend.sendsAccountEvents = false;
    await client.api.setStops(1, { stopLoss: '1.08000', takeProfit: undefined });
    backend.account.balance = 5;
    backend.tick(1, '1.09000');
    await until(() => profit() === 50);
    expect(balance()).toBe('99999');
  });

  it('is asked again when it does not push the balance of an order', async () => {
    backend.sendsAccountEvents = false;
    const before = calls('/getBalance');
    await client.api.submitOrder(buy());
    await until(() => balance() === '99999');
    expect(calls('/getBalance')).toBe(before + 1);
  });

  it('is asked after each order when its socket comes back without pushing', async () => {
    backend.sendsAccountEvents = false;
    backend.cutSockets();
    await until(() => calls('/my_deal') >= 9 && client.page.state.connection?.phase === 'open');
    await untilRead();
    const before = calls('/getBalance');
    await client.api.submitOrder(buy());
    await until(() => balance() === '99999' && calls('/getBalance') > before);
  });
});

describe('a number that is missing', () => {
  beforeEach(async () => {
    await logIn();
    place();
    await until(() => positions().length === 1);
  });

  it('has all lists and the balance read again', async () => {
    const [lists = 0, balances = 0] = reads() as number[];
    // Nobody hears of this one.
    backend.sendsAccountEvents = false;
    const lost = backend.account.place({ forex_id: '1', type: '1', cont: '0.02', status: '0', target_price: '1.01' });
    backend.sendsAccountEvents = true;
    backend.seq++;
    backend.pushBalance();
    await until(() => client.page.state.orders?.pending.orders[0]?.id === lost.Id);
    await until(() => calls('/getBalance') === balances + 1);
    expect(calls('/my_deal')).toBe(lists + 3);
  });

  it('is not missed between the messages of one event, nor when they are repeated', async () => {
    const before = reads();
    const row = { ...backend.account.orders[0] };
    backend.push('FOREX_TRADE', row, { seq: backend.seq });
    backend.push('FOREX_TRADE', row, { seq: backend.seq - 1 });
    backend.pushBalance();
    place();
    await until(() => positions().length === 2);
    expect(reads()).toEqual(before);
  });
});

it('a message that was read before changes nothing', async () => {
  await logIn();
  place();
  await until(() => balance() === '99999');
  backend.push('ACCOUNT', { balance: '7', lock_balance: '0', seq: backend.seq - 1 });
  backend.tick(1, '1.09000');
  await until(() => profit() === 5);
  expect(balance()).toBe('99999');
});

it('numbers begin anew with another account', async () => {
  await logIn();
  place();
  await until(() => positions().length === 1);
  await client.api.logOut();
  backend.userId = 8;
  backend.token = 'token-2';
  backend.seq = 0;
  backend.account.orders.length = 0;
  await client.api.logInDemo();
  await until(() => backend.isSubscribed('ACCOUNT') && client.page.state.orders?.open.total === 0);
  await untilRead();
  const before = calls('/my_deal');
  place();
  await until(() => positions().length === 1);
  await untilRead();
  expect(calls('/my_deal')).toBe(before);
});

it('a server without numbers and pushed balances is asked after each order', async () => {
  backend.sendsAccountEvents = false;
  await logIn();
  const [lists = 0, balances = 0] = reads() as number[];
  place();
  await until(() => balance() === '99999');
  expect(reads()).toEqual([lists, balances + 1]);
});
