import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { toInstrument, tradeItemSchema, type WireTradeItem } from '../../src/contract/wire/instrument.ts';
import type { TicketInput } from '../../src/contract/worker/ticket.ts';
import { accountSummary } from '../../src/domain/account.ts';
import { decimal, toText, ZERO } from '../../src/domain/decimal.ts';
import { refusalOf } from '../../workers/orders/order-ticket.ts';
import { previewTicket, type TicketContext } from '../../workers/orders/ticket-preview.ts';
import { tradeItem } from '../support/backend/trade-item.ts';

const CLIENT_ID = '00000000-0000-4000-8000-000000000000';

function context(change: Partial<TicketContext> = {}, item: Partial<WireTradeItem> = {}): TicketContext {
  return {
    instrument: toInstrument(v.parse(tradeItemSchema, tradeItem(1, 'EURUSD', item))),
    quote: { lastPrice: 108_500, isMarketOpen: true, stale: false, receivedAt: 0 },
    feeType: 'perLot',
    account: accountSummary(decimal('10000'), ZERO, ZERO),
    phase: 'open',
    ...change,
  };
}

function ticket(change: Partial<TicketInput> = {}): TicketInput {
  return {
    instrumentId: 1,
    kind: 'market',
    lots: '0.10',
    leverage: 100,
    targetPrice: '',
    stopLoss: undefined,
    takeProfit: undefined,
    ...change,
  };
}

describe('the cost', () => {
  it('is margin, fee and the level after them', () => {
    const preview = previewTicket(ticket(), context());
    expect(preview).toMatchObject({ block: undefined, faults: {}, sideFaults: { buy: {}, sell: {} } });
    expect(toText(preview.margin ?? ZERO)).toBe('108.500000');
    expect(toText(preview.fee ?? ZERO)).toBe('0.300000');
    // (10000 − 0.3) ÷ 108.5 × 100
    expect(toText(preview.marginLevelAfter ?? ZERO)).toBe('9216.31');
  });

  it('of a pending order is at its target', () => {
    const preview = previewTicket(ticket({ kind: 'pending', targetPrice: '1.00' }), context());
    expect(toText(preview.margin ?? ZERO)).toBe('100.000000');
  });

  it('in fixed mode asks for no leverage', () => {
    const preview = previewTicket(ticket({ leverage: 0 }), context({}, { MarginMode: 1, HasForexMultiple: [] }));
    expect(preview.faults).toEqual({});
    expect(toText(preview.margin ?? ZERO)).toBe('10000.000000');
    expect(preview.sideFaults.buy).toEqual({ lots: 'insufficientFunds' });
  });

  it('is missing, never 0, where something is not known', () => {
    const blank = { margin: undefined, fee: undefined, marginLevelAfter: undefined };
    expect(previewTicket(ticket(), context({ quote: undefined }))).toMatchObject(blank);
    expect(previewTicket(ticket({ lots: '' }), context())).toMatchObject(blank);
    expect(previewTicket(ticket(), context({ feeType: undefined }))).toMatchObject({
      fee: undefined,
      marginLevelAfter: undefined,
    });
    expect(previewTicket(ticket(), context({ account: null }))).toMatchObject({
      freeMargin: undefined,
      marginLevelAfter: undefined,
    });
    expect(previewTicket(ticket(), context({ instrument: undefined }))).toMatchObject({ ...blank, block: 'noPrice' });
  });
});

it.each([
  [{ phase: 'waiting', quote: { lastPrice: 1, isMarketOpen: false, stale: true, receivedAt: 0 } }, 'offline'],
  [{ quote: { lastPrice: Number.NaN, isMarketOpen: true, stale: false, receivedAt: 0 } }, 'noPrice'],
  [{ quote: { lastPrice: 1, isMarketOpen: false, stale: true, receivedAt: 0 } }, 'marketClosed'],
  [{ quote: { lastPrice: 1, isMarketOpen: true, stale: true, receivedAt: 0 } }, 'stalePrice'],
  [{}, undefined],
] as const)('what forbids trading: %j', (change, block) => {
  expect(previewTicket(ticket(), context(change)).block).toBe(block);
});

