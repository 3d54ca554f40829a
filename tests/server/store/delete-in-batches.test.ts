import { beforeAll, expect, it, vi } from 'vitest';
import { deleteInBatches } from '../../../server/store/delete-in-batches.ts';
import { onEachDatabase } from '../../support/server/databases.ts';

const ROWS = 1_700;
const OLD = 1_234;

onEachDatabase('deleting what is old', (database) => {
  beforeAll(async () => {
    await database().query('CREATE TABLE things (id BIGINT PRIMARY KEY, at BIGINT NOT NULL)');
    await database().query('INSERT INTO things SELECT n, n FROM generate_series(1, $1::INTEGER) AS n', [ROWS]);
  });

  it('takes it all, a few hundred rows at a time, and nothing else', async () => {
    const queries = vi.spyOn(database(), 'query');
    await deleteInBatches(database(), 'things', 'at <= $1', [OLD]);
    expect(queries).toHaveBeenCalledTimes(3);
    queries.mockRestore();
    const [left] = await database().query('SELECT COUNT(*) AS rows, MIN(at) AS oldest FROM things');
    expect(left).toEqual({ rows: ROWS - OLD, oldest: OLD + 1 });
    await deleteInBatches(database(), 'things', 'at <= $1', [OLD]);
  });
});
