// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { decimal } from '../../../src/domain/decimal.ts';
import { stepLots, stepPrice } from '../../../src/domain/step.ts';
import { instrument, showCatalogue } from '../../support/page/catalogue.ts';
import { quoteRows } from '../../support/page/quote-rows.ts';
import { applyFrames, freshPage, page } from '../../support/page/fresh-page.ts';
import { ticketOf } from '../../../src/state/ticket.ts';

const EUR = instrument(1, 'EURUSD', { minLots: decimal('0.10') });
const GOLD = instrument(2, 'XAUUSD', { priceScale: 2 });

const priceMoves = (lastPrice: number): void => applyFrames([{ quotes: quoteRows({ id: 1, lastPrice }) }]);

describe('the ticket', () => {
  beforeEach(() => {
    freshPage();
    showCatalogue([EUR, GOLD]);
    priceMoves(108_543);
    ticketOf(page).open(EUR);
  });

  it('opens with the least lots, at market, without stops', () => {
    expect(ticketOf(page).current.value).toEqual({
      instrumentId: 1,
      kind: 'market',
      lots: '0.1',
      leverage: 100,
      targetPrice: '',
      stopLoss: { on: false, price: '' },
      takeProfit: { on: false, price: '' },
    });
  });

  it.each([
    [[50, 100, 200], 100],
    [[10, 20, 80], 80],
    [[200, 500], 200],
    [[], 0],
  ])('offers of the leverages %j the usual one or what is nearest: %i', (leverages, leverage) => {
    ticketOf(page).open(instrument(3, 'X', { leverages }));
    expect(ticketOf(page).current.value?.leverage).toBe(leverage);
  });

  it('stays as it is for the same instrument, also after a refresh of the catalogue', () => {
    ticketOf(page).edit({ lots: '0.37', leverage: 50 });
    ticketOf(page).tickStop('stopLoss', true);
    const before = ticketOf(page).current.value;
    ticketOf(page).open({ ...EUR });
    expect(ticketOf(page).current.value).toBe(before);
  });

  it('is a fresh one for another instrument', () => {
    ticketOf(page).edit({ lots: '0.37' });
    ticketOf(page).open(GOLD);
    expect(ticketOf(page).current.value).toMatchObject({ instrumentId: 2, lots: '0.01', kind: 'market' });
  });

  it('starts a stop at the current close, and again when it is ticked again', () => {
    ticketOf(page).tickStop('stopLoss', true);
    expect(ticketOf(page).current.value?.stopLoss).toEqual({ on: true, price: '1.08543' });
    expect(ticketOf(page).current.value?.takeProfit.on).toBe(false);
    ticketOf(page).tickStop('stopLoss', false);
    expect(ticketOf(page).current.value?.stopLoss.on).toBe(false);
    priceMoves(108_600);
    ticketOf(page).tickStop('stopLoss', true);
    expect(ticketOf(page).current.value?.stopLoss.price).toBe('1.08600');
  });

  it('starts the target at the current close and then keeps it', () => {
    ticketOf(page).chooseKind('pending');
    expect(ticketOf(page).current.value).toMatchObject({ kind: 'pending', targetPrice: '1.08543' });
    priceMoves(108_600);
    ticketOf(page).chooseKind('market');
    ticketOf(page).chooseKind('pending');
    expect(ticketOf(page).current.value?.targetPrice).toBe('1.08543');
  });

  it('starts prices empty while there is none', () => {
    ticketOf(page).open(GOLD);
    ticketOf(page).chooseKind('pending');
    ticketOf(page).tickStop('takeProfit', true);
    expect(ticketOf(page).current.value).toMatchObject({ targetPrice: '', takeProfit: { on: true, price: '' } });
  });

  it('speaks to the worker of what is ticked and chosen only', () => {
    ticketOf(page).chooseKind('pending');
    ticketOf(page).tickStop('takeProfit', true);
    ticketOf(page).edit({ takeProfit: { on: true, price: '1.1' }, lots: '1,x' });
    expect(ticketOf(page).input.value).toEqual({
      instrumentId: 1,
      kind: 'pending',
      lots: '1,x',
      leverage: 100,
      targetPrice: '1.08543',
      stopLoss: undefined,
      takeProfit: '1.1',
    });
    ticketOf(page).chooseKind('market');
    ticketOf(page).tickStop('takeProfit', false);
    expect(ticketOf(page).input.value).toMatchObject({ kind: 'market', targetPrice: '', takeProfit: undefined });
  });

  it('that does not exist is not edited', () => {
    freshPage();
    ticketOf(page).edit({ lots: '5' });
    ticketOf(page).chooseKind('pending');
    ticketOf(page).tickStop('stopLoss', true);
    expect([ticketOf(page).current.value, ticketOf(page).input.value]).toEqual([null, null]);
  });
});

describe('a step of lots', () => {
  const lots = (change: Parameters<typeof instrument>[2]): ReturnType<typeof instrument> => instrument(1, 'X', change);
  const usual = lots({ lotStep: decimal('0.01'), minLots: decimal('0.05') });

  it.each([
    ['0.05', 1, '0.06'],
    ['0.06', -1, '0.05'],
    ['0.05', -1, undefined],
    ['0.04', -1, undefined],
    ['0.055', -1, undefined],
    ['0.01', 1, undefined],
    ['0.09', 1, '0.1'],
    ['9999999999999999.99', 1, '10000000000000000'],
    ['', 1, undefined],
    ['abc', -1, undefined],
  ] as const)('from %j by %i: %j', (from, direction, to) => {
    expect(stepLots(usual, from, direction)).toBe(to);
  });

  it('down is blocked at or below one step, whatever the minimum', () => {
    const free = lots({ lotStep: decimal('0.1'), minLots: decimal('0') });
    expect(stepLots(free, '0.2', -1)).toBe('0.1');
    expect(stepLots(free, '0.1', -1)).toBeUndefined();
    expect(stepLots(free, '0.05', -1)).toBeUndefined();
  });
});

describe('a step of a price', () => {
  it.each([
    [5, '1.08543', 1, '1.08553'],
    [5, '1.08543', -1, '1.08533'],
    [3, '150.123', 1, '150.133'],
    [2, '2000.00', 1, '2000.01'],
    [0, '7', -1, '6'],
    [5, '1.1', 1, '1.10010'],
    [5, '0.00005', -1, undefined],
    [2, '0.01', -1, '0.00'],
    [2, '0.00', -1, undefined],
    [5, '', 1, undefined],
    [5, '1,5', 1, undefined],
  ] as const)('with %i digits from %j by %i: %j', (priceScale, from, direction, to) => {
    expect(stepPrice(instrument(1, 'X', { priceScale }), from, direction)).toBe(to);
  });
});
