import { describe, expect, it, onTestFinished } from 'vitest';
import type { ChartUpdate } from '../../../src/contract/worker/chart.ts';
import { candleColumns } from '../../../src/contract/worker/chart.ts';
import type { Notice } from '../../../src/contract/worker/state.ts';
import { decimal, ZERO } from '../../../src/domain/decimal.ts';
import { accountFigures } from '../../../src/domain/account.ts';
import { flatCandle } from '../../../src/domain/candle.ts';
import { applyFrames } from '../../../src/state/apply-frame.ts';
import { effect } from '../../../src/state/signals.ts';
import {
  account,
  chartUpdates,
  instrumentOf,
  isLive,
  isMember,
  lastNotices,
  positionOf,
  slices,
  ticketPreview,
} from '../../../src/state/slices.ts';
import { instrument } from '../../support/page/catalogue.ts';
import { order, orderList, ordersState } from '../../support/page/orders.ts';
import { quoteRows } from '../../support/page/quote-rows.ts';

const bars = (seriesId: number, ...times: number[]): ChartUpdate => ({
  kind: 'bars',
  seriesId,
  bars: times.map((time) => flatCandle(time, 1)),
});

const EUR = instrument(1, 'EURUSD');
const CATALOGUE = { ...slices.catalogue.peek(), instruments: [EUR], source: 'live', loading: false } as const;

describe('the state of a frame', () => {
  it('replaces the slices it names and leaves the others', () => {
    applyFrames([{ state: { favourites: [1, 2], connection: { phase: 'open', latencyMs: 9 } } }]);
    const { favourites } = slices;
    applyFrames([{ state: { connection: { phase: 'offline' } } }]);
    expect(favourites.value).toEqual([1, 2]);
    expect(slices.connection.value).toEqual({ phase: 'offline' });
    applyFrames([{ state: { favourites: [2] } }]);
    expect(favourites.value).toEqual([2]);
  });

  it('may take a value away', () => {
    applyFrames([
      { state: { backend: { feeType: 'perLot', serviceLink: '', stopOutLevel: undefined, canClosePart: false } } },
    ]);
    applyFrames([{ state: { backend: undefined } }]);
    expect(slices.backend.value).toBeUndefined();
  });

  it('decides who is a member, whether the line is up, and what an id means', () => {
    applyFrames([{ state: { session: { status: 'visitor' }, connection: { phase: 'idle' } } }]);
    expect([isMember.value, isLive.value]).toEqual([false, false]);
    const user = { id: 1, uid: 'u', email: '', level: '', isDemo: true, inviteCode: '' };
    const connection = { phase: 'open', latencyMs: undefined } as const;
    applyFrames([{ state: { session: { status: 'member', user }, connection, catalogue: CATALOGUE } }]);
    expect([isMember.value, isLive.value]).toEqual([true, true]);
    expect(instrumentOf(1)).toBe(EUR);
    expect(instrumentOf(2)).toBeUndefined();
  });
});

describe('figures of a frame', () => {
  it('stay until another frame names them, null too', () => {
    const figures = { ...accountFigures(decimal('100'), ZERO, ZERO), staleSince: undefined };
    applyFrames([{ account: figures }]);
    applyFrames([{ quotes: quoteRows({ id: 1, close: 1 }) }]);
    expect(account.value).toBe(figures);
    applyFrames([{ account: null, ticket: null }]);
    expect([account.value, ticketPreview.value]).toEqual([null, null]);
  });

  it('go to the positions they name', () => {
    applyFrames([{ positions: [{ id: 5, profit: decimal('1.5'), price: decimal('2'), staleSince: undefined }] }]);
    expect(positionOf(5).value.profit).toEqual(decimal('1.5'));
    expect(positionOf(6).value).toEqual({ id: 6, profit: undefined, price: undefined, staleSince: undefined });
  });

  it('of positions that are gone are forgotten, those that are held are kept', () => {
    const held = positionOf(7);
    const gone = positionOf(8);
    applyFrames([{ state: { orders: ordersState({ holding: orderList([order(7)]) }) } }]);
    expect(positionOf(7)).toBe(held);
    expect(positionOf(8)).not.toBe(gone);
  });
});

describe('several frames between two display frames', () => {
  it('are one batch', () => {
    let runs = 0;
    const stop = effect(() => {
      void slices.favourites.value;
      void account.value;
      runs++;
    });
    onTestFinished(stop);
    applyFrames([
      { state: { favourites: [] }, account: { ...accountFigures(ZERO, ZERO, ZERO), staleSince: undefined } },
      { state: { favourites: [9] }, account: null },
    ]);
    expect(runs).toBe(2);
    expect(slices.favourites.value).toEqual([9]);
  });

  it('lose no chart update: the bar that closed and the gap that was filled are in the first', () => {
    const filled: ChartUpdate = { kind: 'replace', seriesId: 1, candles: candleColumns([]) };
    applyFrames([{ chart: filled }, { quotes: quoteRows({ id: 1 }) }, { chart: bars(1, 60_000, 120_000) }]);
    expect(chartUpdates.value).toEqual([filled, bars(1, 60_000, 120_000)]);
  });

  it('lose no notice', () => {
    const filled: Notice = { kind: 'filled', order: order(1) };
    const ended: Notice = { kind: 'sessionEnded' };
    applyFrames([{ notices: [filled] }, { notices: [ended] }]);
    expect(lastNotices.value).toEqual([filled, ended]);
  });

  it('without notices or bars wake neither reader', () => {
    let runs = 0;
    const stop = effect(() => {
      void lastNotices.value;
      void chartUpdates.value;
      runs++;
    });
    onTestFinished(stop);
    applyFrames([{ quotes: quoteRows({ id: 1, close: 3 }) }]);
    applyFrames([]);
    expect(runs).toBe(1);
  });
});
