import { beforeEach, describe, expect, it } from 'vitest';
import { Backlog } from '../../workers/flow-control/backlog.ts';

/** By how far the server's clock is ahead. */
const AHEAD_MS = 40_000;
const LINE_MS = 30;

let backlog: Backlog;
/** The most windows in a row so far. */
let most: { behind: number; growing: number };

beforeEach(() => {
  backlog = new Backlog();
  most = { behind: 0, growing: 0 };
});

/** Messages are sent each `everyMs` for so long, and read after the delay of the moment they were sent. */
function read(forMs: number, everyMs: number, delayAt: (sentAt: number) => number): void {
  for (let sentAt = 0; sentAt < forMs; sentAt += everyMs) {
    const delay = delayAt(sentAt);
    backlog.note(delay - AHEAD_MS, sentAt + delay);
    most = { behind: Math.max(most.behind, backlog.behind), growing: Math.max(most.growing, backlog.growing) };
  }
}

const quiet = (): void => read(1_000, 5, () => LINE_MS);

describe('a queue of messages', () => {
  it('that are read at a quarter of their pace is seen to grow before it is a second long', () => {
    read(300, 0.1, (sentAt) => LINE_MS + 3 * sentAt);
    expect(most.growing).toBeGreaterThanOrEqual(2);
  });

  it('that are read a little too slowly is seen once it is half of a second long', () => {
    read(4_000, 2, (sentAt) => LINE_MS + 0.3 * sentAt);
    expect(most).toMatchObject({ growing: 0 });
    expect(most.behind).toBeGreaterThanOrEqual(5);
  });
});

describe('no queue is seen', () => {
  it('where a line stands still for two seconds and catches up', () => {
    quiet();
    read(4_000, 5, (sentAt) => LINE_MS + Math.max(0, 2_000 - sentAt));
    expect(most).toEqual({ behind: 0, growing: 0 });
  });

  it('where the delay jumps to and fro', () => {
    read(10_000, 10, (sentAt) => LINE_MS + ((sentAt * 7_919) % 400));
    expect(most).toEqual({ behind: 0, growing: 0 });
  });

  it('where the delay of a few messages grows', () => {
    read(1_500, 100, (sentAt) => LINE_MS + sentAt);
    expect(most.growing).toBe(0);
  });

  it('where it has become longer and stays so', () => {
    quiet();
    read(3_000, 5, () => LINE_MS + 300);
    expect(most.behind).toBe(0);
    expect(most.growing).toBeLessThan(2);
  });
});
