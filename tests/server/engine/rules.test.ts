/** Each rule once, with numbers worked out by hand. EURUSD starts at 1.16520, 100,000 a lot; a lot costs 6. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { decimal, sum, toFixedText } from '../../../src/domain/decimal.ts';
import { TradingAccount } from '../../../server/engine/trading-account.ts';
import { EngineBench } from '../../support/server/engine-bench.ts';
import { tradeOf, type Trade } from '../../support/server/trades.ts';

const ME = 1;
let bench: EngineBench;

beforeEach(async () => {
  bench = await EngineBench.open();
});

describe('opening', () => {
  it('fills a market order at the current price and books margin and fee', async () => {
    const order = await bench.placed(ME, { lots: '2' });
    expect(order.status).toBe('open');
    expect(toFixedText(order.margin, 6)).toBe('2330.400000');
    expect(toFixedText(order.fee, 6)).toBe('12.000000');
    expect(bench.balance(ME)).toBe('99988.000000');
  });

  it('takes the fee as a part of the margin under fee type 2', async () => {
    bench = await EngineBench.open('ofMargin');
    const order = await bench.placed(ME, { lots: '2' });
    expect(toFixedText(order.fee, 6)).toBe('9.321600');
    expect(bench.balance(ME)).toBe('99990.678400');
  });

  it('takes lots × contract size as the margin in fixed mode, and no leverage', async () => {
    const order = await bench.placed(ME, { code: 'USOIL', lots: '0.5', leverage: 77 });
    expect(toFixedText(order.margin, 6)).toBe('500.000000');
    expect(order.leverage).toBe(1);
  });

  it('accepts an order that takes the last of the available funds, and refuses one a little larger', async () => {
    await bench.tick('EURUSD', '1.99400');
    expect(await bench.submit(ME, { lots: '50.01' })).toMatchObject({
      ok: false,
      error: { name: 'insufficientFunds' },
    });
    // 50 lots at 1.99400: margin 99,700 and fee 300 are exactly the 100,000 available.
    expect(await bench.submit(ME, { lots: '50' })).toMatchObject({ ok: true });
    expect(bench.balance(ME)).toBe('99700.000000');
  });

  it('refuses what the terms forbid and changes nothing', async () => {
    const refusals: ReadonlyArray<readonly [Parameters<EngineBench['submit']>[1], string]> = [
      [{ lots: '0.001' }, 'lotsBelowMinimum'],
      [{ lots: '0.015' }, 'lotsOffStep'],
      [{ lots: '100000.01' }, 'lotsAboveMaximum'],
      [{ leverage: 33 }, 'leverageNotOffered'],
      [{ stop: '1.16520' }, 'stopLossSide'],
      [{ stop: '1.165201' }, 'tooManyDigits'],
      [{ take: '1.16520' }, 'takeProfitSide'],
      [{ side: 'sell', stop: '1.16519' }, 'stopLossSide'],
      [{ side: 'sell', take: '1.16521' }, 'takeProfitSide'],
      [{ target: '1.1000001' }, 'tooManyDigits'],
      [{ target: '1.10000', stop: '1.10001' }, 'stopLossSide'],
    ];
    for (const [terms, name] of refusals) {
      expect(await bench.submit(ME, terms), JSON.stringify(terms)).toMatchObject({ ok: false, error: { name } });
    }
    expect(bench.store.orders.size).toBe(0);
    expect(bench.balance(ME)).toBe('100000.000000');
  });

  it('refuses orders and closes while the market is closed, and lets cancel and stops through', async () => {
    const held = await bench.placed(ME);
    const pending = await bench.placed(ME, { target: '1.10000' });
    bench.feed.setOpen('EURUSD', false);
    expect(await bench.submit(ME)).toMatchObject({ ok: false, error: { name: 'marketClosed' } });
    expect(await bench.engine.close(ME, held.id)).toMatchObject({ ok: false, error: { name: 'marketClosed' } });
    expect(await bench.engine.setStops(ME, held.id, { stopLoss: 'none', takeProfit: undefined })).toMatchObject({
      ok: true,
    });
    expect(await bench.engine.cancel(ME, pending.id)).toMatchObject({ ok: true });
  });
});

describe('pending orders', () => {
  it('fills at the target when the price comes to it, from either side', async () => {
    const below = await bench.placed(ME, { target: '1.16000' });
    const above = await bench.placed(ME, { target: '1.17000' });
    await bench.tick('EURUSD', '1.16001');
    expect(bench.outcome(below.id)).toBe('pending');
    await bench.tick('EURUSD', '1.16000');
    expect(bench.store.trade(below.id)).toMatchObject({ status: 'open' });
    expect(bench.outcome(above.id)).toBe('pending');
    await bench.tick('EURUSD', '1.17000');
    expect(bench.outcome(above.id)).toBe('open');
  });

  it('fills at the first price beyond after a gap, with the margin of that price', async () => {
    const order = await bench.placed(ME, { target: '1.17000' });
    await bench.tick('EURUSD', '1.18000');
    const filled = bench.store.trade(order.id);
    expect(filled?.openPrice && toFixedText(filled.openPrice, 5)).toBe('1.18000');
    expect(filled && toFixedText(filled.margin, 2)).toBe('1180.00');
  });

  it('cancels at the target what funds no longer cover', async () => {
    const pending = await bench.placed(ME, { target: '1.16000', lots: '50' });
    await bench.placed(ME, { lots: '50' });
    await bench.tick('EURUSD', '1.16000');
    expect(bench.outcome(pending.id)).toBe('cancelled at 1.16000: 0.00');
  });

  it('closes at once what a gap filled beyond its own stop', async () => {
    const order = await bench.placed(ME, { target: '1.16000', stop: '1.15900' });
    await bench.tick('EURUSD', '1.15800');
    expect(bench.outcome(order.id)).toBe('stop_loss at 1.15800: 0.00');
    expect(bench.balance(ME)).toBe('99994.000000');
  });
});

describe('stops', () => {
  it('closes a buy at its stop-loss and a sell at its take-profit', async () => {
    const buy = await bench.placed(ME, { stop: '1.16420' });
    const sell = await bench.placed(ME, { side: 'sell', take: '1.16420' });
    await bench.tick('EURUSD', '1.16421');
    expect([bench.outcome(buy.id), bench.outcome(sell.id)]).toEqual(['open', 'open']);
    await bench.tick('EURUSD', '1.16420');
    expect(bench.outcome(buy.id)).toBe('stop_loss at 1.16420: -100.00');
    expect(bench.outcome(sell.id)).toBe('take_profit at 1.16420: 100.00');
  });

  it('closes at the first price beyond after a gap', async () => {
    const order = await bench.placed(ME, { stop: '1.16420' });
    await bench.tick('EURUSD', '1.16000');
    expect(bench.outcome(order.id)).toBe('stop_loss at 1.16000: -520.00');
  });

  it('measures new stops against the entry, leaves one that is not named, and takes one away', async () => {
    const order = await bench.placed(ME, { stop: '1.16420', take: '1.17000' });
    const entry = { stopLoss: order.openPrice, takeProfit: undefined };
    expect(await bench.engine.setStops(ME, order.id, entry)).toMatchObject({
      ok: false,
      error: { name: 'stopLossSide' },
    });
    const changed = await bench.engine.setStops(ME, order.id, { stopLoss: 'none', takeProfit: undefined });
    expect(changed).toMatchObject({ ok: true, value: { position: { stopLoss: undefined } } });
    await bench.tick('EURUSD', '1.16000');
    expect(bench.outcome(order.id)).toBe('open');
    await bench.tick('EURUSD', '1.17100');
    expect(bench.outcome(order.id)).toBe('take_profit at 1.17100: 580.00');
  });
});

describe('stop-out', () => {
  it('closes at exactly the level, and not a point before', async () => {
    // 50 lots at 1.99400: margin 99,700, balance 99,700. Level 50 % is equity 49,850, a loss of 49,850 or 0.00997.
    await bench.tick('EURUSD', '1.99400');
    const order = await bench.placed(ME, { lots: '50' });
    await bench.tick('EURUSD', '1.98404');
    expect(bench.outcome(order.id)).toBe('open');
    await bench.tick('EURUSD', '1.98403');
    expect(bench.outcome(order.id)).toBe('stop_out at 1.98403: -49850.00');
  });

  it('closes the largest loss first, the older of equals, and stops when the level is above', async () => {
    const small = await bench.placed(ME, { lots: '10' });
    const large = await bench.placed(ME, { lots: '30' });
    const twin = await bench.placed(ME, { lots: '30' });
    // Equity is 99,580 less 70 × 100,000 × move; used margin 81,564. Level 50 % at a loss of 58,798: 0.0084 is 58,800.
    await bench.tick('EURUSD', '1.15680');
    expect(bench.outcome(large.id)).toBe('stop_out at 1.15680: -25200.00');
    expect([bench.outcome(small.id), bench.outcome(twin.id)]).toEqual(['open', 'open']);
  });

  it('closes everything where a gap takes all, and the house takes what is beyond zero, in a row of its own', async () => {
    const orders = [await bench.placed(ME, { lots: '40' }), await bench.placed(ME, { lots: '40' })];
    await bench.tick('EURUSD', '1.14520');
    for (const { id } of orders) expect(bench.outcome(id)).toBe('stop_out at 1.14520: -80000.00');
    expect(bench.balance(ME)).toBe('0.000000');
    const { code, amount } = bench.store.transfers.at(-1) ?? {};
    expect([code, amount && toFixedText(amount, 6)]).toEqual(['negative_balance_protection', '60480.000000']);
  });

  it('leaves a balance below zero while a winning position is open, and protects what is left after it', async () => {
    const loser = await bench.placed(ME, { lots: '8' });
    const winner = await bench.placed(ME, { lots: '8', side: 'sell' });
    await bench.tick('EURUSD', '1.02520');
    expect([bench.outcome(loser.id), bench.outcome(winner.id)]).toEqual(['open', 'open']);
    await bench.engine.close(ME, loser.id);
    expect(bench.balance(ME)).toBe('-12096.000000');
    await bench.tick('EURUSD', '1.16520');
    // Without the profit nothing stands against the loss: the stop-out closes the winner on its way back.
    expect(bench.outcome(winner.id)).toBe('stop_out at 1.16520: 0.00');
    expect(bench.balance(ME)).toBe('0.000000');
  });
});

describe('a missed price', () => {
  it('executes nothing, and the next live one of any instrument with an open order decides', async () => {
    await bench.tick('EURUSD', '1.99400');
    const position = await bench.placed(ME, { lots: '49' });
    const other = await bench.placed(ME, { code: 'AUDUSD', target: '0.50000', lots: '0.01' });
    bench.feed.clock.advance(100);
    bench.feed.tick('EURUSD', '1.98000', 'missed');
    await bench.engine.setStops(ME, other.id, { stopLoss: decimal('0.40000'), takeProfit: undefined });
    await bench.tick('GBPUSD', '1.30000');
    expect(bench.outcome(position.id)).toBe('open');
    await bench.tick('AUDUSD', '0.65430');
    expect(bench.outcome(position.id)).toBe('stop_out at 1.98000: -68600.00');
  });
});

describe('closing a part', () => {
  const part = (id: number, lots: string) => bench.engine.close(ME, id, { lots: decimal(lots), clientId: undefined });

  it('books the profit of that part, and the rest goes on with the margin and fee of its size', async () => {
    const whole = await bench.placed(ME, { lots: '2' });
    await bench.tick('EURUSD', '1.16620');
    const result = await part(whole.id, '0.5');
    const closed = result.ok ? tradeOf(result.value) : undefined;
    expect(closed).toMatchObject({ parentId: whole.id, status: 'closed', closeReason: 'user' });
    const texts = (trade: Trade | undefined) =>
      trade && [trade.lots, trade.margin, trade.fee, trade.profit].map((value) => toFixedText(value, 6));
    // 0.5 lots of 2: a quarter of the margin 2,330.40 and of the fee 12; 100 points of 0.5 lots are 50.
    expect(texts(closed)).toEqual(['0.500000', '582.600000', '3.000000', '50.000000']);
    expect(texts(bench.store.trade(whole.id))).toEqual(['1.500000', '1747.800000', '9.000000', '0.000000']);
    expect(bench.balance(ME)).toBe('100038.000000');
    await bench.engine.close(ME, whole.id);
    expect(bench.outcome(whole.id)).toBe('user at 1.16620: 150.00');
    expect(bench.balance(ME)).toBe('100188.000000');
    expect((await bench.engine.history(ME, 1)).total).toBe(2);
  });

  it('loses no millionth where margin and fee do not divide', async () => {
    bench = await EngineBench.open('ofMargin');
    const whole = await bench.placed(ME, { lots: '0.07' });
    const parts = [await part(whole.id, '0.02'), await part(whole.id, '0.03')];
    await bench.engine.close(ME, whole.id);
    const trades = [...parts.map((one) => (one.ok ? tradeOf(one.value) : whole)), bench.store.trade(whole.id) ?? whole];
    for (const money of ['margin', 'fee'] as const)
      expect(toFixedText(sum(trades.map((trade) => trade[money])), 6)).toBe(toFixedText(whole[money], 6));
  });

  it('refuses more than is open, what is off the step, and what leaves less than the minimum, and changes nothing', async () => {
    const whole = await bench.placed(ME, { lots: '0.1' });
    for (const [lots, name] of [
      ['0.11', 'lotsAboveOpen'],
      ['0.015', 'lotsOffStep'],
      ['0.001', 'lotsBelowMinimum'],
      ['0.095', 'lotsOffStep'],
    ] as const)
      expect(await part(whole.id, lots), lots).toMatchObject({ ok: false, error: { name } });
    expect(bench.outcome(whole.id)).toBe('open');
    expect(bench.store.deals).toHaveLength(1);
  });

  it('closes a part once for a client id, however often it is sent', async () => {
    const whole = await bench.placed(ME, { lots: '1' });
    const request = { lots: decimal('0.3'), clientId: 'part' };
    const results = await Promise.all([1, 2, 3].map(() => bench.engine.close(ME, whole.id, request)));
    expect(new Set(results.map((result) => (result.ok ? tradeOf(result.value).id : 0))).size).toBe(1);
    expect(toFixedText(bench.store.trade(whole.id)?.lots ?? decimal('0'), 2)).toBe('0.70');
    await bench.engine.close(ME, whole.id);
    expect(await bench.engine.close(ME, whole.id, request)).toMatchObject({ ok: true });
  });

  it('of all lots is a close, and its stops go on with the rest', async () => {
    const [all, some] = [
      await bench.placed(ME, { lots: '0.1' }),
      await bench.placed(ME, { lots: '0.1', stop: '1.16420' }),
    ];
    expect(await part(all.id, '0.10')).toMatchObject({ ok: true });
    expect(bench.outcome(all.id)).toBe('user at 1.16520: 0.00');
    await part(some.id, '0.04');
    await bench.tick('EURUSD', '1.16420');
    expect(bench.outcome(some.id)).toBe('stop_loss at 1.16420: -6.00');
  });
});

describe('closing, cancelling, reset', () => {
  it('closes once: the second close is refused and books nothing', async () => {
    const order = await bench.placed(ME);
    await bench.tick('EURUSD', '1.16620');
    const results = await Promise.all([bench.engine.close(ME, order.id), bench.engine.close(ME, order.id)]);
    expect(results.map(({ ok }) => ok)).toEqual([true, false]);
    expect(bench.balance(ME)).toBe('100094.000000');
  });

  it('knows no orders of others', async () => {
    const order = await bench.placed(ME);
    for (const result of [await bench.engine.close(2, order.id), await bench.engine.cancel(2, order.id)]) {
      expect(result).toMatchObject({ ok: false, error: { name: 'unknownOrder' } });
    }
    expect(bench.outcome(order.id)).toBe('open');
  });

  it('gives one order for a client id, however often and however at once it is sent', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => bench.placed(ME, { clientId: 'same' })));
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(bench.store.orders.size).toBe(1);
    expect((await bench.placed(2, { clientId: 'same' })).id).not.toBe(results[0]?.id);
  });

  it('resets to 100,000 with everything closed and a ledger that sums to it', async () => {
    const held = await bench.placed(ME, { lots: '3' });
    const pending = await bench.placed(ME, { target: '1.10000' });
    await bench.tick('EURUSD', '1.17000');
    await bench.engine.reset(ME);
    expect(bench.outcome(held.id)).toBe('user at 1.17000: 1440.00');
    expect(bench.outcome(pending.id)).toBe('cancelled at 1.17000: 0.00');
    expect(bench.balance(ME)).toBe('100000.000000');
  });
});

describe('restart and failure', () => {
  it('carries on with open orders from the store', async () => {
    const order = await bench.placed(ME, { stop: '1.16420' });
    const pending = await bench.placed(ME, { target: '1.16450' });
    await bench.restart();
    await bench.tick('EURUSD', '1.16420');
    expect(bench.outcome(order.id)).toBe('stop_loss at 1.16420: -100.00');
    expect(bench.outcome(pending.id)).toBe('open');
    expect((await bench.placed(ME)).id).toBe(pending.id + 1);
  });

  it('tells of a booking that failed, forgets it, and goes on from what is stored', async () => {
    const first = await bench.placed(ME);
    bench.store.failures = 1;
    await expect(bench.submit(ME)).rejects.toThrow('told to fail');
    expect(bench.errors).toHaveLength(1);
    expect(await bench.engine.view(ME, (account) => account.positions().map(({ order }) => order.id))).toEqual([
      first.id,
    ]);
    await bench.placed(ME);
    expect(bench.balance(ME)).toBe('99988.000000');
  });

  it('keeps what breaks on a price to the account that it breaks in, and reads that one again', async () => {
    const mine = await bench.placed(ME, { stop: '1.16420' });
    const other = await bench.placed(ME + 1, { stop: '1.16420' });
    vi.spyOn(TradingAccount.prototype, 'onPrice').mockImplementationOnce(() => {
      throw new Error('A rule broke');
    });
    bench.feed.tick('EURUSD', '1.16400');
    expect(bench.errors).toHaveLength(1);
    await bench.engine.settled();
    for (const { id } of [mine, other]) expect(bench.outcome(id)).toBe('stop_loss at 1.16400: -120.00');
  });

  it('tries again by itself after a failed stop, so that no position stays out of sight', async () => {
    const order = await bench.placed(ME, { stop: '1.16420' });
    bench.store.failures = 1;
    await bench.tick('EURUSD', '1.16400');
    await bench.engine.settled();
    expect(bench.outcome(order.id)).toBe('stop_loss at 1.16400: -120.00');
  });
});
