import { afterEach, beforeEach, expect, it } from 'vitest';
import { toText, ZERO } from '../../src/domain/decimal.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import type { StartedClient } from '../support/client.ts';
import { buy, startMember } from '../support/member.ts';
import { until } from '../support/until.ts';

let backend: FakeBackend;
let client: StartedClient;

beforeEach(async () => {
  backend = new FakeBackend();
  await backend.start();
  client = await startMember(backend);
});
afterEach(async () => {
  client.kill();
  await backend.stop();
});

it('places an order, values it, and closes it', async () => {
  const { page, api } = client;
  const placed = await api.submitOrder(buy());
  expect(placed).toMatchObject({ ok: true, value: { state: 'placed', message: 'Done' } });
  await until(() => page.account !== null && toText(page.account.usedMargin) === '100.00');
  await api.setInterest({ instruments: [1], positions: [1] });
  backend.tick(1, '1.08600');
  await until(() => toText(page.pnl.get(1)?.profit ?? ZERO) === '10.000000');
  expect(page.account && toText(page.account.equity)).toBe('100009.000000');
  const closed = await api.closePosition(1);
  expect(closed.ok).toBe(true);
  await until(() => page.state.orders?.open.orders.length === 0);
  expect(page.state.orders?.closed.orders[0]?.id).toBe(1);
  expect(page.notices).toEqual([]);
});

it('sends the profits of positions on screen, but not the prices behind them', async () => {
  const { page, api } = client;
  await api.submitOrder(buy());
  await api.setInterest({ instruments: [], positions: [1] });
  const from = page.frames.length;
  backend.tick(1, '1.08600');
  await until(() => toText(page.pnl.get(1)?.profit ?? ZERO) === '10.000000');
  backend.tick(1, '1.08700');
  await until(() => toText(page.pnl.get(1)?.profit ?? ZERO) === '20.000000');
  expect(page.frames.slice(from).some(({ account }) => account)).toBe(true);
  expect(page.frames.slice(from).filter(({ quotes }) => quotes)).toEqual([]);
});
