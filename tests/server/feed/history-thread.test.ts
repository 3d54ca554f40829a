import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { barsOf } from '../../../server/candles/bar-table.ts';
import { buildCatalogue } from '../../../server/catalogue/catalogue.ts';
import { HistoryThread } from '../../../server/feed/simulated/history-thread.ts';
import { blockBars, SimulatedMarket } from '../../../server/feed/simulated/simulated-market.ts';

const { listings } = buildCatalogue(4, 'perLot');
const OPTIONS = { seed: '1', rate: 60, realHours: false };
const DAY = 20_500;
const thread = new HistoryThread({
  instruments: listings.map(({ code, traits }) => ({ code, traits })),
  options: OPTIONS,
});

afterEach(() => {
  thread.stop();
  vi.restoreAllMocks();
});

it('computes what the market itself would', async () => {
  const table = await thread.bars({ index: 2, interval: '1min', firstDay: DAY, lastDay: DAY });
  expect(barsOf(table)).toEqual(blockBars(new SimulatedMarket(listings, OPTIONS).dayBlock(2, DAY), DAY));
});

it('answers what is asked in one go as one, each question with its own bars', async () => {
  const send = vi.spyOn(Worker.prototype, 'postMessage');
  const ranges = [3, 0, 3].map((index, i) => ({ index, interval: '1day', firstDay: DAY - i, lastDay: DAY }) as const);
  const together = await Promise.all(ranges.map((range) => thread.bars(range)));
  expect(send).toHaveBeenCalledTimes(1);
  const alone = [];
  for (const range of ranges) alone.push(await thread.bars(range));
  expect(send).toHaveBeenCalledTimes(4);
  expect(together).toEqual(alone);
  expect(together.map((table) => barsOf(table).length)).toEqual([1, 2, 3]);
});

it('says that it has ended, and begins anew with the next question', async () => {
  const range = { index: 1, interval: '1day', firstDay: DAY - 400, lastDay: DAY } as const;
  const lost = expect(thread.bars(range)).rejects.toThrow('History is not computed any more');
  thread.stop();
  await lost;
  expect(barsOf(await thread.bars(range))).toHaveLength(401);
});

it('says what is wrong with a question that it cannot answer, and answers the next', async () => {
  await expect(thread.bars({ index: 99, interval: '1day', firstDay: DAY, lastDay: DAY })).rejects.toThrow('99');
  expect(barsOf(await thread.bars({ index: 0, interval: '1day', firstDay: DAY, lastDay: DAY }))).toHaveLength(1);
});
