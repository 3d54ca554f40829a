import { describe, expect, it } from 'vitest';
import { statementName } from '../../../server/store/statement-names.ts';

describe('the name of a statement', () => {
  it('is the same each time and that of no other one', () => {
    const first = statementName('SELECT id FROM users WHERE id = $1');
    const second = statementName('UPDATE users SET level = $2 WHERE id = $1');
    expect(first).toBeDefined();
    expect(second).toBeDefined();
    expect(first).not.toBe(second);
    expect(statementName('SELECT id FROM users WHERE id = $1')).toBe(first);
  });

  it.each([
    'SELECT * FROM users',
    'SELECT users.*, kind FROM users JOIN trading_accounts ON user_id = users.id',
    'INSERT INTO users (level) VALUES (1) RETURNING *',
  ])('is missing where a change of the schema would change what comes back: %s', (statement) => {
    expect(statementName(statement)).toBeUndefined();
  });

  it('is there for a count of rows', () => {
    expect(statementName('SELECT COUNT(*) AS count FROM users')).toBeDefined();
  });

  it('is missing for what is not worth keeping', () => {
    expect(statementName('CREATE TABLE notes (text TEXT)')).toBeUndefined();
  });
});
