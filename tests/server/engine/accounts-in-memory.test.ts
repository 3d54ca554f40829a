/** Which accounts stay in memory, and that leaving it changes nothing for their owners. */
import { expect, it } from 'vitest';
import { EngineBench } from '../../support/server/engine-bench.ts';

const ACCOUNTS = 3_000;
const MOST = 1_000;

it('accounts that were used once do not stay for ever', async () => {
  const bench = await EngineBench.open();
  for (let id = 1; id <= ACCOUNTS; id++) await bench.engine.view(id, ({ cash }) => cash);
  expect(bench.engine.accountsInMemory).toBe(MOST);
  const order = await bench.placed(7);
  await bench.engine.close(7, order.id);
  for (let id = 1; id <= ACCOUNTS; id++) await bench.engine.view(id, ({ cash }) => cash);
  expect(bench.engine.accountsInMemory).toBe(MOST);
  expect(bench.outcome(order.id)).toContain('user at');
});

it('accounts with open orders stay, follow the market, and go when it has closed them', async () => {
  const bench = await EngineBench.open();
  const orders = [];
  for (let id = 1; id <= 20; id++) orders.push(await bench.placed(id, { stop: '1.10000', lots: '0.1' }));
  for (let id = 100; id < 100 + ACCOUNTS; id++) await bench.engine.view(id, ({ cash }) => cash);
  expect(bench.engine.accountsInMemory).toBe(MOST + 20);
  await bench.tick('EURUSD', '1.09000');
  for (const { id } of orders) expect(bench.outcome(id)).toContain('stop_loss at 1.09000');
  await bench.engine.tidy();
  expect(bench.engine.accountsInMemory).toBe(MOST);
  expect(bench.errors).toEqual([]);
});

it('commands of many accounts at once meet one account each, in memory or not', async () => {
  const bench = await EngineBench.open();
  const commands: Promise<unknown>[] = [];
  for (let round = 0; round < 4; round++) {
    for (let id = 1; id <= MOST + 200; id++) {
      commands.push(bench.engine.view(id, ({ cash }) => cash));
      if (id % 200 === 1) commands.push(bench.placed(id, { lots: '0.01', clientId: `${id}` }));
    }
  }
  await Promise.all(commands);
  expect(bench.store.orders.size).toBe(6);
  expect(bench.errors).toEqual([]);
});

it('an account is out of reach while it is removed, and never removed while somebody uses it', async () => {
  const bench = await EngineBench.open();
  await bench.placed(1);
  await bench.engine.view(2, () => undefined);
  const seen: number[] = [];
  let finish = (): void => undefined;
  const removal = bench.engine.whileAbsent([1, 2, 3], async (absent) => {
    seen.push(...absent);
    await new Promise<void>((resolve) => (finish = resolve));
  });
  expect(seen).toEqual([2, 3]);
  let viewed = false;
  const view = bench.engine.view(2, () => (viewed = true));
  await bench.engine.view(1, () => undefined);
  expect(viewed).toBe(false);
  finish();
  await Promise.all([removal, view]);
  expect(viewed).toBe(true);
});
