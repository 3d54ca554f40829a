import type { Migration } from './migration.ts';

/** Migrations: articles that come at a time, and go again. */
export const NEWS_STEPS: readonly Migration[] = [
  {
    name: '2026-11-29.2 scheduled and withdrawn articles',
    statements: [
      `ALTER TABLE news_texts
        ADD COLUMN shown_from BIGINT NOT NULL DEFAULT 0,
        ADD COLUMN is_withdrawn BOOLEAN NOT NULL DEFAULT FALSE`,
    ],
  },
];
