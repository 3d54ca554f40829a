import type { Migration } from './migration.ts';

const HOUSE = ['trading', 'fees', 'deposits_clearing', 'withdrawals_clearing', 'demo_funding', 'promotions'];
const CODES = ['cash', 'reserved', ...HOUSE].map((code) => `'${code}'`).join(', ');

/** Migrations: rewards for those who invite others, and the account of the house from which they are paid. */
export const INVITE_STEPS: readonly Migration[] = [
  {
    name: '2026-11-30.1 rewards for invitations',
    statements: [
      'ALTER TABLE ledger_accounts DROP CONSTRAINT IF EXISTS ledger_accounts_code_check',
      `ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_code_check CHECK (code IN (${CODES}))`,
      `INSERT INTO ledger_accounts (ledger, code) VALUES ('demo', 'promotions'), ('real', 'promotions')`,
      `CREATE TABLE invite_rewards (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        invited_id BIGINT NOT NULL UNIQUE REFERENCES users (id),
        account_id BIGINT NOT NULL REFERENCES trading_accounts (id),
        amount NUMERIC(36, 6) NOT NULL CHECK (amount > 0),
        state TEXT NOT NULL CHECK (state IN ('pending', 'finished', 'rejected')),
        remark TEXT NOT NULL DEFAULT '',
        created_at BIGINT NOT NULL,
        decided_at BIGINT CHECK ((decided_at IS NULL) = (state = 'pending'))
      )`,
      `CREATE INDEX invite_rewards_waiting ON invite_rewards (id) WHERE state = 'pending'`,
    ],
  },
];
