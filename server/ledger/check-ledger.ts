import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { rows } from '../store/typed-query.ts';

/** A rule of the ledger that does not hold, and the first row that breaks it. */
export interface LedgerFault {
  readonly rule: string;
  /** What is wrong, with ids and amounts. */
  readonly row: string;
}

interface Rule {
  readonly rule: string;
  /** Gives the rows that break it as `row`, first the oldest. Plain SQL, in which an auditor reads what is proved. */
  readonly broken: string;
}

const BALANCES = `SELECT ledger_accounts.*, (
    SELECT COALESCE(SUM(CASE WHEN credit_id = ledger_accounts.id THEN amount ELSE -amount END), 0)
    FROM transfers WHERE account_id = ledger_accounts.account_id AND ledger_accounts.id IN (debit_id, credit_id)
  ) AS moved FROM ledger_accounts WHERE account_id IS NOT NULL`;

const RULES: readonly Rule[] = [
  {
    rule: 'Each balance equals its transfers.',
    broken: `SELECT 'Account ' || account_id || ', ' || code || ': balance ' || balance || ', transfers ' || moved AS row
      FROM (${BALANCES}) AS balances WHERE balance <> moved ORDER BY account_id, code`,
  },
  {
    rule: 'Each ledger sums to zero.',
    broken: `SELECT 'Ledger ' || ledger || ': ' || SUM(balance) AS row FROM (
        SELECT ledger, balance FROM ledger_accounts WHERE account_id IS NOT NULL
        UNION ALL
        SELECT ledger_accounts.ledger, CASE WHEN credit_id = ledger_accounts.id THEN amount ELSE -amount END
        FROM ledger_accounts JOIN transfers ON ledger_accounts.id IN (debit_id, credit_id)
        WHERE ledger_accounts.account_id IS NULL
      ) AS balances GROUP BY ledger HAVING SUM(balance) <> 0 ORDER BY ledger`,
  },
  {
    rule: 'A transfer moves money of its own account, in its own ledger.',
    broken: `SELECT 'Transfer ' || transfers.id || ' of account ' || transfers.account_id AS row
      FROM transfers JOIN trading_accounts ON trading_accounts.id = transfers.account_id
      JOIN ledger_accounts AS debited ON debited.id = debit_id JOIN ledger_accounts AS credited ON credited.id = credit_id
      WHERE kind <> transfers.ledger OR debited.ledger <> kind OR credited.ledger <> kind
        OR COALESCE(debited.account_id, transfers.account_id) <> transfers.account_id
        OR COALESCE(credited.account_id, transfers.account_id) <> transfers.account_id
        OR (debited.account_id IS NULL AND credited.account_id IS NULL)
      ORDER BY transfers.id`,
  },
  {
    rule: 'Reserved money is never below zero.',
    broken: `SELECT 'Account ' || account_id || ': ' || balance AS row FROM ledger_accounts
      WHERE code = 'reserved' AND balance < 0 ORDER BY account_id`,
  },
  {
    rule: 'Reserved is what withdrawals that wait hold.',
    broken: `SELECT 'Account ' || reserved.account_id || ': ' || balance || ', withdrawals ' || COALESCE(waiting, 0) AS row
      FROM ledger_accounts AS reserved LEFT JOIN (
        SELECT account_id, SUM(amount) AS waiting FROM withdrawals WHERE state = 'pending' GROUP BY account_id
      ) AS held ON held.account_id = reserved.account_id
      WHERE code = 'reserved' AND balance <> COALESCE(waiting, 0) ORDER BY reserved.account_id`,
  },
  {
    rule: 'A withdrawal has the transfers of its state.',
    broken: `SELECT 'Withdrawal ' || withdrawals.id || ', ' || state || ': ' || STRING_AGG(transfers.code, ', ') AS row
      FROM withdrawals LEFT JOIN transfers ON reference = 'withdrawal/' || withdrawals.id
        AND transfers.account_id = withdrawals.account_id
      GROUP BY withdrawals.id HAVING COALESCE(SUM(transfers.amount), 0) <> withdrawals.amount * CASE state WHEN 'pending' THEN 1 ELSE 2 END
        OR COUNT(*) FILTER (WHERE code = 'withdrawal_returned') <> CASE WHEN state IN ('rejected', 'invalid') THEN 1 ELSE 0 END
      ORDER BY withdrawals.id`,
  },
  {
    rule: 'A deposit has been credited when it is finished, and only then.',
    broken: `SELECT 'Deposit ' || deposits.id || ', ' || state || ': ' || COALESCE(transfers.amount, 0) AS row
      FROM deposits LEFT JOIN transfers ON code = 'deposit' AND reference = 'deposit/' || deposits.id
      WHERE COALESCE(transfers.amount, 0) <> CASE state WHEN 'finished' THEN credited ELSE 0 END ORDER BY deposits.id`,
  },
  {
    rule: 'A reward has been paid when it is finished, and only then.',
    broken: `SELECT 'Reward ' || invite_rewards.id || ', ' || state || ': ' || COALESCE(transfers.amount, 0) AS row
      FROM invite_rewards LEFT JOIN transfers ON code = 'invite_reward' AND reference = 'invite/' || invite_rewards.id
        AND transfers.account_id = invite_rewards.account_id
      WHERE COALESCE(transfers.amount, 0) <> CASE state WHEN 'finished' THEN invite_rewards.amount ELSE 0 END
      ORDER BY invite_rewards.id`,
  },
  {
    rule: 'Nothing is booked twice.',
    broken: `SELECT 'Transfer ' || MAX(id) || ': ' || code || ' ' || reference AS row FROM transfers
      GROUP BY code, reference HAVING COUNT(*) > 1 ORDER BY MAX(id)`,
  },
  {
    rule: 'A running balance follows from the one before.',
    broken: `SELECT 'Transfer ' || id || ' of account ' || account_id || ': ' || cash_after || ', not ' || reckoned AS row
      FROM (
        SELECT transfers.*, SUM(CASE WHEN cash.id = credit_id THEN amount WHEN cash.id = debit_id THEN -amount ELSE 0 END)
          OVER (PARTITION BY transfers.account_id ORDER BY transfers.id) AS reckoned
        FROM transfers JOIN ledger_accounts AS cash ON cash.account_id = transfers.account_id AND cash.code = 'cash'
      ) AS running WHERE cash_after <> reckoned ORDER BY id`,
  },
  {
    rule: 'A closed position has profits booked as its deals say.',
    broken: `SELECT 'Deal ' || position_id || '/' || number || ': ' || profit AS row
      FROM deals LEFT JOIN transfers ON transfers.code = 'profit' AND reference = position_id || '/' || number
      WHERE profit <> 0 AND transfers.id IS NOT NULL AND ABS(profit) <> amount ORDER BY position_id, number`,
  },
];

/**
 * Proves the rules of the ledger on the database as it is at one moment; empty where all hold. Each rule is one
 * statement, so that bookings under way are seen as a whole or not at all.
 */
export async function checkLedger(database: Database): Promise<readonly LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const { rule, broken } of RULES) {
    const breaches = sql<{ readonly row: string }>`SELECT row::TEXT AS row FROM (${sql.raw(broken)}) AS faults LIMIT 1`;
    const [first] = await rows(database, breaches);
    if (first) faults.push({ rule, row: first.row });
  }
  return faults;
}