describe('faults of fields', () => {
  it.each([
    [{ lots: '' }, { lots: 'required' }],
    [{ lots: '1e5' }, { lots: 'notANumber' }],
    [{ lots: '-0.1' }, { lots: 'negative' }],
    [{ lots: '0' }, { lots: 'belowMinimum' }],
    [{ lots: '0.001' }, { lots: 'tooManyDigits' }],
    [{ lots: '99999999999' }, { lots: 'tooLarge' }],
    [{ leverage: 0 }, { leverage: 'required' }],
    [{ leverage: 300 }, { leverage: 'required' }],
    [{ kind: 'pending', targetPrice: '' }, { targetPrice: 'required' }],
    [{ kind: 'pending', targetPrice: '0' }, { targetPrice: 'belowMinimum' }],
    [{ kind: 'pending', targetPrice: '1.085001' }, { targetPrice: 'tooManyDigits' }],
    [{ stopLoss: '' }, { stopLoss: 'required' }],
    [{ stopLoss: '-1' }, { stopLoss: 'negative' }],
    [{ takeProfit: '1,2' }, { takeProfit: 'notANumber' }],
    [
      { lots: '', leverage: 0, stopLoss: 'x' },
      { lots: 'required', leverage: 'required', stopLoss: 'notANumber' },
    ],
    [{ stopLoss: '0', takeProfit: '0' }, {}],
  ] as const)('%j', (change, faults) => {
    expect(previewTicket(ticket(change), context()).faults).toEqual(faults);
  });

  it('name lots off their step, and an instrument without leverage', () => {
    expect(previewTicket(ticket({ lots: '0.07' }), context({}, { Pip: '0.05' })).faults).toEqual({ lots: 'offStep' });
    const none = context({}, { HasForexMultiple: [] });
    expect(previewTicket(ticket(), none).faults).toEqual({ leverage: 'noLeverageConfigured' });
  });
});

describe('faults of a side', () => {
  it.each([
    [{ stopLoss: '1.08', takeProfit: '1.09' }, {}, { stopLoss: 'wrongSide', takeProfit: 'wrongSide' }],
    [{ stopLoss: '1.09' }, { stopLoss: 'wrongSide' }, {}],
    [{ stopLoss: '1.08500' }, { stopLoss: 'wrongSide' }, { stopLoss: 'wrongSide' }],
    [{ kind: 'pending', targetPrice: '1.2', takeProfit: '1.1' }, { takeProfit: 'wrongSide' }, {}],
  ] as const)('%j', (change, buy, sell) => {
    expect(previewTicket(ticket(change), context()).sideFaults).toEqual({ buy, sell });
  });

  it('say when funds do not cover margin and fee, to the last digit', () => {
    const funds = (balance: string): TicketContext =>
      context({ account: accountSummary(decimal(balance), ZERO, ZERO) });
    expect(previewTicket(ticket(), funds('108.8')).sideFaults).toEqual({ buy: {}, sell: {} });
    expect(previewTicket(ticket(), funds('108.799999')).sideFaults.sell).toEqual({ lots: 'insufficientFunds' });
  });
});

it('sends only what may be sent, and leaves funds to the server', () => {
  const request = { ...ticket(), clientId: CLIENT_ID, side: 'buy' as const };
  expect(refusalOf(request, context())).toBeUndefined();
  expect(refusalOf(request, context({ account: accountSummary(ZERO, ZERO, ZERO) }))).toBeUndefined();
  expect(refusalOf(request, context({ phase: 'offline' }))).toBe('network');
  expect(refusalOf(request, context({ quote: { lastPrice: 1, isMarketOpen: true, stale: true, receivedAt: 0 } }))).toBe(
    'invalid',
  );
  expect(refusalOf({ ...request, lots: '' }, context())).toBe('invalid');
  expect(refusalOf({ ...request, stopLoss: '1.09' }, context())).toBe('invalid');
  expect(refusalOf({ ...request, side: 'sell', stopLoss: '1.09' }, context())).toBeUndefined();
});
