/** Copies in mode `equity` go by the equities at the leader's fill, however much later they are decided; on both databases. */
import { expect, it, vi } from 'vitest';
import { createRandom } from '../../../server/feed/random.ts';
import { textColumn } from '../../../server/store/columns.ts';
import type { Queryable } from '../../../server/store/database.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { HeldDatabase } from '../../support/server/held-database.ts';
import type { TestServer } from '../../support/server/test-server.ts';
import { FollowTrader, startFollowServer } from './follow-server.ts';

/** What deciding about copies begins with. */
const DECIDING = /from "copies"/;
const SEEDS = [1, 2];
const ROUNDS = 8;
/** What a lot moves by a hundred-thousandth of the price: one unit of money. */
const MICRO = 1_000_000n;
/** Of each follower: the multiple in hundredths, and the most lots in hundredths. */
const TERMS = [
  { multiple: 100n, most: undefined },
  { multiple: 50n, most: 40n },
  { multiple: 300n, most: undefined },
] as const;

/** Money or lots as a whole number of the smallest part. */
function parts(text: unknown, digits: number): bigint {
  const [, sign = '', whole = '0', rest = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(String(text)) ?? [];
  return BigInt(sign + whole + rest.slice(0, digits).padEnd(digits, '0'));
}

/** Balance and open profit, as the account's own lists tell them; millionths. */
async function equityOf({ api }: FollowTrader): Promise<bigint> {
  const { balance, all_fact_profits: profits } = await api.deals(1);
  return parts(balance, 6) + parts(profits, 6);
}

/** The rule, written apart from the one that is tested: hundredths of lots. */
function naiveLots(lots: bigint, { multiple, most }: (typeof TERMS)[number], follower: bigint, leader: bigint): bigint {
  const wanted = (lots * multiple * follower) / (100n * leader);
  return most !== undefined && wanted > most ? most : wanted;
}

/** Lots that were decided for the copies of a position, in the order of the followings; hundredths. */
function decided(database: Queryable, positionId: unknown, count: number): Promise<readonly bigint[]> {
  return vi.waitUntil(
    async () => {
      const rows = await database.query(
        `SELECT lots::TEXT FROM copies WHERE leader_position_id = $1 AND state <> 'opening' ORDER BY following_id`,
        [Number(positionId)],
      );
      return rows.length === count && rows.map((row) => parts(textColumn(row, 'lots'), 2));
    },
    { timeout: 15_000 },
  );
}

onEachDatabase('a copy by equity', (use) => {
  const open = async (held: HeldDatabase): Promise<TestServer> => startFollowServer(held.database);

  it.each(SEEDS)(
    'has the lots of the moment of the fill, whatever happens before it is decided: seed %i',
    async (seed) => {
      const held = new HeldDatabase(use(), DECIDING);
      const server = await open(held);
      const random = createRandom(seed);
      const pick = <T>(...of: readonly [T, ...T[]]): T => of[Math.floor(random() * of.length)] ?? of[0];
      const move = (): void => server.feed.tick('EURUSD', (1.15 + random() * 0.03).toFixed(5));
      const leader = await (await FollowTrader.signIn(server)).lead(`Leader ${seed}`);
      const followers: FollowTrader[] = [];
      for (const { multiple, most } of TERMS) {
        const follower = await FollowTrader.signIn(server);
        followers.push(follower);
        // Money of its own at stake, so that its equity moves with the price.
        await follower.open({ type: pick('1', '2'), cont: pick('2', '5', '9') });
        const cap = most === undefined ? {} : { max_cont: String(Number(most) / 100) };
        await follower.follow(leader, { mode: 'equity', multiple: String(Number(multiple) / 100), ...cap });
      }
      for (let round = 0; round < ROUNDS; round++) {
        move();
        held.hold();
        const equities = await Promise.all(followers.map(equityOf));
        const before = await equityOf(leader);
        const lots = pick('0.01', '0.37', '1', '1.5');
        const opened = await leader.open({ type: pick('1', '2'), cont: lots });
        const equity = before - parts(opened.TradeFee, 6);
        move();
        if (random() < 0.5) await followers[0]?.open({ cont: '0.5' });
        held.release();
        const expected = TERMS.map((terms, at) => naiveLots(parts(lots, 2), terms, equities[at] ?? 0n, equity));
        expect(await decided(use(), opened.Id, followers.length), `round ${round}`).toEqual(expected);
        if (random() < 0.5) await leader.close(Number(opened.Id));
      }
      await server.close();
    },
  );

  it('that was not decided before the server stopped has the leader’s equity at the fill, and the follower’s of then', async () => {
    const held = new HeldDatabase(use(), DECIDING);
    let server = await open(held);
    const leader = await (await FollowTrader.signIn(server)).lead('Restarted');
    const follower = await FollowTrader.signIn(server);
    await leader.open({ cont: '5' });
    await follower.open({ cont: '9', type: '2' });
    await follower.follow(leader, { mode: 'equity', multiple: '1' });
    server.feed.tick('EURUSD', '1.15000');
    held.fail();
    const before = await equityOf(leader);
    const opened = await leader.open({ cont: '1' });
    const equity = before - parts(opened.TradeFee, 6);
    await server.close();
    held.release();
    server = await open(held);
    Object.assign(follower.api, { url: server.url });
    const [lots] = await decided(use(), opened.Id, 1);
    const [own, copy] = await follower.positions();
    const { balance } = await follower.api.deals(1);
    // At the price at which the copy was opened, the first after the start.
    const moved = parts(own?.Price, 5) - parts(copy?.Price, 5);
    const now = parts(balance, 6) + parts(copy?.TradeFee, 6) + moved * 9n * MICRO;
    expect(lots).toBe(naiveLots(100n, TERMS[0], now, equity));
    expect(lots).not.toBe(100n);
    await server.close();
  });
});
