// @vitest-environment happy-dom
/** The worker that is started before the page has read its own code. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StartOptions } from '../../../src/contract/worker/trading-api.ts';
import { startEarlyThread, threadStartedWith } from '../../../src/worker-client/worker-thread.ts';

const OPTIONS: StartOptions = { apiBase: 'http://localhost', language: 'en', visible: true, online: true };

/** Keeps what it is told. */
class TestWorker extends EventTarget {
  static readonly made: TestWorker[] = [];
  readonly told: unknown[] = [];
  ended = false;

  constructor() {
    super();
    TestWorker.made.push(this);
  }

  postMessage(message: unknown): void {
    this.told.push(message);
  }

  terminate(): void {
    this.ended = true;
  }
}

beforeEach(() => {
  TestWorker.made.length = 0;
  vi.stubGlobal('Worker', TestWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a worker that was started early', () => {
  beforeEach(() => startEarlyThread(OPTIONS));

  it('has been told to start, without being asked whether it is there', () => {
    expect(TestWorker.made[0]?.told).toMatchObject([{ path: ['start'] }]);
  });

  it('is the one that the page takes, once', () => {
    const [early] = TestWorker.made;
    expect(threadStartedWith({ ...OPTIONS }).worker).toBe(early);
    expect(threadStartedWith(OPTIONS).worker).not.toBe(early);
  });

  it.each([
    { language: 'de' },
    { online: false },
    { visible: false },
    { apiBase: 'http://other' },
    {
      handover: {
        unconfirmed: [],
        unconfirmedFunds: [],
        userId: 1,
        newestOrderId: 0,
        favourites: [],
        unsaved: undefined,
      },
    },
  ])('is ended where the page would tell it otherwise: %o', (change) => {
    const [early] = TestWorker.made;
    expect(threadStartedWith({ ...OPTIONS, ...change }).worker).not.toBe(early);
    expect(early?.ended).toBe(true);
  });

  it('is ended where its script did not come', () => {
    const [early] = TestWorker.made;
    early?.dispatchEvent(new Event('error'));
    expect(threadStartedWith(OPTIONS).worker).not.toBe(early);
    expect(early?.ended).toBe(true);
  });
});

it('is left to the page where the browser refuses workers, which then hears of it', () => {
  vi.stubGlobal('Worker', function refuse() {
    throw new DOMException('Not allowed', 'SecurityError');
  });
  expect(() => startEarlyThread(OPTIONS)).not.toThrow();
  expect(() => threadStartedWith(OPTIONS)).toThrow('Not allowed');
});
