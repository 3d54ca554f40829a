/** Prices in shared memory, with a real thread on either side. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { QUOTE_STRIDE } from '../../../src/contract/worker/frame.ts';
import { SharedQuotesReader } from '../../../src/worker-client/shared-quotes-reader.ts';
import { sharedQuotes } from '../../support/shared-quotes.ts';

const INSTRUMENTS = 12;
const WRITES = 200_000;

/** The newest number of each instrument that was written. */
function lastOnes(): Map<number, number> {
  const newest = new Map<number, number>();
  for (let number = 1; number <= WRITES; number++) {
    newest.set(number % INSTRUMENTS, number);
    newest.set((number * 7 + 1) % INSTRUMENTS, number);
  }
  return newest;
}

it('no row is torn, none goes back, and the newest of each is there in the end', async () => {
  const memory = sharedQuotes();
  const reader = new SharedQuotesReader(memory);
  const workerData = { memory, instruments: INSTRUMENTS, writes: WRITES };
  const thread = new Worker(new URL('endless-writer.mjs', import.meta.url), {
    workerData,
  });
  const ended = new AbortController();
  const told = once(thread, 'message').finally(() => ended.abort());
  const newest = new Map<number, number>();
  const faults: string[] = [];
  let takes = 0;
  const read = (): void => {
    const rows = reader.take();
    if (!rows) return;
    takes++;
    for (let at = 0; at < rows.length; at += QUOTE_STRIDE) {
      const [id = Number.NaN, number = Number.NaN, ...others] = rows.subarray(at, at + QUOTE_STRIDE);
      if (others.some((other) => other !== number)) faults.push(`torn: ${id} ${number} ${others.join(' ')}`);
      if (number < (newest.get(id) ?? 0)) faults.push(`back: ${id} ${number}`);
      newest.set(id, number);
    }
  };
  while (!ended.signal.aborted) {
    for (let turn = 0; turn < 1_000; turn++) read();
    await new Promise(setImmediate);
  }
  read();
  expect(faults).toEqual([]);
  expect(takes).toBeGreaterThan(10);
  expect(newest).toEqual(lastOnes());
  // Nobody waited: it was told of the first alone.
  expect(await told).toEqual([1]);
});
