/** How many demo accounts an address may open, which ids open none, and when one that nobody uses goes. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../../../server/ledger/check-ledger.ts';
import { accountIdOf, cashChanges, cashOf } from '../../support/server/ledger.ts';
import { trimDemoHistories } from '../../../server/accounts/trim-demo-history.ts';
import type { Api } from '../../support/server/api.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { DAY, HOUR, Members } from '../../support/server/members.ts';
import { readableEvents } from '../../support/server/readable-events.ts';
import { TestSocket } from '../../support/server/socket.ts';

const OPEN = '/api/user/createAccountDemoForU';
const PER_DAY = 6;
const KEPT = 30;

onEachDatabase('demo accounts', (database) => {
  let members: Members;
  let addresses = 0;

  beforeAll(async () => {
    members = await Members.start(database(), {
      TRUSTED_PROXIES: '127.0.0.1',
      DEMOS_PER_DAY: String(PER_DAY),
      DEMO_KEPT_DAYS: String(KEPT),
    });
    members.server.feed.tick('EURUSD', '1.16520');
  });
  afterAll(() => members.server.close());

  /** Somebody at an address of their own. */
  function somebody(): Api {
    const api = members.api();
    api.from = `198.51.100.${++addresses}`;
    return api;
  }
  const rowsOf = async (id: number) => {
    const tables = [
      'users WHERE id',
      'trading_accounts WHERE user_id',
      'sessions WHERE user_id',
      'feedback WHERE user_id',
    ];
    const ofAccounts = ['orders', 'positions', 'deals', 'transfers', 'ledger_accounts', 'domain_events'];
    const accountId = accounts.get(id) ?? (await accountIdOf(database(), id));
    accounts.set(id, accountId);
    const counts = [
      ...tables.map((table) => database().query(`SELECT 1 FROM ${table} = $1`, [id])),
      ...ofAccounts.map((table) => database().query(`SELECT 1 FROM ${table} WHERE account_id = $1`, [accountId])),
    ];
    return (await Promise.all(counts)).map((rows) => rows.length);
  };
  /** Of users, which may have gone since. */
  const accounts = new Map<number, number>();
  const GONE = Array.from({ length: 10 }, () => 0);

  it('have a limit for each address in a day, which opens again and concerns no other', async () => {
    const [one, other] = [somebody(), somebody()];
    const first = randomUUID();
    await one.signIn(first);
    for (let i = 1; i < PER_DAY; i++) await one.signIn();
    const refused = { code: 3023, msg: expect.stringContaining('tomorrow') as string, data: null };
    one.token = '';
    expect(await one.call(OPEN, { demo_id: randomUUID() })).toEqual(refused);
    expect(await one.call(OPEN, { demo_id: first })).toMatchObject({ code: 1 });
    expect(await other.call(OPEN, { demo_id: randomUUID() })).toMatchObject({ code: 1 });
    members.clock.advance(DAY);
    expect(await one.call(OPEN, { demo_id: randomUUID() })).toMatchObject({ code: 1 });
  });

  it('are not opened by ids that could be guessed', async () => {
    const api = somebody();
    for (const demo_id of ['a'.repeat(32), '1234567890123456', '00000000-0000-0000-0000-000000000000']) {
      const answer = { code: 3022, msg: 'This demo id is easy to guess. Make it from 128 random bits.', data: null };
      expect(await api.call(OPEN, { demo_id })).toEqual(answer);
    }
    expect(await database().query('SELECT * FROM users WHERE demo_hash IS NULL AND is_demo')).toEqual([]);
  });

  it('go with all that is theirs after some days without use, and the id opens a fresh one', async () => {
    const api = somebody();
    const demoId = randomUUID();
    const { user } = await api.signIn(demoId);
    const order = await api.submit({ cont: '0.1' });
    await api.get('/v1/api/forex/close', { id: String(order.Id) });
    expect(await api.post('/api/feedback/submit', { content: 'I like it.' })).toMatchObject({ code: 1 });
    const id = Number(user.id);
    members.clock.advance(KEPT * DAY - 1);
    await readableEvents(database());
    await members.server.tidy();
    expect(await rowsOf(id)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 0]);
    members.clock.advance(1);
    await members.server.tidy();
    expect(await rowsOf(id)).toEqual(GONE);
    expect(await database().query(`SELECT user_id FROM feedback WHERE content = 'I like it.'`)).toContainEqual({
      user_id: null,
    });
    expect(await api.call('/api/user/info')).toMatchObject({ code: 999 });
    const again = await api.signIn(demoId);
    expect(again.user.id).not.toBe(user.id);
    expect(await api.get('/v1/api/main/wallet/getBalance')).toEqual({ balance: '100000.000000' });
    expect((await api.deals(3)).total).toBe(0);
  });

  it('stay as long as they are used, by log-in or by a session', async () => {
    const [byLogIn, bySession] = [somebody(), somebody()];
    const demoId = randomUUID();
    const ids = [(await byLogIn.signIn(demoId)).user.id, (await bySession.signIn()).user.id].map(Number);
    for (let week = 0; week < 8; week++) {
      members.clock.advance(7 * DAY);
      await byLogIn.signIn(demoId);
      expect(await bySession.call('/api/user/info')).toMatchObject({ code: 1 });
      await members.server.tidy();
    }
    for (const id of ids) expect((await rowsOf(id)).slice(0, 2)).toEqual([1, 1]);
  });

  it('that nobody uses go with open orders, too, and their sockets hear of it', async () => {
    const api = somebody();
    const { user, token } = await api.signIn();
    const socket = await TestSocket.open(members.server.url);
    await socket.logIn(token);
    await api.submit({ cont: '0.1' });
    await api.submit({ cont: '0.1', status: '0', target_price: '1.00000' });
    members.clock.advance(KEPT * DAY + HOUR);
    await members.server.tidy();
    expect(await rowsOf(Number(user.id))).toEqual(GONE);
    await socket.until('the news', () => socket.messages.some((message) => 'code' in message && message.code === 999));
    socket.close();
    members.server.feed.tick('EURUSD', '0.90000');
    members.server.feed.tick('EURUSD', '1.16520');
    expect(await somebody().signIn()).toMatchObject({ token: expect.any(String) as string });
  });

  it('keep the newest of a long history, and a ledger that sums to the balance', async () => {
    const api = somebody();
    const id = Number((await api.signIn()).user.id);
    for (let i = 0; i < 6; i++) {
      const order = await api.submit({ cont: '0.1' });
      members.server.feed.tick('EURUSD', `1.1652${i}`);
      await api.get('/v1/api/forex/close', { id: String(order.Id) });
    }
    const newest = (await api.deals(3)).data.slice(0, 4);
    await trimDemoHistories(database(), { entries: 4, transfers: 5 });
    expect((await api.deals(3)).data).toEqual(newest);
    const { kept, reckoned } = await cashOf(database(), id);
    expect(kept).toBe(reckoned);
    expect(await checkLedger(database())).toEqual([]);
    const codes = (await cashChanges(database(), id)).map(({ code }) => code);
    expect(codes.filter((code) => code !== 'brought_forward')).toHaveLength(4);
    const records = await api.get<{ data: readonly { MemoTran: string }[] }>('/v1/api/main/accountLog/forexChange');
    expect(records.data.at(-1)?.MemoTran).toBe('Carried forward');
    await api.get('/v1/api/forex/close', { id: String((await api.submit({ cont: '0.1' })).Id) });
  });
});
