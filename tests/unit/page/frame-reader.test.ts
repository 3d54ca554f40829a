// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { ChartUpdate } from '../../../src/contract/worker/chart.ts';
import { candleColumns } from '../../../src/contract/worker/chart.ts';
import type { CatalogueState, Notice } from '../../../src/contract/worker/state.ts';
import { decimal, ZERO } from '../../../src/domain/decimal.ts';
import { accountSummary } from '../../../src/domain/account.ts';
import { flatCandle } from '../../../src/domain/candle.ts';
import { effect } from '../../../src/state/signals.ts';
import { instrument } from '../../support/page/catalogue.ts';
import { order, orderList, ordersState } from '../../support/page/orders.ts';
import { quoteRows } from '../../support/page/quote-rows.ts';
import { applyFrames, freshPage, page } from '../../support/page/fresh-page.ts';

beforeEach(freshPage);

const bars = (seriesId: number, ...times: number[]): ChartUpdate => ({
  kind: 'bars',
  seriesId,
  bars: times.map((time) => flatCandle(time, 1)),
});

const EUR = instrument(1, 'EURUSD');
const CATALOGUE: CatalogueState = {
  instruments: [EUR],
  categories: [],
  source: 'live',
  asOf: undefined,
  loading: false,
  failure: undefined,
};

describe('the state of a frame', () => {
  it('replaces the slices it names and leaves the others', () => {
    applyFrames([{ state: { favourites: [1, 2], connection: { phase: 'open', latencyMs: 9 } } }]);
    const { favourites } = page.state.slices;
    applyFrames([{ state: { connection: { phase: 'offline' } } }]);
    expect(favourites.value).toEqual([1, 2]);
    expect(page.state.slices.connection.value).toEqual({ phase: 'offline' });
    applyFrames([{ state: { favourites: [2] } }]);
    expect(favourites.value).toEqual([2]);
  });

  it('may take a value away', () => {
    applyFrames([
      { state: { backend: { feeType: 'perLot', serviceLink: '', stopOutLevel: undefined, canClosePart: false } } },
    ]);
    applyFrames([{ state: { backend: undefined } }]);
    expect(page.state.slices.backend.value).toBeUndefined();
  });

  it('decides who is a member, whether the connection is up, and what an id means', () => {
    applyFrames([{ state: { session: { status: 'visitor' }, connection: { phase: 'idle' } } }]);
    expect([page.state.isMember.value, page.state.isLive.value]).toEqual([false, false]);
    const user = { id: 1, uid: 'u', email: '', level: '', isDemo: true, inviteCode: '' };
    const connection = { phase: 'open', latencyMs: undefined } as const;
    applyFrames([{ state: { session: { status: 'member', user }, connection, catalogue: CATALOGUE } }]);
    expect([page.state.isMember.value, page.state.isLive.value]).toEqual([true, true]);
    expect(page.state.instrumentOf(1)).toBe(EUR);
    expect(page.state.instrumentOf(2)).toBeUndefined();
  });
});

describe('the account, ticket and positions of a frame', () => {
  it('stay until another frame names them, null too', () => {
    const summary = { ...accountSummary(decimal('100'), ZERO, ZERO), staleSince: undefined };
    applyFrames([{ account: summary }]);
    applyFrames([{ quotes: quoteRows({ id: 1, lastPrice: 1 }) }]);
    expect(page.state.account.value).toBe(summary);
    applyFrames([{ account: null, ticket: null }]);
    expect([page.state.account.value, page.state.ticketPreview.value]).toEqual([null, null]);
  });

  it('go to the positions they name', () => {
    applyFrames([{ positions: [{ id: 5, profit: decimal('1.5'), price: decimal('2'), staleSince: undefined }] }]);
    expect(page.state.positionOf(5).value.profit).toEqual(decimal('1.5'));
    expect(page.state.positionOf(6).value).toEqual({
      id: 6,
      profit: undefined,
      price: undefined,
      staleSince: undefined,
    });
  });

  it('of positions that are gone are forgotten, those that are held are kept', () => {
    const held = page.state.positionOf(7);
    const gone = page.state.positionOf(8);
    applyFrames([{ state: { orders: ordersState({ open: orderList([order(7)]) }) } }]);
    expect(page.state.positionOf(7)).toBe(held);
    expect(page.state.positionOf(8)).not.toBe(gone);
  });
});

describe('several frames between two display frames', () => {
  it('are one batch', () => {
    let runs = 0;
    const stop = effect(() => {
      void page.state.slices.favourites.value;
      void page.state.account.value;
      runs++;
    });
    onTestFinished(stop);
    applyFrames([
      { state: { favourites: [] }, account: { ...accountSummary(ZERO, ZERO, ZERO), staleSince: undefined } },
      { state: { favourites: [9] }, account: null },
    ]);
    expect(runs).toBe(2);
    expect(page.state.slices.favourites.value).toEqual([9]);
  });

  it('lose no chart update: the bar that closed and the gap that was filled are in the first', () => {
    const filled: ChartUpdate = { kind: 'replace', seriesId: 1, candles: candleColumns([]) };
    applyFrames([{ chart: filled }, { quotes: quoteRows({ id: 1 }) }, { chart: bars(1, 60_000, 120_000) }]);
    expect(page.state.chartUpdates.value).toEqual([filled, bars(1, 60_000, 120_000)]);
  });

  it('lose no notice', () => {
    const filled: Notice = { kind: 'filled', order: order(1) };
    const ended: Notice = { kind: 'sessionEnded' };
    applyFrames([{ notices: [filled] }, { notices: [ended] }]);
    expect(page.state.lastNotices.value).toEqual([filled, ended]);
  });

  it('without notices or bars wake neither reader', () => {
    let runs = 0;
    const stop = effect(() => {
      void page.state.lastNotices.value;
      void page.state.chartUpdates.value;
      runs++;
    });
    onTestFinished(stop);
    applyFrames([{ quotes: quoteRows({ id: 1, lastPrice: 3 }) }]);
    applyFrames([]);
    expect(runs).toBe(1);
  });
});
