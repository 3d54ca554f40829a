import { expect, it } from 'vitest';
import { Quota } from '../../../server/users/quota.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';

const WINDOW = 1_000;

onEachDatabase('a quota', (database) => {
  let kinds = 0;

  function quotaOf(allowed: number): { readonly quota: Quota; readonly clock: ManualClock } {
    const clock = new ManualClock();
    const kind = `quota ${++kinds}`;
    return { quota: new Quota({ database: database(), clock, kind, allowed, windowMs: WINDOW }), clock };
  }

  it('allows so many of each key in a window that begins with the first', async () => {
    const { quota, clock } = quotaOf(2);
    expect(await quota.take('x')).toBe(true);
    clock.advance(WINDOW - 1);
    expect(await quota.take('x')).toBe(true);
    expect(await quota.take('x')).toBe(false);
    expect(await quota.take('y')).toBe(true);
    clock.advance(1);
    for (let i = 0; i < 2; i++) expect(await quota.take('x')).toBe(true);
    expect(await quota.take('x')).toBe(false);
  });

  it('lets no more through than are allowed, all at once', async () => {
    const { quota } = quotaOf(3);
    const taken = await Promise.all(Array.from({ length: 10 }, () => quota.take('x')));
    expect(taken.filter(Boolean)).toHaveLength(3);
  });

  it('of nothing sets no limit, and keeps nothing', async () => {
    await database().query('DELETE FROM attempts');
    const { quota } = quotaOf(0);
    for (let i = 0; i < 9; i++) expect(await quota.take('x')).toBe(true);
    expect(await database().query('SELECT * FROM attempts')).toEqual([]);
  });
});
