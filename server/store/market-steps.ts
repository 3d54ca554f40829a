/** Steps of the schema: what the market keeps. */
export const MARKET_STEPS: ReadonlyArray<readonly [name: string, statements: readonly string[]]> = [
  [
    'replays that go on after a restart',
    ['CREATE TABLE replays (fingerprint TEXT PRIMARY KEY, began_at BIGINT NOT NULL)'],
  ],
];
