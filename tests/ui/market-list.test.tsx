// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { MarketList } from '../../src/screens/market/MarketList.tsx';
import { instrument, showCatalogue } from '../support/page/catalogue.ts';
import { stubLayout } from '../support/page/layout.ts';
import { quoteRows, type QuoteRow } from '../support/page/quote-rows.ts';
import { happen, settle, show, speak, type Shown } from '../support/page/screen.tsx';
import { failure } from '../support/page/fake-client.ts';
import { applyFrames, freshPage, page } from '../support/page/fresh-page.ts';
import { ok } from '../../src/lib/result.ts';
import { categoryOf } from '../../src/screens/market/category.ts';

vi.mock('../../src/chart/Sparkline.tsx', () => ({ Sparkline: () => null }));

const NOW = 1_800_000_000_000;
const MANY = Array.from({ length: 100 }, (_, index) => instrument(index + 1, `CODE${index + 1}`));
/** The list once it has measured itself. */
async function list(): Promise<Shown> {
  const shown = show(<MarketList />);
  await settle();
  return shown;
}

/** For one test the page follows what happens as it does in a browser: not at once to the end. */
function followLater(): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  onTestFinished(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
}

const rows = (): (string | null)[] => screen.queryAllByTestId('market-row').map((row) => row.getAttribute('data-code'));
/** Six can be seen at once, two of them in part, and three more stand ready at each edge. */
const rowsBeyondTheEdges = (): Promise<void> => waitFor(() => expect(rows()).toHaveLength(12));
const interest = (): unknown => page.client.tell.mock.calls.findLast(([name]) => name === 'setInterest')?.[1];
const toasts = (): string[] => page.state.toasts.shown.value.map(({ text }) => text);
const NOT_LOADED = { source: 'none', loading: true } as const;

