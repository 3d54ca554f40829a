import { describe, expect, it } from 'vitest';
import { CoalescedTask, Semaphore, SingleFlight } from '../../../src/lib/concurrency.ts';
import { newDeferred, type Deferred } from '../../../src/lib/deferred.ts';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a semaphore', () => {
  it('lets as many tasks run as it has permits, the others in their order, also after one that failed', async () => {
    const semaphore = new Semaphore(2);
    const started: number[] = [];
    const ends: Deferred<void>[] = [];
    const runs = [0, 1, 2, 3].map((index) =>
      semaphore.run(async () => {
        started.push(index);
        await (ends[index] = newDeferred<void>()).promise;
        if (index === 0) throw new Error('failed');
      }),
    );
    const failure = expect(runs[0]).rejects.toThrow('failed');
    await settled();
    expect(started).toEqual([0, 1]);
    ends[0]?.resolve();
    await failure;
    await settled();
    expect(started).toEqual([0, 1, 2]);
    ends[1]?.resolve();
    await settled();
    expect(started).toEqual([0, 1, 2, 3]);
  });
});

describe('a single flight', () => {
  it('shares the result of a call that runs, by key, and calls again afterwards', async () => {
    const flights = new SingleFlight<string, number>();
    let calls = 0;
    const call = async (): Promise<number> => ++calls;
    expect(await Promise.all([flights.run('a', call), flights.run('a', call), flights.run('b', call)])).toEqual([
      1, 1, 2,
    ]);
    expect(await flights.run('a', call)).toBe(3);
  });

  it('shares a failure, and forgets it', async () => {
    const flights = new SingleFlight<string, number>();
    const failing = flights.run('a', () => Promise.reject(new Error('failed')));
    await expect(flights.run('a', async () => 1)).rejects.toThrow('failed');
    await expect(failing).rejects.toThrow('failed');
    expect(await flights.run('a', async () => 1)).toBe(1);
  });
});

describe('a coalesced task', () => {
  it('runs once more for any number of requests that came while it ran', async () => {
    const ends: Deferred<void>[] = [];
    const task = new CoalescedTask(() => {
      const end = newDeferred<void>();
      ends.push(end);
      return end.promise;
    });
    const done = task.request();
    void task.request();
    void task.request();
    expect([ends.length, task.isRequested]).toEqual([1, true]);
    ends[0]?.resolve();
    await settled();
    expect([ends.length, task.isRequested]).toEqual([2, false]);
    ends[1]?.resolve();
    await done;
    expect(ends).toHaveLength(2);
  });

  it('forgets a request that was cancelled, and runs again after a failure', async () => {
    let runs = 0;
    const task = new CoalescedTask(async () => {
      if (++runs === 1) throw new Error('failed');
    });
    const failing = task.request();
    void task.request();
    task.cancel();
    await expect(failing).rejects.toThrow('failed');
    await task.request();
    expect(runs).toBe(2);
  });
});
