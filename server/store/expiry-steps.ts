/** Steps of the schema: what outlives a restart, and ends by itself. */
export const EXPIRY_STEPS: ReadonlyArray<readonly [name: string, statements: readonly string[]]> = [
  [
    'attempts and codes that outlive a restart',
    [
      `CREATE TABLE attempts (
        key_hash TEXT PRIMARY KEY,
        count INTEGER NOT NULL,
        ends_at BIGINT NOT NULL
      )`,
      'CREATE INDEX attempts_by_end ON attempts (ends_at)',
      // Their hashes were keyed by a process that is no more.
      'UPDATE codes SET used = TRUE',
    ],
  ],
  [
    'pictures that go',
    [
      'ALTER TABLE uploads ADD COLUMN removed_at BIGINT',
      'CREATE INDEX uploads_removed ON uploads (name) WHERE removed_at IS NOT NULL',
      'ALTER TABLE identity_reviews ALTER COLUMN front DROP NOT NULL, ALTER COLUMN reverse DROP NOT NULL',
    ],
  ],
];
