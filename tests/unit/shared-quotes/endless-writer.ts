/** A thread that writes prices as quickly as it can, each with its number in all columns but the first. */
import { parentPort, workerData } from 'node:worker_threads';
import { QUOTE_STRIDE } from '../../../src/contract/worker/frame.ts';
import { SharedQuotesWriter } from '../../../workers/publish/shared-quotes-writer.ts';

const { memory, instruments, writes } = workerData as {
  memory: SharedArrayBuffer;
  instruments: number;
  writes: number;
};

const writer = new SharedQuotesWriter(memory);
let told = 0;
for (let number = 1; number <= writes; number++) {
  const rows = new Float64Array(2 * QUOTE_STRIDE).fill(number);
  rows[0] = number % instruments;
  rows[QUOTE_STRIDE] = (number * 7 + 1) % instruments;
  if (writer.write(rows)) told++;
}
parentPort?.postMessage(told, []);
