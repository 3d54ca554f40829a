import type { Migration } from './migration.ts';

const MONEY = 'NUMERIC(36, 6)';

/** Migrations: leaders, those who follow them, and copied positions. */
export const FOLLOW_STEPS: readonly Migration[] = [
  {
    name: '2026-11-28.1 copied orders',
    statements: [
      'ALTER TABLE orders ADD COLUMN follow_code TEXT',
      'ALTER TABLE deals DROP CONSTRAINT IF EXISTS deals_reason_check',
      `ALTER TABLE deals ADD CONSTRAINT deals_reason_check
        CHECK (reason IN ('open', 'user', 'copy', 'stop_loss', 'take_profit', 'stop_out'))`,
    ],
  },
  {
    name: '2026-11-28.2 leaders and followings',
    statements: [
      `CREATE TABLE leaders (
        account_id BIGINT PRIMARY KEY REFERENCES trading_accounts (id),
        code TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        is_house BOOLEAN NOT NULL DEFAULT FALSE,
        is_published BOOLEAN NOT NULL DEFAULT TRUE,
        published_at BIGINT NOT NULL
      )`,
      `CREATE TABLE followings (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        leader_id BIGINT NOT NULL REFERENCES leaders (account_id),
        follower_id BIGINT NOT NULL REFERENCES trading_accounts (id),
        client_id TEXT,
        mode TEXT NOT NULL CHECK (mode IN ('fixed', 'equity')),
        multiple NUMERIC NOT NULL CHECK (multiple > 0),
        max_lots NUMERIC CHECK (max_lots > 0),
        stop_loss ${MONEY} CHECK (stop_loss > 0),
        state TEXT NOT NULL CHECK (state IN ('running', 'paused', 'ended')),
        end_reason TEXT NOT NULL DEFAULT '',
        leader_sequence BIGINT NOT NULL,
        created_at BIGINT NOT NULL,
        ended_at BIGINT CHECK ((ended_at IS NULL) = (state <> 'ended')),
        is_told BOOLEAN NOT NULL DEFAULT FALSE,
        UNIQUE (follower_id, client_id),
        CHECK (leader_id <> follower_id)
      )`,
      `CREATE UNIQUE INDEX followings_under_way ON followings (leader_id, follower_id) WHERE state <> 'ended'`,
      'CREATE INDEX followings_of_follower ON followings (follower_id, id DESC)',
      `CREATE INDEX followings_untold ON followings (id) WHERE state = 'ended' AND NOT is_told`,
      `CREATE TABLE copies (
        following_id BIGINT NOT NULL REFERENCES followings (id),
        leader_position_id BIGINT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('opening', 'open', 'behind', 'closing', 'closed', 'released', 'skipped')),
        reason TEXT NOT NULL DEFAULT '',
        leader_lots NUMERIC NOT NULL,
        lots NUMERIC NOT NULL,
        order_id BIGINT UNIQUE,
        created_at BIGINT NOT NULL,
        PRIMARY KEY (following_id, leader_position_id)
      )`,
      'CREATE INDEX copies_of_position ON copies (leader_position_id)',
      `CREATE INDEX copies_under_way ON copies (following_id) WHERE state IN ('opening', 'open', 'behind', 'closing')`,
    ],
  },
  {
    name: '2026-11-28.3 figures of leaders',
    statements: [
      `CREATE TABLE leader_figures (
        account_id BIGINT PRIMARY KEY REFERENCES trading_accounts (id),
        sequence BIGINT NOT NULL,
        cash NUMERIC NOT NULL,
        segment_start NUMERIC NOT NULL,
        base NUMERIC NOT NULL,
        opened INTEGER NOT NULL,
        peak NUMERIC NOT NULL,
        max_drawdown NUMERIC NOT NULL
      )`,
      `CREATE TABLE leader_steps (
        account_id BIGINT NOT NULL REFERENCES trading_accounts (id),
        sequence BIGINT NOT NULL,
        at BIGINT NOT NULL,
        growth NUMERIC NOT NULL,
        PRIMARY KEY (account_id, sequence)
      )`,
      `CREATE TABLE leader_results (
        account_id BIGINT NOT NULL REFERENCES trading_accounts (id),
        position_id BIGINT NOT NULL,
        net NUMERIC NOT NULL,
        closed_at BIGINT,
        PRIMARY KEY (account_id, position_id)
      )`,
    ],
  },
];
