/** What a day did to the money of real accounts: sums by what they were for, what waits, what the house has. */
import { sql } from 'kysely';
import type { Queryable } from '../store/database.ts';
import { rows } from '../store/typed-query.ts';

/** Sums of one kind; decimal texts, the account's money. Empty columns do not concern it. */
export interface DayLine {
  readonly part: 'moved' | 'waiting' | 'house';
  readonly what: string;
  readonly count: number | null;
  /** From the house to the accounts. */
  readonly in: string | null;
  /** From the accounts to the house. */
  readonly out: string | null;
  /** Between an account's cash and its reserve; what waits; what the house has. */
  readonly sum: string | null;
}

/**
 * The report of a day.
 * @param from epoch ms of its beginning @param to epoch ms of its end, exclusive; what the house has is of that moment
 */
export async function dayReport(queryable: Queryable, from: number, to: number): Promise<readonly DayLine[]> {
  return [...(await moved(queryable, from, to)), ...(await waiting(queryable)), ...(await house(queryable, to))];
}

function moved(queryable: Queryable, from: number, to: number): Promise<readonly DayLine[]> {
  return rows(
    queryable,
    sql<DayLine>`SELECT 'moved' AS part, transfers.code AS what, COUNT(*) AS count,
        SUM(amount) FILTER (WHERE debited.account_id IS NULL)::TEXT AS in,
        SUM(amount) FILTER (WHERE credited.account_id IS NULL)::TEXT AS out,
        SUM(amount) FILTER (WHERE debited.account_id IS NOT NULL AND credited.account_id IS NOT NULL)::TEXT AS sum
      FROM transfers
      JOIN ledger_accounts AS debited ON debited.id = debit_id
      JOIN ledger_accounts AS credited ON credited.id = credit_id
      WHERE transfers.ledger = 'real' AND created_at >= ${from} AND created_at < ${to}
      GROUP BY transfers.code ORDER BY transfers.code`,
  );
}

/** Of now: what waited on another day cannot be told from what was decided since. */
function waiting(queryable: Queryable): Promise<readonly DayLine[]> {
  return rows(
    queryable,
    sql<DayLine>`SELECT 'waiting' AS part, 'deposits' AS what, COUNT(*) AS count, NULL AS in, NULL AS out,
        COALESCE(SUM(credited), 0)::TEXT AS sum FROM deposits WHERE state = 'pending'
      UNION ALL
      SELECT 'waiting', 'withdrawals', COUNT(*), NULL, NULL, COALESCE(SUM(amount), 0)::TEXT
        FROM withdrawals WHERE state = 'pending'
      UNION ALL
      SELECT 'waiting', 'invite_rewards', COUNT(*), NULL, NULL, COALESCE(SUM(amount), 0)::TEXT
        FROM invite_rewards WHERE state = 'pending'`,
  );
}

function house(queryable: Queryable, to: number): Promise<readonly DayLine[]> {
  return rows(
    queryable,
    sql<DayLine>`SELECT 'house' AS part, house.code AS what, NULL::BIGINT AS count, NULL AS in, NULL AS out,
        COALESCE(SUM(CASE WHEN credit_id = house.id THEN amount ELSE -amount END), 0)::TEXT AS sum
      FROM ledger_accounts AS house
      LEFT JOIN transfers ON house.id IN (debit_id, credit_id) AND created_at < ${to}
      WHERE house.account_id IS NULL AND house.ledger = 'real'
      GROUP BY house.id, house.code ORDER BY house.code`,
  );
}
