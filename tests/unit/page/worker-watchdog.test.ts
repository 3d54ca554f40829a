/** The watch over the worker: silence is noticed within 2 s, a page that stood still itself raises no alarm. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WorkerWatchdog } from '../../../src/worker-client/worker-watchdog.ts';

let answers: (() => void)[] = [];
let alive = true;
let news: string[] = [];
let watch: WorkerWatchdog;

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  alive = true;
  news = [];
  watch = new WorkerWatchdog(
    () =>
      new Promise((resolve) => {
        if (alive) resolve();
        else answers.push(resolve);
      }),
    {
      onSilent: () => news.push('silent'),
      onAnswer: () => news.push('answer'),
      onDead: () => news.push('dead'),
    },
  );
  watch.start();
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

it('says nothing while every question is answered, and asks once a second', async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  expect(news).toEqual([]);
  // One timer, and never one faster than a second.
  expect(vi.getTimerCount()).toBe(1);
});

it('notices silence within 2 s of the last answer, whenever the worker dies', async () => {
  for (const diedAfter of [0, 1, 400, 999]) {
    news = [];
    alive = true;
    watch.stop();
    watch.start();
    await vi.advanceTimersByTimeAsync(2_000 + diedAfter);
    alive = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(news, `dead ${diedAfter} ms after an answer`).toEqual(['silent']);
  }
});

it('takes a worker for dead that stays silent, and asks no more', async () => {
  alive = false;
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(news).toEqual(['silent', 'dead']);
  expect(vi.getTimerCount()).toBe(0);
});

it('hears a worker that was only busy, and is quiet again', async () => {
  await vi.advanceTimersByTimeAsync(1_000);
  alive = false;
  await vi.advanceTimersByTimeAsync(2_500);
  alive = true;
  answers.forEach((answer) => answer());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(news).toEqual(['silent', 'answer']);
});

it('raises no alarm over a page that was itself suspended for 10 s', async () => {
  await vi.advanceTimersByTimeAsync(500);
  alive = false;
  await vi.advanceTimersByTimeAsync(1_000);
  // A suspended page: time goes on, and the timer comes late, before the answer that has long been there.
  const late = performance.now() + 10_000;
  const now = vi.spyOn(performance, 'now').mockReturnValue(late);
  await vi.advanceTimersByTimeAsync(700);
  now.mockRestore();
  alive = true;
  answers.forEach((answer) => answer());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(news).toEqual([]);
});

it('is silent for good once it is stopped', async () => {
  alive = false;
  watch.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(news).toEqual([]);
});
