import { beforeAll, expect, it, vi } from 'vitest';
import { deleteInBatches } from '../../../server/store/delete-in-batches.ts';
import { query } from '../../../server/store/typed-query.ts';
import { onEachDatabase } from '../../support/server/databases.ts';

const ROWS = 1_700;
const OLD = 1_234;

onEachDatabase('deleting what is old', (database) => {
  beforeAll(async () => {
    const rows = 'SELECT n::TEXT, 1, n FROM generate_series(1, $1::INTEGER) AS n';
    await database().query(`INSERT INTO attempts (key_hash, count, ends_at) ${rows}`, [ROWS]);
  });

  it('takes it all, a few hundred rows at a time, and nothing else', async () => {
    const queries = vi.spyOn(database(), 'query');
    await deleteInBatches(database(), 'attempts', query.selectFrom('attempts').where('ends_at', '<=', OLD));
    expect(queries).toHaveBeenCalledTimes(3);
    queries.mockRestore();
    const [left] = await database().query('SELECT COUNT(*) AS rows, MIN(ends_at) AS oldest FROM attempts');
    expect(left).toEqual({ rows: ROWS - OLD, oldest: OLD + 1 });
    await deleteInBatches(database(), 'attempts', query.selectFrom('attempts').where('ends_at', '<=', OLD));
  });
});
