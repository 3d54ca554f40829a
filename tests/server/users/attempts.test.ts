import { expect, it } from 'vitest';
import { Attempts, tidyAttempts } from '../../../server/users/attempts.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';

const WINDOW = 1_000;

onEachDatabase('attempts', (database) => {
  let kinds = 0;

  /** Counted apart from those of every other test. */
  function attemptsOf(allowed: number, kind = `kind ${++kinds}`): { readonly attempts: Attempts; clock: ManualClock } {
    const clock = new ManualClock();
    return { attempts: new Attempts({ database: database(), clock, kind, allowed, windowMs: WINDOW }), clock };
  }

  it('are locked after the last that is allowed, and free when the time is over', async () => {
    const { attempts, clock } = attemptsOf(3);
    for (let i = 0; i < 3; i++) {
      expect(await attempts.lockedFor('x')).toBe(0);
      expect(await attempts.take('x')).toBe(true);
    }
    expect(await attempts.lockedFor('x')).toBe(WINDOW);
    expect(await attempts.lockedFor('y')).toBe(0);
    clock.advance(WINDOW - 1);
    expect(await attempts.take('x')).toBe(false);
    // What is refused does not make the lock longer.
    expect(await attempts.lockedFor('x')).toBe(1);
    clock.advance(1);
    expect(await attempts.lockedFor('x')).toBe(0);
    expect(await attempts.take('x')).toBe(true);
    expect(await attempts.lockedFor('x')).toBe(0);
  });

  it('are counted from the last one on', async () => {
    const { attempts, clock } = attemptsOf(2);
    await attempts.take('x');
    clock.advance(WINDOW - 1);
    await attempts.take('x');
    expect(await attempts.lockedFor('x')).toBe(WINDOW);
  });

  it('let no more through than are allowed, all at once', async () => {
    const { attempts } = attemptsOf(5);
    const taken = await Promise.all(Array.from({ length: 20 }, () => attempts.take('x')));
    expect(taken.filter(Boolean)).toHaveLength(5);
  });

  it('are forgiven one by one, or all', async () => {
    const { attempts } = attemptsOf(2);
    for (let i = 0; i < 2; i++) await attempts.take('x');
    await attempts.forgive('x');
    expect(await attempts.lockedFor('x')).toBe(0);
    await attempts.take('x');
    expect(await attempts.lockedFor('x')).toBe(WINDOW);
    await attempts.clear('x');
    expect(await attempts.lockedFor('x')).toBe(0);
    await attempts.forgive('x');
    for (let i = 0; i < 2; i++) expect(await attempts.take('x')).toBe(true);
    expect(await attempts.take('x')).toBe(false);
  });

  it('of one kind are not those of another, and all outlive who counts', async () => {
    const { attempts } = attemptsOf(1, 'names');
    await attempts.take('x');
    expect(await attemptsOf(1, 'addresses').attempts.lockedFor('x')).toBe(0);
    expect(await attemptsOf(1, 'names').attempts.lockedFor('x')).toBe(WINDOW);
  });

  it('take any key, and keep nothing that tells it', async () => {
    const { attempts } = attemptsOf(1);
    for (const key of ['my secret by mistake', 'with\u0000zero', '\ud800', 'x'.repeat(10_000), '']) {
      await attempts.take(key);
      expect(await attempts.lockedFor(key)).toBe(WINDOW);
    }
    expect(JSON.stringify(await database().query('SELECT * FROM attempts'))).not.toContain('secret');
  });

  it('are forgotten when they lock nothing any more, and not before', async () => {
    const { attempts, clock } = attemptsOf(1);
    await database().query('DELETE FROM attempts');
    await attempts.take('x');
    await tidyAttempts(database(), clock.now() + WINDOW - 1);
    expect(await attempts.lockedFor('x')).toBe(WINDOW);
    await tidyAttempts(database(), clock.now() + WINDOW);
    expect(await database().query('SELECT * FROM attempts')).toEqual([]);
  });
});
