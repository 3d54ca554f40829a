import type { Migration } from './migration.ts';

/** Migrations: companies that can be looked up. */
export const COMPANY_STEPS: readonly Migration[] = [
  {
    name: '2026-11-29.1 companies',
    statements: [
      `CREATE TABLE companies (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        code TEXT NOT NULL,
        name TEXT NOT NULL UNIQUE CHECK (name <> ''),
        names JSONB NOT NULL,
        logo TEXT NOT NULL,
        url TEXT NOT NULL,
        subject TEXT NOT NULL,
        registered_address TEXT NOT NULL,
        location TEXT NOT NULL,
        email TEXT NOT NULL
      )`,
    ],
  },
];