describe('the market list', () => {
  beforeAll(async () => {
    stubLayout({ row: 60, screen: 300 });
    await speak('en');
  });
  beforeEach(() => {
    freshPage();
    page.state.clock.value = NOW;
  });

  it('is ten skeleton rows while it loads', async () => {
    showCatalogue([], NOT_LOADED);
    await list();
    expect(screen.getAllByTestId('skeleton-row')).toHaveLength(10);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
  });

  it('draws its first rows in small pieces, which leave room for a press: until they are there it is a skeleton', async () => {
    showCatalogue([], NOT_LOADED);
    await list();
    followLater();
    showCatalogue(MANY);
    // As long as it takes React to draw at once what may not wait.
    await Promise.resolve();
    expect([rows(), screen.queryAllByTestId('skeleton-row').length]).toEqual([[], 10]);
    await waitFor(() => expect(rows()[0]).toBe('CODE1'));
    expect(screen.queryAllByTestId('skeleton-row')).toEqual([]);
  });

  it('keeps what an empty category says until the rows of the next one are there', async () => {
    showCatalogue(MANY);
    categoryOf(page).choose('favourites');
    await list();
    followLater();
    categoryOf(page).choose('all');
    await Promise.resolve();
    expect(screen.queryAllByTestId('skeleton-row')).toEqual([]);
    expect(screen.getByRole('heading', { name: 'No favourites yet' })).toBeDefined();
    await waitFor(() => expect(rows()[0]).toBe('CODE1'));
  });

  it('says what failed and loads again on demand', async () => {
    showCatalogue([], { source: 'none', failure: failure('network').error });
    const { user } = await list();
    expect(screen.getByRole('alert').textContent).toContain('could not be reached');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(page.client.callsOf('refreshCatalogue')).toEqual([[]]);
  });

  it('keeps what it shows when a refresh fails', async () => {
    showCatalogue(MANY, { failure: failure('network').error });
    await list();
    expect(rows()[0]).toBe('CODE1');
  });

  it('is empty, not loading, where the server has nothing', async () => {
    showCatalogue([]);
    await list();
    expect(screen.queryAllByTestId('skeleton-row')).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Nothing here' })).toBeDefined();
  });

  it('says how a favourite is made while there is none', async () => {
    showCatalogue(MANY);
    categoryOf(page).choose('favourites');
    await list();
    expect(screen.getByRole('heading', { name: 'No favourites yet' })).toBeDefined();
    expect(screen.getByText(/tap the star/)).toBeDefined();
    happen(() => (page.state.slices.favourites.value = [3]));
    await settle();
    expect(rows()).toEqual(['CODE3']);
  });

  it('says that a category is empty', async () => {
    showCatalogue(MANY);
    categoryOf(page).choose(99);
    await list();
    expect(screen.getByRole('heading', { name: 'Nothing here' })).toBeDefined();
  });

  it('draws what is on screen and a little more, and asks the worker for what is on screen', async () => {
    showCatalogue(MANY);
    const { unmount } = await list();
    expect(rows()[0]).toBe('CODE1');
    expect(rows().length).toBeLessThan(20);
    expect(interest()).toEqual({ instruments: [1, 2, 3, 4, 5], positions: [] });
    unmount();
    expect(interest()).toEqual({ instruments: [], positions: [] });
  });

  it('asks for the prices that come next only while it is scrolled, and not anew at each row', async () => {
    showCatalogue(MANY);
    await list();
    const scroller = screen.getByTestId('market-list');
    const scroll = (top: number): void =>
      happen(() => {
        scroller.scrollTop = top;
        scroller.dispatchEvent(new Event('scroll'));
      });
    scroll(600);
    const around = { instruments: Array.from({ length: 16 }, (_, at) => 5 + at), positions: [] };
    expect(interest()).toEqual(around);
    expect(rows()).toContain('CODE13');
    expect(rows()).not.toContain('CODE1');
    const asked = page.client.tell.mock.calls.length;
    scroll(540);
    expect(page.client.tell.mock.calls.length).toBe(asked);
    scroll(600);
    await waitFor(() => expect(interest()).toEqual({ instruments: [11, 12, 13, 14, 15], positions: [] }));
  });

  it('fills a row that leaves at one edge with what comes in at the other, and renders nothing for it', async () => {
    showCatalogue(MANY.map((each) => ({ ...each, isMarketOpen: each.id !== 12, name: `Name ${each.id}` })));
    happen(() => applyFrames([{ quotes: quoteRows({ id: 12, lastPrice: 108_543, change: 42, receivedAt: NOW }) }]));
    await list();
    await rowsBeyondTheEdges();
    const before = screen.getAllByTestId('market-row');
    const scroller = screen.getByTestId('market-list');
    happen(() => {
      scroller.scrollTop = 600;
      scroller.dispatchEvent(new Event('scroll'));
    });
    expect(new Set(screen.getAllByTestId('market-row'))).toEqual(new Set(before));
    const row = document.querySelector<HTMLElement>('[data-code="CODE12"]');
    expect(row?.querySelector('a')?.getAttribute('href')).toBe('/trade?code=CODE12');
    expect(row?.textContent).toContain('CODE12Closed');
    expect(row?.textContent).toContain('1.08543');
    expect(row?.parentElement?.style.insetBlockStart).toBe('660px');
    // Who reads or steps through the page meets the rows in the order in which they are seen.
    const inOrder = Array.from({ length: before.length }, (_, at) => `CODE${8 + at}`);
    await waitFor(() => expect(rows()).toEqual(inOrder));
  });

  it('leaves the row that has the focus where it is while the others are put in order', async () => {
    showCatalogue(MANY);
    await list();
    await rowsBeyondTheEdges();
    const scroller = screen.getByTestId('market-list');
    const scroll = (top: number): void =>
      happen(() => {
        scroller.scrollTop = top;
        scroller.dispatchEvent(new Event('scroll'));
      });
    scroll(240);
    const link = document.querySelector<HTMLElement>('[data-code="CODE9"] a');
    link?.focus();
    scroll(480);
    await waitFor(() => expect(rows()[0]).toBe('CODE6'));
    expect(rows()).toEqual(Array.from({ length: rows().length }, (_, at) => `CODE${6 + at}`));
    expect(document.activeElement).toBe(link);
  });

  it('fills the rows that are there with another category, and nothing of the old instrument stays', async () => {
    showCatalogue([...MANY, instrument(501, 'GOLD', { categoryId: 2 })]);
    happen(() => applyFrames([{ quotes: quoteRows({ id: 1, lastPrice: 108_543, change: -42, receivedAt: NOW }) }]));
    await list();
    const [row] = screen.getAllByTestId('market-row');
    expect(row?.textContent).toContain('1.08543');
    const filled = vi.fn();
    page.client.holdPrices.mockClear().mockReturnValueOnce(filled);
    happen(() => categoryOf(page).choose(2));
    await settle();
    expect([page.client.holdPrices.mock.calls.length, filled.mock.calls.length]).toEqual([1, 1]);
    expect(screen.getAllByTestId('market-row')).toEqual([row]);
    expect(row?.dataset['code']).toBe('GOLD');
    expect(row?.textContent).not.toContain('1.08543');
    happen(() => applyFrames([{ quotes: quoteRows({ id: 1, lastPrice: 108_544, change: -42, receivedAt: NOW }) }]));
    expect(screen.getByTestId('price').textContent).toBe('--');
    happen(() => applyFrames([{ quotes: quoteRows({ id: 501, lastPrice: 200_000, change: 1, receivedAt: NOW }) }]));
    expect(screen.getByTestId('price').textContent).toBe('2.00000');
    expect(interest()).toEqual({ instruments: [501], positions: [] });
  });

  it('names the age of a snapshot until live prices are here', async () => {
    showCatalogue(MANY, { source: 'snapshot', asOf: NOW });
    await list();
    expect(screen.getByText(/^Prices as of .*2027/)).toBeDefined();
    happen(() => showCatalogue(MANY));
    expect(screen.queryByText(/^Prices as of/)).toBeNull();
  });
});

