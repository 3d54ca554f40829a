import type { Migration } from './migration.ts';

/** Migrations: what leaders trade and how long, and how many followed them. */
export const LEADER_STEPS: readonly Migration[] = [
  {
    name: '2026-11-29.3 instruments of leaders',
    statements: [
      'ALTER TABLE leader_results ADD COLUMN code TEXT, ADD COLUMN opened_at BIGINT',
      `UPDATE leader_results SET code = orders.code, opened_at = positions.opened_at
        FROM positions JOIN orders ON orders.id = positions.id WHERE positions.id = leader_results.position_id`,
      'DELETE FROM leader_results WHERE code IS NULL',
      'ALTER TABLE leader_results ALTER COLUMN code SET NOT NULL, ALTER COLUMN opened_at SET NOT NULL',
      'CREATE INDEX followings_of_leader ON followings (leader_id, created_at)',
    ],
  },
];
