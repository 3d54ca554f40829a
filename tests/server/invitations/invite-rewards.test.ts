/** Invitations that pay off: from the registration with a friend's code to the reward, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../support/server/databases.ts';
import { handedIn, invitationsOf, registered, type AskAdmin, type Person } from '../../support/server/inviting.ts';
import { TestSocket } from '../../support/server/socket.ts';
import { startAdminServer, type AdminServer } from '../admin/in-process.ts';

const SETTINGS = { INVITE_REWARD: '25.5', FOUR_EYES_OVER: '30' };
const REFUSED = { ok: false, kind: 'refused' };
let people = 0;

onEachDatabase('an invitation', (use) => {
  let server: AdminServer;
  const open = async (settings: Readonly<Record<string, string>> = SETTINGS): Promise<AdminServer> =>
    (server = await startAdminServer(use(), settings));
  const again = async (settings?: Readonly<Record<string, string>>): Promise<void> => {
    await server.close();
    await open(settings);
  };
  beforeAll(() => open());
  afterAll(() => server.close());

  const ask: AskAdmin = (command, input) => server.ask(command, input);
  const person = (inviter?: Person): Promise<Person> =>
    registered(server.url, ask, `person${++people}@example.com`, inviter?.user.invite_code ?? undefined);
  const verified = async (one: Person, cardId?: string): Promise<void> => {
    await server.do('verify approve', { ID: await handedIn(one, ask, cardId) });
  };
  /** Somebody with an invited friend, and the number of the reward that waits. */
  const withReward = async (): Promise<{ inviter: Person; friend: Person; ID: string }> => {
    const inviter = await person();
    const friend = await person(inviter);
    await verified(friend);
    return { inviter, friend, ID: await waiting(inviter) };
  };
  const rewardsOf = async ({ user }: Person) =>
    ((await server.do('invites list', { status: 'all' })).rows ?? []).filter(({ uid }) => uid === user.uid);
  const waiting = async (inviter: Person): Promise<string> => String((await rewardsOf(inviter))[0]?.['id']);
  const balance = async ({ api }: Person): Promise<string> =>
    (await api.get<{ balance: string }>('/v1/api/main/wallet/getBalance')).balance;
  const sound = async (): Promise<void> =>
    expect((await server.do('ledger check')).message).toBe('The ledger is sound.');

  it('shows who came, newest first, without their addresses', async () => {
    const inviter = await person();
    expect(await invitationsOf(inviter)).toMatchObject({ data: [], total: 0, verified: 0, offer: '25.500000' });
    const first = await person(inviter);
    await person(inviter);
    await verified(first);
    const { data, ...totals } = await invitationsOf(inviter);
    expect(totals).toEqual({ total: 2, verified: 1, paid: '0.000000', waiting: '25.500000', offer: '25.500000' });
    expect(data).toMatchObject([
      { id: 2, name: 'p•••@e•••.com', verified_at: '' },
      { id: 1, name: 'p•••@e•••.com', reward_status: 0, reward: '25.500000', remark: '' },
    ]);
    expect(data[0]).not.toHaveProperty('reward_status');
    expect(data.every(({ registered_at: at }) => !Number.isNaN(Date.parse(String(at))))).toBe(true);
    expect(Date.parse(String(data[1]?.verified_at))).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toContain(first.user.uid);
  });

  it('is shown to who invited and to nobody else, and to no demo user', async () => {
    const { friend } = await withReward();
    expect(await invitationsOf(friend)).toMatchObject({ data: [], total: 0, waiting: '0.000000' });
    const demo = await person();
    await demo.api.signIn();
    expect((await demo.api.call('/api/user/invitations')).code).toBe(3001);
  });

  it('goes on over pages, each row once', async () => {
    const inviter = await person();
    await use().query(
      `INSERT INTO users (is_demo, email, invite_code, created_at, invited_by)
       SELECT FALSE, 'many' || n || '@example.com', 'MANY' || n || '-' || $1, n, $1::BIGINT FROM generate_series(1, 45) AS n`,
      [inviter.user.id],
    );
    const ids: number[] = [];
    for (const page of ['1', '2', '3'])
      ids.push(...(await invitationsOf(inviter, page)).data.map(({ id }) => Number(id)));
    expect(ids).toEqual(Array.from({ length: 45 }, (_, at) => 45 - at));
    expect((await invitationsOf(inviter, '4')).data).toEqual([]);
  });

  it('pays once, as one transfer of the house, of which the owner hears and reads', async () => {
    const { inviter, ID } = await withReward();
    const socket = await TestSocket.open(server.url);
    socket.subscribe('ACCOUNT');
    await socket.logIn(inviter.api.token);
    expect(await balance(inviter)).toBe('0.000000');
    await server.do('invites approve', { ID });
    await socket.until('the notice', () => socket.data('ACCOUNT').length > 0);
    expect(socket.data('ACCOUNT').at(-1)?.data).toMatchObject({
      balance: '25.500000',
      notice: { kind: 'invite_reward', id: Number(ID), status: 1 },
    });
    socket.close();
    expect(await server.ask('invites approve', { ID })).toMatchObject(REFUSED);
    expect(await server.ask('invites reject', { ID, reason: 'Late' })).toMatchObject(REFUSED);
    expect(await balance(inviter)).toBe('25.500000');
    expect((await invitationsOf(inviter)).data[0]).toMatchObject({ reward_status: 1, reward: '25.500000' });
    const { data } = await inviter.api.get<{ data: unknown[] }>('/v1/api/main/accountLog/forexChange', { page: '1' });
    expect(data).toMatchObject([{ Value: '25.500000', MemoTran: 'Invitation reward', Kind: 'other' }]);
    const shown = (await server.do('ledger show', { USER: inviter.user.uid as string })).rows ?? [];
    expect(shown).toMatchObject([{ code: 'invite_reward', from: 'promotions', to: 'cash', reference: `invite/${ID}` }]);
    await sound();
  });

  it('that is rejected moves nothing, and says why', async () => {
    const { inviter, ID } = await withReward();
    expect(await server.ask('invites reject', { ID, reason: ' ' })).toMatchObject(REFUSED);
    expect(await server.ask('invites reject', { ID, reason: 'x'.repeat(501) })).toMatchObject(REFUSED);
    await server.do('invites reject', { ID, reason: 'The same household' });
    expect((await invitationsOf(inviter)).data[0]).toMatchObject({ reward_status: 2, remark: 'The same household' });
    expect(await balance(inviter)).toBe('0.000000');
    expect(await server.ask('invites approve', { ID })).toMatchObject(REFUSED);
    await sound();
  });

  it('ends once, whoever decides at the same time', async () => {
    const { inviter, ID } = await withReward();
    const decided = await Promise.all([
      server.ask('invites approve', { ID }),
      server.ask('invites reject', { ID, reason: 'No' }),
      server.ask('invites approve', { ID }),
    ]);
    expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balance(inviter)).toBe(decided[1].ok ? '0.000000' : '25.500000');
    await sound();
  });

  it('is in the report of the day', async () => {
    const { inviter, ID } = await withReward();
    await server.do('invites approve', { ID });
    await withReward();
    const [paid] = (await server.do('ledger show', { USER: inviter.user.uid as string })).rows ?? [];
    const rows = (await server.do('report day', { date: String(paid?.['at']).slice(0, 10) })).rows ?? [];
    expect(rows).toContainEqual(expect.objectContaining({ part: 'moved', what: 'invite_reward' }));
    expect(rows).toContainEqual(expect.objectContaining({ part: 'house', what: 'promotions' }));
    const [line] = rows.filter(({ part, what }) => part === 'waiting' && what === 'invite_rewards');
    expect(Number(line?.['count'])).toBeGreaterThan(0);
  });

  it('brings what the setting said when it became due, and over the amount that takes two operators both of them', async () => {
    const { inviter, ID } = await withReward();
    await again({ ...SETTINGS, INVITE_REWARD: '31' });
    const dear = await withReward();
    await again({ ...SETTINGS, INVITE_REWARD: '0' });
    const inviterNow = { ...inviter, api: Object.assign(inviter.api, { url: server.url }) };
    await server.do('invites approve', { ID }, 'ada');
    expect(await balance(inviterNow)).toBe('25.500000');
    expect((await server.do('invites approve', { ID: dear.ID }, 'ada')).message).toContain('waits');
    expect((await server.do('invites show', { ID: dear.ID })).record).toMatchObject({ approved_by: 'ada' });
    expect(await server.ask('invites approve', { ID: dear.ID }, 'ada')).toMatchObject(REFUSED);
    await server.do('invites approve', { ID: dear.ID }, 'ben');
    expect((await rewardsOf(dear.inviter))[0]).toMatchObject({ status: 'finished', amount: '31.000000' });
    const free = await person();
    await verified(await person(free));
    expect(await rewardsOf(free)).toEqual([]);
    await again();
    await sound();
  });

  describe('brings nothing', () => {
    it('before the friend is verified, and once however often that is done', async () => {
      const inviter = await person();
      const friend = await person(inviter);
      expect(await rewardsOf(inviter)).toEqual([]);
      const ID = await handedIn(friend, ask);
      const done = await Promise.all([server.ask('verify approve', { ID }), server.ask('verify approve', { ID })]);
      expect(done.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await server.ask('verify approve', { ID })).toMatchObject(REFUSED);
      expect(await rewardsOf(inviter)).toHaveLength(1);
    });

    it('for papers that are rejected', async () => {
      const inviter = await person();
      const ID = await handedIn(await person(inviter), ask);
      await server.do('verify reject', { ID, reason: 'Blurred' });
      expect(await rewardsOf(inviter)).toEqual([]);
    });

    it('for whom nobody invited', async () => {
      const nobody = await person();
      await verified(nobody);
      expect((await server.do('invites list', { status: 'all' })).rows).not.toContainEqual(
        expect.objectContaining({ invited: nobody.user.uid }),
      );
    });

    it('for a second account of the same person, however the number is written, be it the one who invited', async () => {
      const inviter = await person();
      await verified(inviter, 'AB-12 34');
      await verified(await person(inviter), 'ab1234');
      await verified(await person(inviter), 'CD 1');
      await verified(await person(inviter), 'cd-1');
      expect(await rewardsOf(inviter)).toHaveLength(1);
    });

    it('where the back office has locked who invited, before it is due and before it is paid', async () => {
      const inviter = await person();
      const friend = await person(inviter);
      await server.do('users lock', { USER: inviter.user.uid as string });
      await verified(friend);
      expect(await rewardsOf(inviter)).toEqual([]);
      const { inviter: later, ID } = await withReward();
      await server.do('users lock', { USER: later.user.uid as string });
      expect(await server.ask('invites approve', { ID })).toMatchObject(REFUSED);
      await server.do('users unlock', { USER: later.user.uid as string });
      await server.do('invites approve', { ID });
      await sound();
    });

    it('by a demo user’s code, with which nobody can register', async () => {
      const demo = await person();
      const { user } = await demo.api.signIn();
      await expect(
        registered(server.url, ask, `person${++people}@example.com`, String(user.invite_code)),
      ).rejects.toThrow(/register: 30/);
    });
  });
});
