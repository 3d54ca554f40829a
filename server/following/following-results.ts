/** What followings have brought: realised profit less fees of their copies, and what is open. */
import { sql } from 'kysely';
import { add, decimal, subtract, sum, ZERO, type Decimal } from '../../src/domain/decimal.ts';
import type { Engine } from '../engine/engine.ts';
import type { TradingAccount } from '../engine/trading-account.ts';
import type { Queryable } from '../store/database.ts';
import { listed, rows } from '../store/typed-query.ts';

interface Realised {
  readonly id: number;
  readonly realised: string;
  /** Orders whose positions are open, by their numbers. */
  readonly open: readonly number[];
}

/** The result of each of an account's followings at current prices; the account's money at 6 digits. */
export async function resultsOf(
  queryable: Queryable,
  engine: Engine,
  accountId: number,
  followingIds: readonly number[],
): Promise<ReadonlyMap<number, Decimal>> {
  if (followingIds.length === 0) return new Map();
  const found = await rows(queryable, realisedOf(followingIds));
  return engine.view(accountId, (account) => {
    const profits = openProfits(account);
    return new Map(
      found.map(({ id, realised, open }) => [
        id,
        add(decimal(realised), sum(open.map((order) => profits.get(order) ?? ZERO))),
      ]),
    );
  });
}

/** A statement of joins over sums and a list, which reads best as SQL. */
function realisedOf(followingIds: readonly number[]) {
  return sql<Realised>`
    SELECT followings.id,
      COALESCE((
        SELECT SUM(deals.profit - deals.fee) FROM copies JOIN deals ON deals.position_id = copies.order_id
        WHERE copies.following_id = followings.id AND deals.history_id IS NOT NULL
      ), 0)::TEXT AS realised,
      COALESCE((
        SELECT jsonb_agg(copies.order_id) FROM copies JOIN positions ON positions.id = copies.order_id
        WHERE copies.following_id = followings.id AND positions.closed_at IS NULL
      ), '[]'::jsonb) AS open
    FROM followings WHERE followings.id = ${listed(followingIds)}`;
}

function openProfits(account: TradingAccount): ReadonlyMap<number, Decimal> {
  return new Map(
    account.openProfits().map(({ position, profit }) => [position.order.id, subtract(profit, position.fee)]),
  );
}
