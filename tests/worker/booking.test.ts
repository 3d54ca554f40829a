/** What the ticket shows is what the server books: for every instrument of its catalogue and both kinds of fee. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../server/settings.ts';
import { startServer, type RunningServer } from '../../server/start-server.ts';
import type { OrderRequest } from '../../src/contract/worker/ticket.ts';
import { add, compare, decimal, fromScaled, multiply, toText, type Decimal } from '../../src/domain/decimal.ts';
import type { Instrument } from '../../src/domain/instrument.ts';
import { profitOf } from '../../src/domain/profit.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { openReadyDatabase } from '../support/server/made-databases.ts';
import { until } from '../support/until.ts';

describe.each(['1', '2'])('with trade_fee_type %s', (feeType) => {
  let server: RunningServer;
  let client: StartedClient;

  beforeAll(async () => {
    const settings = {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: 'memory',
      FEED_RATE: '20',
      TRADE_FEE_TYPE: feeType,
      HOUSE_STRATEGY_DAYS: '0',
    };
    server = await startServer(readSettings(settings), { database: await openReadyDatabase() });
    client = await startClient(server.url);
    await until(() => client.page.state.catalogue?.source === 'live' && client.page.state.backend !== undefined);
    const ids = instruments().map((instrument) => instrument.id);
    await client.api.setInterest({ instruments: ids, positions: [] });
    const loggedIn = await client.api.logInDemo();
    expect(loggedIn.ok).toBe(true);
    await until(() => client.page.account !== null && client.page.quotes.size === ids.length);
    await until(() => client.page.state.connection?.phase === 'open');
  }, 60_000);
  afterAll(async () => {
    client.kill();
    await server.close();
  });

  const instruments = (): readonly Instrument[] => client.page.state.catalogue?.instruments ?? [];

  /** A pending order far below the market, so that it stays, and its cost does not depend on when it arrives. */
  function requestFor(instrument: Instrument, clientId: string): OrderRequest {
    const close = client.page.quotes.get(instrument.id)?.close ?? Number.NaN;
    const target = fromScaled(Math.floor(close / 2) + 1, instrument.priceScale);
    return {
      clientId,
      side: 'buy',
      instrumentId: instrument.id,
      kind: 'pending',
      lots: toText(add(instrument.minLots, multiply(instrument.lotStep, decimal('3')))),
      leverage: instrument.leverages.at(-1) ?? 0,
      targetPrice: toText(target),
      stopLoss: undefined,
      takeProfit: undefined,
    };
  }

  it('preview equals booking', async () => {
    expect(instruments().length).toBeGreaterThanOrEqual(48);
    const compared: string[] = [];
    for (const instrument of instruments()) {
      // One ticket is open at a time.
      const request = requestFor(instrument, randomUUID());
      // One ticket is open at a time.
      await client.api.setTicket(request);
      const { page } = client;
      // One ticket is open at a time.
      await until(() => page.ticket?.instrumentId === instrument.id && page.ticket.margin !== undefined);
      const preview = page.ticket;
      expect(preview?.faults, instrument.code).toEqual({});
      // One ticket is open at a time.
      const placed = await client.api.submitOrder(request);
      if (!placed.ok || placed.value.state !== 'placed')
        throw new Error(`${instrument.code}: ${JSON.stringify(placed)}`);
      const { order } = placed.value;
      expect([same(order.margin, preview?.margin), same(order.fee, preview?.fee)], instrument.code).toEqual([
        true,
        true,
      ]);
      compared.push(instrument.code);
      // The next must not lack funds.
      await client.api.cancelOrder(order.id);
    }
    expect(compared).toHaveLength(instruments().length);
  }, 60_000);

  it('a filled order’s margin, fee, profit and the account equal the server’s', async () => {
    const { api, page } = client;
    const [instrument] = instruments();
    if (!instrument) throw new Error('No instrument');
    const request = { ...requestFor(instrument, randomUUID()), kind: 'market' as const, targetPrice: '' };
    const placed = await api.submitOrder(request);
    if (!placed.ok || placed.value.state !== 'placed') throw new Error(JSON.stringify(placed));
    const { order } = placed.value;
    await api.setInterest({ instruments: [instrument.id], positions: [order.id] });
    await until(() => page.pnl.get(order.id)?.profit !== undefined);
    const closed = await api.closePosition(order.id);
    if (!closed.ok || !order.openPrice || !closed.value.order.lastPrice) throw new Error(JSON.stringify(closed));
    const terms = { side: order.side, lots: order.lots, openPrice: order.openPrice };
    expect(same(closed.value.order.profit, profitOf(instrument, terms, closed.value.order.lastPrice))).toBe(true);
    const balance = `${100_000_000_000n - scaled(order.fee) + scaled(closed.value.order.profit)}`;
    await until(
      () =>
        page.account !== null &&
        toText(page.account.usedMargin) === '0' &&
        `${scaled(page.account.balance)}` === balance,
    );
    expect(page.notices).toEqual([]);
  }, 30_000);

  it('a part of a position is closed once, the rest goes on, and history has the part', async () => {
    const { api, page } = client;
    const [instrument] = instruments();
    if (!instrument) throw new Error('No instrument');
    expect(page.state.backend?.canClosePart).toBe(true);
    const lots = toText(multiply(instrument.minLots, decimal('3')));
    const request = { ...requestFor(instrument, randomUUID()), kind: 'market' as const, targetPrice: '', lots };
    const placed = await api.submitOrder(request);
    if (!placed.ok || placed.value.state !== 'placed') throw new Error(JSON.stringify(placed));
    const { id } = placed.value.order;
    const part = { lots: toText(instrument.minLots), clientId: randomUUID() };
    const answers = [await api.closePosition(id, part), await api.closePosition(id, part)];
    const [closed, repeated] = answers.map((answer) => (answer.ok ? answer.value.order : undefined));
    expect(closed).toMatchObject({ status: 'closed', parentId: id });
    expect(repeated?.id).toBe(closed?.id);
    const rest = multiply(instrument.minLots, decimal('2'));
    await until(() => same(page.state.orders?.open.orders.find((order) => order.id === id)?.lots, rest));
    expect(page.state.orders?.closed.orders[0]).toMatchObject({ id: closed?.id, parentId: id });
    await api.closePosition(id);
    await until(() => page.state.orders?.open.orders.length === 0);
    expect(page.notices).toEqual([]);
  }, 30_000);
});

function same(a: Decimal | undefined, b: Decimal | undefined): boolean {
  return a !== undefined && b !== undefined && compare(a, b) === 0;
}

function scaled(value: Decimal | undefined): bigint {
  if (!value) throw new Error('No amount');
  return value.coefficient * 10n ** BigInt(6 - value.scale);
}
