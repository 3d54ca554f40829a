import type { Migration } from './migration.ts';

/** Migrations: tables by the words that the code has for what they hold. */
export const NAMING_STEPS: readonly Migration[] = [
  {
    name: '2026-11-24.5 admin actions, seeds',
    statements: [
      'ALTER TABLE office_actions RENAME TO admin_actions',
      'ALTER INDEX office_actions_by_age RENAME TO admin_actions_by_age',
      'ALTER TABLE plantings RENAME TO seeds',
    ],
  },
];
