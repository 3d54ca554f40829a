import type { Migration } from './migration.ts';

/** Migrations: what the market keeps. */
export const MARKET_STEPS: readonly Migration[] = [
  {
    name: '2026-11-01.12 replays that go on after a restart',
    statements: ['CREATE TABLE replays (fingerprint TEXT PRIMARY KEY, began_at BIGINT NOT NULL)'],
  },
];