describe('a row of the market list', () => {
  const quote = (change: QuoteRow): void => happen(() => applyFrames([{ quotes: quoteRows(change) }]));
  const text = (id: string): string | null => screen.getByTestId(id).textContent;

  beforeAll(() => stubLayout({ row: 60, screen: 300 }));
  beforeEach(() => {
    freshPage();
    page.state.clock.value = NOW;
  });

  it('has price and change, then the age of the price in place of the change', async () => {
    showCatalogue([instrument(201, 'EURUSD')]);
    await list();
    expect([text('price'), text('change')]).toEqual(['--', '--']);
    quote({ id: 201, lastPrice: 108_543, change: -42, receivedAt: NOW - 12_000 });
    expect([text('price'), text('change')]).toEqual(['1.08543', '\u22120.42\u00a0%']);
    expect(screen.getByTestId('change').parentElement?.dataset['tone']).toBe('down');
    quote({ id: 201, lastPrice: 108_543, change: -42, receivedAt: NOW - 12_000, stale: true });
    expect([text('price'), text('change')]).toEqual(['1.08543', '12s old']);
    expect(screen.getByTestId('change').parentElement?.dataset['tone']).toBe('old');
    expect(screen.getByTestId('price').closest('[data-stale]')?.getAttribute('data-stale')).toBe('true');
    happen(() => (page.state.clock.value = NOW + 48_000));
    expect(text('change')).toBe('1m old');
  });

  it('keeps the change of a price that is not confirmed, without its colour, until it is 5 s old', async () => {
    showCatalogue([instrument(203, 'GBPUSD')]);
    await list();
    quote({ id: 203, lastPrice: 127_543, change: 42, receivedAt: NOW, stale: true });
    expect(text('change')).toBe('+0.42\u00a0%');
    expect(screen.getByTestId('change').parentElement?.dataset['tone']).toBe('stale');
    happen(() => (page.state.clock.value = NOW + 4_999));
    expect(text('change')).toBe('+0.42\u00a0%');
    happen(() => (page.state.clock.value = NOW + 5_000));
    expect(text('change')).toBe('5s old');
  });

  it('keeps the width of a price, which only another number of digits changes', async () => {
    showCatalogue([instrument(204, 'BTCJPY')]);
    await list();
    const shape = (): string | undefined => {
      const cell = screen.getByTestId('price').closest('[data-testid="market-row"]');
      return cell?.querySelector('[aria-hidden="true"] > .number')?.textContent;
    };
    quote({ id: 204, lastPrice: 91_999_999 });
    expect([text('price'), shape()]).toEqual(['919.99999', '000.00000']);
    quote({ id: 204, lastPrice: 92_345_678 });
    expect([text('price'), shape()]).toEqual(['923.45678', '000.00000']);
    quote({ id: 204, lastPrice: 100_000_000 });
    expect([text('price'), shape()]).toEqual(['1000.00000', '0000.00000']);
    showCatalogue([instrument(205, 'PEPEUSD', { priceScale: 8 })]);
    await settle();
    quote({ id: 205, lastPrice: 123 });
    expect([text('price'), shape()]).toEqual(['0.00000123', '0.00000000']);
  });

  it('says the name in its second line, and the code where a server sends none', async () => {
    showCatalogue([
      instrument(206, 'XAUUSD', { displayCode: 'XAU/USD', name: 'Gold / US dollar' }),
      instrument(207, 'EURUSD', { displayCode: 'EUR/USD' }),
    ]);
    await list();
    const lines = (testId: string): string[] => screen.getAllByTestId(testId).map((line) => line.textContent);
    expect(lines('code')).toEqual(['XAU/USD', 'EUR/USD']);
    expect(lines('instrument-name')).toEqual(['Gold / US dollar', 'EURUSD']);
  });

  it('says that its market is closed, and leads to the instrument', async () => {
    showCatalogue([instrument(202, 'A/B', { isMarketOpen: false })]);
    await list();
    expect(screen.getByText('Closed')).toBeDefined();
    // A Sunday evening, in whatever time zone the test runs.
    const opensAt = new Date(2026, 2, 15, 21, 0).getTime();
    happen(() => showCatalogue([instrument(202, 'A/B', { isMarketOpen: false, opensAt })]));
    expect(screen.getByText(/^Opens Sun.*9:00.PM$/)).toBeDefined();
    const link = screen.getByTestId('market-row').querySelector('a');
    expect(link?.getAttribute('href')).toBe('/trade?code=A%2FB');
  });

  it('becomes a favourite by a long press, and says so once it is kept', async () => {
    showCatalogue([instrument(203, 'EURUSD')]);
    const keep = page.client.leaveOpen('setFavourite');
    const { user } = await list();
    await user.pointer({ keys: '[MouseRight]', target: screen.getByTestId('market-row') });
    expect(page.client.callsOf('setFavourite')).toEqual([[203, true]]);
    expect(toasts()).toEqual([]);
    keep(ok(null));
    await settle();
    expect(toasts()).toEqual(['EURUSD added to favourites']);
  });

  it('says so when it did not become one', async () => {
    showCatalogue([instrument(203, 'EURUSD')]);
    page.client.answer('setFavourite', failure('crashed'));
    const { user } = await list();
    await user.pointer({ keys: '[MouseRight]', target: screen.getByTestId('market-row') });
    await settle();
    expect(toasts()).toEqual(['Something went wrong in the app. It is starting again.']);
  });
});
