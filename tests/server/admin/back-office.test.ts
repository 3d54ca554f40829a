/** What the back office keeps of its actions, and the bounds of what it takes. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runCommand } from '../../../server/admin/run-command.ts';
import { AdminError, type Command, type Fields } from '../../../server/admin/command.ts';
import type { AdminServices } from '../../../server/admin/admin-services.ts';
import { askAdmin } from '../../../server/admin/admin-client.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { png } from '../../support/server/pictures.ts';
import { cashChanges } from '../../support/server/ledger.ts';
import { realUser, type RealUser } from '../../support/server/real-user.ts';
import { TestSocket } from '../../support/server/socket.ts';
import { startAdminServer, type AdminServer } from './in-process.ts';

const REFUSED = { ok: false, kind: 'refused' };

onEachDatabase('the back office', (use) => {
  let server: AdminServer;
  let user: RealUser;
  let users = 0;
  beforeAll(async () => {
    server = await startAdminServer(use());
  });
  beforeEach(async () => {
    user = await realUser(use(), server.url, `kept${++users}@example.com`);
  });
  afterAll(() => server.close());

  const lastEntry = async (): Promise<Fields> => {
    const [entry] = (await server.do('audit')).rows ?? [];
    return entry ?? {};
  };
  const deposit = (change: Readonly<Record<string, string>> = {}) =>
    server.ask('deposit', { USER: user.uid, AMOUNT: '5', memo: 'Wire', ...change });
  const bookings = () => cashChanges(use(), user.id);

  it('notes a deposit with the balance before and after, and a repeat without', async () => {
    await deposit({ id: `one-${user.id}` });
    await deposit({ id: `two-${user.id}`, AMOUNT: '2.5' });
    const uid = user.uid;
    const entry = await lastEntry();
    expect(entry).toMatchObject({ command: 'deposit', by: 'tester', outcome: 'done' });
    expect(JSON.parse(String(entry['before']))).toEqual({ uid, balance: '5.000000' });
    expect(JSON.parse(String(entry['after']))).toEqual({ uid, balance: '7.500000' });
    await deposit({ id: `two-${user.id}`, AMOUNT: '2.5' });
    expect(await lastEntry()).toMatchObject({ outcome: 'done', before: null, after: null });
  });

  it('notes an attempt that was refused with its reason', async () => {
    expect(await deposit({ AMOUNT: '-1' })).toMatchObject(REFUSED);
    expect(await lastEntry()).toMatchObject({ outcome: expect.stringMatching(/^refused: AMOUNT is "-1"/) as string });
  });

  it('notes an action before it is done, and tells one that broke from one that was refused', async () => {
    const services = { database: use(), clock: { now: () => 1 } } as AdminServices;
    const outcomes: unknown[] = [];
    const commandThat = (error: Error): Command => ({
      name: 'market close',
      summary: '',
      positionals: [],
      options: [],
      changes: true,
      run: async () => {
        outcomes.push((await lastEntry())['outcome']);
        throw error;
      },
    });
    for (const [error, outcome] of [
      [new Error('The disk is full'), 'failed'],
      [new AdminError('Not so'), 'refused: Not so'],
    ] as const) {
      await expect(runCommand(services, commandThat(error), {}, 'Ines')).rejects.toBe(error);
      expect(await lastEntry()).toMatchObject({ by: 'Ines', outcome, before: null, after: null });
    }
    expect(outcomes).toEqual([null, null]);
  });

  it('cuts what is long, and shows its actions by the page', async () => {
    const long = 'x'.repeat(501);
    await server.do('news add', { category: 'guides', title: 'T', desc: 'D', content: long });
    const { input } = await lastEntry();
    expect((JSON.parse(String(input)) as Fields)['content']).toBe(`${'x'.repeat(500)}…`);
    for (let count = 0; count < 21; count++) await deposit();
    const [first, second] = [await server.do('audit'), await server.do('audit', { page: '2' })];
    const ids = [...(first.rows ?? []), ...(second.rows ?? [])].map(({ id }) => Number(id));
    expect(first.rows).toHaveLength(20);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(ids.length);
    expect(first.total).toBeGreaterThanOrEqual(ids.length);
  });

  it('keeps no trace of a look', async () => {
    const { total } = await server.do('audit');
    await server.do('users list');
    expect((await server.do('audit')).total).toBe(total);
  });

  it.each([
    ['an empty id', { id: '  ' }],
    ['a long id', { id: 'x'.repeat(101) }],
    ['a long memo', { memo: 'x'.repeat(501) }],
  ])('books no deposit with %s', async (_, change) => {
    expect(await deposit(change)).toMatchObject(REFUSED);
    expect(await bookings()).toEqual([]);
  });

  it('books a deposit with the longest id and memo', async () => {
    const id = `${user.id}-`.padEnd(100, 'x');
    expect(await deposit({ id, memo: 'x'.repeat(500) })).toMatchObject({ ok: true });
    expect(await bookings()).toHaveLength(1);
  });

  it('reviews the papers that came first first, and rejects them only with a reason that can be read', async () => {
    const other = await realUser(use(), server.url, `later${users}@example.com`);
    for (const { api } of [user, other]) {
      const pictures = { front_pic: await api.uploaded(png()), reverse_pic: await api.uploaded(png()) };
      await api.post('/api/user_real/real_name', { name: 'A', card_id: '1', ...pictures });
    }
    const waiting = (await server.do('verify list')).rows ?? [];
    expect(waiting.map(({ uid }) => uid)).toEqual([user.uid, other.uid]);
    const [first, second] = waiting.map(({ id }) => String(id));
    for (const reason of ['', '   ', 'x'.repeat(501)]) {
      expect(await server.ask('verify reject', { ID: first ?? '', reason })).toMatchObject(REFUSED);
    }
    expect(await user.api.get('/api/user_real/center')).toEqual({ review_status: 1 });
    const reason = 'x'.repeat(500);
    await server.do('verify reject', { ID: first ?? '', reason });
    expect(await user.api.get('/api/user_real/center')).toEqual({ review_status: 0, reject_reason: reason });
    const entry = await lastEntry();
    expect(JSON.parse(String(entry['before']))).toEqual({ id: Number(first), status: 'waiting' });
    expect(JSON.parse(String(entry['after']))).toEqual({ id: Number(first), status: 'rejected', reason });
    await server.do('verify approve', { ID: second ?? '' });
    for (const command of ['verify approve', 'verify reject']) {
      expect(await server.ask(command, { ID: second ?? '', reason: 'x' })).toMatchObject(REFUSED);
    }
    expect(await other.api.get('/api/user_real/center')).toEqual({ review_status: 2 });
    const all = (await server.do('verify list', { status: 'all' })).rows ?? [];
    expect(all.map(({ status }) => status)).toEqual(['certified', 'rejected']);
  });

  it('tells the owner how a verification ended, in order with the account’s other events', async () => {
    const socket = await TestSocket.open(server.url);
    socket.subscribe('ACCOUNT');
    await socket.logIn(user.api.token);
    const submit = async (): Promise<string> => {
      const pictures = { front_pic: await user.api.uploaded(png()), reverse_pic: await user.api.uploaded(png()) };
      await user.api.post('/api/user_real/real_name', { name: 'A', card_id: '1', ...pictures });
      return String((await server.do('verify list')).rows?.at(-1)?.['id']);
    };
    const rejected = await submit();
    await server.do('verify reject', { ID: rejected, reason: 'Blurred' });
    const accepted = await submit();
    await server.do('verify approve', { ID: accepted });
    await server.do('deposit', { USER: user.uid, AMOUNT: '5', memo: 'After it' });
    await socket.until('all three', () => socket.data('ACCOUNT').length > 2);
    const events = socket.data('ACCOUNT').map(({ data }) => data as { seq: number; balance: string; notice?: unknown });
    expect(events.map(({ notice }) => notice)).toEqual([
      { kind: 'verification', id: Number(rejected), status: 0 },
      { kind: 'verification', id: Number(accepted), status: 2 },
      undefined,
    ]);
    const [first = 0] = events.map(({ seq }) => seq);
    expect(events.map(({ seq }) => seq)).toEqual([first, first + 1, first + 2]);
    expect(events.map(({ balance }) => balance)).toEqual(['0.000000', '0.000000', '5.000000']);
    socket.close();
  });

  it('answers a message once', async () => {
    await user.api.post('/api/feedback/submit', { content: 'Hello' });
    const [message] = (await server.do('feedback list')).rows ?? [];
    const ID = String(message?.['id']);
    await server.do('feedback done', { ID });
    const [before] = (await server.do('feedback list', { status: 'all' })).rows ?? [];
    expect(await server.ask('feedback done', { ID })).toMatchObject(REFUSED);
    expect((await server.do('feedback list', { status: 'all' })).rows?.[0]).toEqual(before);
  });

  it('finds users by a part of their number or name', async () => {
    await use().query(`UPDATE users SET mobile = '+85291239876', user_name = 'Heron.9' WHERE id = $1`, [user.id]);
    for (const search of ['9123', '+852', 'heRON']) {
      const { rows = [] } = await server.do('users list', { search });
      expect(
        rows.map(({ uid }) => uid),
        search,
      ).toEqual([user.uid]);
    }
    for (const USER of ['+85291239876', 'heron.9']) {
      expect((await server.do('users show', { USER })).record).toMatchObject({ uid: user.uid });
    }
    expect(await server.ask('users show', { USER: 'kept' })).toMatchObject(REFUSED);
  });

  it('wants to know who does it, and takes no more than an article with its pictures', async () => {
    const wish = { command: 'deposit', input: { USER: user.uid, AMOUNT: '5', memo: 'x' } };
    for (const by of ['', '   ', 'x'.repeat(101)]) {
      expect(await askAdmin(server.socket, { ...wish, by })).toMatchObject(REFUSED);
    }
    const memo = 'x'.repeat(5 * 1024 * 1024);
    const large = askAdmin(server.socket, { ...wish, input: { ...wish.input, memo }, by: 'tester' });
    // The server may hang up before all of it has been sent.
    const answer = await large.catch(() => ({ ok: false, message: 'more than the server takes' }));
    expect(answer).toMatchObject({
      ok: false,
      message: expect.stringContaining('more than the server takes') as string,
    });
    expect(await bookings()).toEqual([]);
  });
});
