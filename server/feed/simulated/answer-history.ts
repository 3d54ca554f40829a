/** The thread of a HistoryThread: computes the past of a simulated market. */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { tableOf } from '../../candles/bar-table.ts';
import { daysIn } from '../../candles/day-range.ts';
import { blockBarsOf } from './block-bars.ts';
import type { HistoryAnswer, HistoryMarket, HistoryQuestion } from './history-messages.ts';
import { SimulatedMarket } from './simulated-market.ts';

/** A little below the usual one. */
const PRIORITY = 5;

// Live prices come before history where threads wait for a processor. Only on Linux a thread has its own priority.
if (process.platform === 'linux') setPriority(0, PRIORITY);

const { instruments, options } = workerData as HistoryMarket;
const market = new SimulatedMarket(instruments, options);

parentPort?.on('message', (questions: readonly HistoryQuestion[]) => {
  const answers = questions.map(answerTo);
  parentPort?.postMessage(
    answers,
    answers.map(({ table }) => table.buffer as ArrayBuffer),
  );
});

function answerTo({ id, range }: HistoryQuestion): HistoryAnswer {
  const { index, interval, firstDay } = range;
  const days = Array.from({ length: daysIn(range) }, (_, i) => firstDay + i);
  return { id, table: tableOf(days.flatMap((day) => blockBarsOf(market.dayBlock(index, day), day, interval))) };
}
