/** Ends of followings that a failure interrupts, on both databases: at once, or finished later; never half. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Queryable } from '../../../server/store/database.ts';
import { Api } from '../../support/server/api.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import type { TestServer } from '../../support/server/test-server.ts';
import { FollowTrader, startFollowServer } from './follow-server.ts';

const FAILING_COPIES = [
  `CREATE FUNCTION fail_to_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no room'; END $$`,
  'CREATE TRIGGER copies_fail BEFORE UPDATE ON copies FOR EACH ROW EXECUTE FUNCTION fail_to_write()',
];
const WORKING_COPIES = ['DROP TRIGGER copies_fail ON copies', 'DROP FUNCTION fail_to_write'];
const STEP_BACK = 'UPDATE leaders SET is_published = FALSE WHERE code = $1';

onEachDatabase('the end of a following', (use) => {
  let server: TestServer;
  let leader: FollowTrader;
  let follower: FollowTrader;
  beforeEach(async () => {
    server = await startFollowServer(use());
    leader = await (await FollowTrader.signIn(server)).lead();
    follower = await FollowTrader.signIn(server);
    await follower.follow(leader);
    await leader.open();
    await follower.copies(1);
  });
  afterEach(() => server.close());

  const unfollow = (closes: '0' | '1'): Promise<unknown> =>
    follower.api.post('/api/follow/unfollow', { code: leader.code, close: closes });
  const runAll = async (statements: readonly string[]): Promise<void> => {
    for (const statement of statements) await (use() as Queryable).query(statement);
  };
  const copies = (): Promise<readonly object[]> =>
    use().query(
      `SELECT copies.state, copies.reason, order_id IS NULL AS "isUnplaced" FROM copies
      JOIN followings ON followings.id = following_id JOIN leaders ON leaders.account_id = leader_id WHERE code = $1`,
      [leader.code],
    );
  /** The same accounts on a server that starts anew, while it was down. */
  const restartedAfter = async (work: () => Promise<unknown>): Promise<void> => {
    await server.close();
    await work();
    server = await startFollowServer(use());
    for (const trader of [leader, follower])
      Object.assign(trader, { api: Object.assign(new Api(server.url), { token: trader.api.token }) });
  };

  it('leaves all as it was where what it means for copies cannot be kept', async () => {
    await runAll(FAILING_COPIES);
    await expect(unfollow('0')).rejects.toThrow('HTTP 500');
    await runAll(WORKING_COPIES);
    expect(await follower.followings()).toMatchObject([{ status: 1 }]);
    expect(await copies()).toMatchObject([{ state: 'open' }]);
    expect(await unfollow('0')).toMatchObject({ code: 1 });
    expect(await copies()).toMatchObject([{ state: 'released', reason: 'ended' }]);
  });

  it('closes at the next start what it could not close', async () => {
    server.feed.setOpen('EURUSD', false);
    expect(await unfollow('1')).toMatchObject({ code: 1 });
    expect(await copies()).toMatchObject([{ state: 'closing' }]);
    await restartedAfter(async () => undefined);
    await follower.copies(0);
    await vi.waitFor(async () => expect(await copies()).toMatchObject([{ state: 'closed' }]), { timeout: 10_000 });
  });

  it('closes it however soon that start is followed by a stop', async () => {
    server.feed.setOpen('EURUSD', false);
    await unfollow('1');
    await restartedAfter(async () => undefined);
    await restartedAfter(async () => expect(await copies()).toMatchObject([{ state: 'closed' }]));
  });

  it('takes a copy into account whose order was booked, and not yet noted', async () => {
    await restartedAfter(() =>
      use().query(`UPDATE copies SET state = 'opening', order_id = NULL WHERE state = 'open'`),
    );
    expect(await unfollow('0')).toMatchObject({ code: 1 });
    expect(await copies()).toEqual([{ state: 'released', reason: 'ended', isUnplaced: false }]);
  });

  it('skips a copy whose order was never booked', async () => {
    await restartedAfter(() =>
      use().query(
        `UPDATE copies SET state = 'opening', order_id = NULL, leader_position_id = 99999 WHERE state = 'open'`,
      ),
    );
    expect(await unfollow('0')).toMatchObject({ code: 1 });
    expect(await copies()).toEqual([{ state: 'skipped', reason: 'followingEnded', isUnplaced: true }]);
  });

  it('comes at the next start where the leader stepped back and the server failed', async () => {
    await restartedAfter(() => use().query(STEP_BACK, [leader.code]));
    await follower.following(({ end_reason }) => end_reason === 'leader_left');
    expect(await copies()).toMatchObject([{ state: 'released' }]);
  });

  it('is told after a start where it was not, and once', async () => {
    await leader.api.post('/api/follow/publish', { on: '0' });
    const { id } = await follower.following(({ status }) => status === 3);
    const told = (): Promise<readonly object[]> =>
      use().query(
        `SELECT sequence FROM domain_events WHERE type = 'FollowingEnded'
        AND account_id = (SELECT follower_id FROM followings WHERE id = $1)`,
        [id],
      );
    expect(await told()).toHaveLength(1);
    await restartedAfter(() => use().query('UPDATE followings SET is_told = FALSE WHERE id = $1', [id]));
    await vi.waitFor(async () => expect(await told()).toHaveLength(2), { timeout: 10_000 });
    await vi.waitFor(async () =>
      expect(await use().query('SELECT is_told FROM followings WHERE id = $1', [id])).toEqual([{ is_told: true }]),
    );
  });
});
