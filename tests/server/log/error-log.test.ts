/** What the log says of errors: nothing of a user's, and of many equal ones that there were many. */
import { DatabaseError } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeError, withoutValues } from '../../../server/log/describe-error.ts';
import { ErrorLog } from '../../../server/log/error-log.ts';
import { DatabaseUnavailableError } from '../../../server/store/database-errors.ts';
import type { Database } from '../../../server/store/database.ts';
import { onEachDatabase } from '../../support/server/databases.ts';

const FAILURES = 10_000;

interface Line {
  readonly fields: object;
  readonly message: string;
}

function openLog(): { readonly log: ErrorLog; readonly lines: Line[] } {
  const lines: Line[] = [];
  return { log: new ErrorLog({ error: (fields, message) => lines.push({ fields, message }) }), lines };
}

describe('the log of errors', () => {
  it('says at once that something failed, and once a minute how often it did again', () => {
    const { log, lines } = openLog();
    for (let count = 0; count < FAILURES; count++) log.report('A booking failed', new Error('Out of step'));
    expect(lines).toHaveLength(1);
    log.flush();
    expect(lines).toMatchObject([
      { message: 'A booking failed' },
      { message: 'A booking failed, again', fields: { times: FAILURES - 1 } },
    ]);
    log.flush();
    log.flush();
    expect(lines).toHaveLength(2);
    log.report('A booking failed', new Error('Out of step'));
    expect(lines).toHaveLength(3);
    log.close();
  });

  it('counts errors that differ only in what a user sent as one', () => {
    const { log, lines } = openLog();
    for (let count = 0; count < FAILURES; count++) log.report('A call failed', new Error(`Not a number: "${count}"`));
    log.close();
    expect(lines).toHaveLength(2);
  });

  it('stays short whatever fails', () => {
    const { log, lines } = openLog();
    for (let count = 0; count < FAILURES; count++) log.report(`Part ${count} failed`, new Error('Broken'));
    expect(lines.length).toBeLessThanOrEqual(100);
    log.close();
    expect(lines.length).toBeLessThanOrEqual(101);
  });
});

describe('the description of an error', () => {
  it.each([
    ['550 5.1.1 <client@example.com>: Recipient rejected', '… …: Recipient rejected'],
    ['No such user client@example.com here', 'No such user … here'],
    ['The gateway does not know +44 7700 900123.', 'The gateway does not know ….'],
    ['invalid input syntax for type bigint: "a"secret"b"', 'invalid input syntax for type bigint: …'],
    ['Key (email)=(client@example.com) already exists.', 'Key … already exists.'],
    ['Token 5f0c1d2e3a4b5c6d7e8f90a1b2c3 has expired', 'Token … has expired'],
    ['There is no account 17', 'There is no account 17'],
  ])('cuts %s', (text, kept) => {
    expect(withoutValues(text)).toBe(kept);
  });

  it('has the code, the place and the cause', () => {
    const cause = new DatabaseError('terminating connection due to administrator command', 100, 'error');
    cause.code = '57P01';
    expect(describeError(new DatabaseUnavailableError({ cause }))).toMatchObject({
      name: 'DatabaseUnavailableError',
      message: 'The database is unavailable',
      stack: expect.arrayContaining([expect.stringMatching(/^at .*error-log\.test\.ts/)]),
      cause: { code: '57P01' },
    });
  });

  it('is of anything that can be thrown', () => {
    for (const thrown of [undefined, null, 'client@example.com', { detail: 'client@example.com' }]) {
      expect(JSON.stringify(describeError(thrown))).not.toContain('client');
    }
  });
});

onEachDatabase('the description of a failed statement', (use) => {
  let database: Database;
  beforeAll(async () => {
    database = use();
    await database.query(`CREATE TABLE secrets (id INTEGER PRIMARY KEY, text TEXT CHECK (text <> 'never'))`);
  });

  it.each<[string, string, (string | number)[]]>([
    ['that breaks a rule', 'INSERT INTO secrets VALUES ($1, $2), (2, $3)', [1, 'never', 'sealed words']],
    ['that comes twice', 'INSERT INTO secrets VALUES ($1, $2), ($1, $2)', [77_777_777, 'sealed words']],
    ['that cannot be read', 'INSERT INTO secrets VALUES (CAST($1::text AS INTEGER), $2)', ['sealed', 'words']],
    ['that is none', 'INSERT INTO nowhere VALUES ($1)', ['sealed words']],
  ])('%s holds nothing of its values', async (_, statement, values) => {
    const error: unknown = await database.query(statement, values).catch((thrown: unknown) => thrown);
    const text = JSON.stringify(describeError(error));
    expect(text).toMatch(/"code":"\w{5}"/);
    for (const value of values) if (value !== 1) expect(text).not.toContain(String(value));
    expect(text).not.toContain('sealed');
  });
});
