import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../../src/lib/result.ts';
import type { Outcome } from '../../../src/contract/worker/trading-api.ts';
import { withDeadline } from '../../../src/worker-client/deadline.ts';

const never = new Promise<Outcome<string>>(() => undefined);

describe('a command with a deadline', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('answers what the worker answers, and leaves no timer behind', async () => {
    await expect(withDeadline(Promise.resolve(ok('done')), 'x', 1_000)).resolves.toEqual({ ok: true, value: 'done' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('hands a failure on as it is', async () => {
    const refused: Outcome<string> = { ok: false, error: { kind: 'refused', origin: 'x', message: 'No' } };
    await expect(withDeadline(Promise.resolve(refused), 'y', 1_000)).resolves.toBe(refused);
  });

  it('has timed out after its time and not before', async () => {
    const outcome = withDeadline(never, 'submitOrder', 1_000);
    const answered = vi.fn();
    void outcome.then(answered);
    await vi.advanceTimersByTimeAsync(999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toEqual({ ok: false, error: { kind: 'timeout', origin: 'submitOrder' } });
  });

  it.each([
    [new Error('gone'), 'gone'],
    ['gone', 'gone'],
  ])('has crashed where the call throws %s', async (reason, message) => {
    const outcome = await withDeadline(Promise.reject(reason), 'openChart', 1_000);
    expect(outcome).toEqual({ ok: false, error: { kind: 'crashed', origin: 'openChart', message } });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes no harm from a call that throws after its time', async () => {
    let fail: (reason: Error) => void = () => undefined;
    const call = new Promise<Outcome<string>>((_, reject) => {
      fail = reject;
    });
    const outcome = withDeadline(call, 'x', 10);
    await vi.advanceTimersByTimeAsync(10);
    fail(new Error('late'));
    await expect(outcome).resolves.toMatchObject({ error: { kind: 'timeout' } });
  });
});
