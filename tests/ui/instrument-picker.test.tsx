// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../src/lib/result.ts';
import { InstrumentPicker } from '../../src/screens/trade/InstrumentPicker.tsx';
import { tradeInstrumentOf } from '../../src/state/trade-instrument.ts';
import { instrument, showCatalogue } from '../support/page/catalogue.ts';
import { failure } from '../support/page/fake-client.ts';
import { applyFrames, freshPage, page } from '../support/page/fresh-page.ts';
import { stubLayout } from '../support/page/layout.ts';
import { quoteRows } from '../support/page/quote-rows.ts';
import { happen, settle, show, speak, type Shown } from '../support/page/screen.tsx';

const MANY = Array.from({ length: 100 }, (_, index) => instrument(index + 1, `CODE${index + 1}`));
const onClose = vi.fn();

const codes = (): (string | null)[] => screen.queryAllByTestId('code').map(({ textContent }) => textContent);
const interest = (): unknown => page.client.tell.mock.calls.findLast(([name]) => name === 'setInterest')?.[1];
/** It is told after the next paint. */
const hasInterest = (instruments: readonly number[]): Promise<void> =>
  waitFor(() => expect(interest()).toEqual({ instruments, positions: [] }));
/** Six can be seen at once, two of them in part, and three more stand ready at each edge. */
const rowsBeyondTheEdges = (): Promise<void> => waitFor(() => expect(codes()).toHaveLength(12));

async function picker(): Promise<Shown> {
  const shown = show(<InstrumentPicker isOpen onClose={onClose} />);
  await settle();
  await rowsBeyondTheEdges();
  return shown;
}

describe('the instruments to choose from', () => {
  beforeAll(async () => {
    stubLayout({ row: 56, screen: 280 });
    await speak('en');
  });
  beforeEach(() => {
    freshPage();
    onClose.mockClear();
    showCatalogue(MANY);
  });

  it('are drawn as far as they are on screen, in the order of the catalogue', async () => {
    await picker();
    expect(codes()).toEqual(MANY.slice(0, 12).map(({ displayCode }) => displayCode));
  });

  it('are not asked for while nothing is looked for, and are all there again when that is so once more', async () => {
    const { user } = await picker();
    expect(page.client.callsOf('searchInstruments')).toEqual([]);
    page.client.answer('searchInstruments', ok([7]));
    await user.type(screen.getByRole('searchbox'), 'x');
    await waitFor(() => expect(codes()).toEqual(['CODE7']));
    await user.clear(screen.getByRole('searchbox'));
    await rowsBeyondTheEdges();
    expect(page.client.callsOf('searchInstruments')).toHaveLength(1);
  });

  it('have their prices asked for as far as they are seen, and no longer when the sheet has gone', async () => {
    const { unmount } = show(<InstrumentPicker isOpen onClose={onClose} />);
    // Not within the press that opens it.
    expect(interest()).toBeUndefined();
    await hasInterest([1, 2, 3, 4, 5]);
    unmount();
    expect(interest()).not.toEqual({ instruments: [], positions: [] });
    await hasInterest([]);
  });

  it('show a price as it comes', async () => {
    await picker();
    const [price] = screen.getAllByTestId('choice-price');
    happen(() => applyFrames([{ quotes: quoteRows({ id: 1, lastPrice: 108_543 }) }]));
    expect(price?.textContent).toBe('1.08543');
  });

  it('have their prices slowed down while they are chosen from, and held until the rows are there', async () => {
    const [filled, closed] = [vi.fn(), vi.fn()];
    page.client.holdPrices.mockReturnValueOnce(filled);
    page.client.slowPrices.mockReturnValueOnce(closed);
    const { unmount } = await picker();
    expect([page.client.holdPrices.mock.calls.length, filled.mock.calls.length]).toEqual([1, 1]);
    expect([page.client.slowPrices.mock.calls.length, closed.mock.calls.length]).toEqual([1, 0]);
    unmount();
    expect(closed).toHaveBeenCalledOnce();
  });

  it('stay when the list is closed, cost nothing then, and begin anew with the next opening', async () => {
    const list = (open: boolean) => <InstrumentPicker isOpen={open} onClose={onClose} />;
    const slowedUntil = vi.fn();
    page.client.slowPrices.mockReturnValueOnce(slowedUntil);
    const { rerender, user } = show(list(true));
    await settle();
    await rowsBeyondTheEdges();
    const rows = screen.getAllByTestId('choice-price');
    page.client.answer('searchInstruments', ok([7]));
    await user.type(screen.getByRole('searchbox'), 'x');
    await waitFor(() => expect(codes()).toEqual(['CODE7']));
    const scroller = screen.getByTestId('choices');
    scroller.scrollTop = 112;
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(scroller.scrollTop).toBe(0);
    rerender(list(false));
    await settle();
    await hasInterest([]);
    expect(slowedUntil).toHaveBeenCalledOnce();
    happen(() => applyFrames([{ quotes: quoteRows({ id: 1, lastPrice: 108_543 }) }]));
    expect(rows.map(({ textContent }) => textContent)).not.toContain('1.08543');
    page.client.holdPrices.mockClear();
    rerender(list(true));
    await rowsBeyondTheEdges();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(page.client.holdPrices).toHaveBeenCalledOnce();
    expect(screen.getAllByTestId('choice-price')[0]).toBe(rows[0]);
    expect(rows[0]?.textContent).toBe('1.08543');
    await hasInterest([1, 2, 3, 4, 5]);
  });

  it('are those that were found for a text', async () => {
    const { user } = await picker();
    page.client.answer('searchInstruments', ok([7, 3]));
    await user.type(screen.getByRole('searchbox'), 'x');
    await waitFor(() => expect(codes()).toEqual(['CODE7', 'CODE3']));
    expect(interest()).toEqual({ instruments: [7, 3], positions: [] });
  });

  it('are there again as soon as a text that could not be looked for is gone', async () => {
    const { user } = await picker();
    page.client.answer('searchInstruments', failure('network'));
    await user.type(screen.getByRole('searchbox'), 'x');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined());
    happen(() => fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } }));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await rowsBeyondTheEdges();
  });

  it('are chosen with a press: the sheet closes and the instrument is opened', async () => {
    const { user, address } = await picker();
    await user.click(screen.getByRole('button', { name: /CODE4/ }));
    await settle();
    expect(onClose).toHaveBeenCalled();
    expect(address()).toContain('code=CODE4');
  });

  it('are traded from the press on, while the browser goes back in its history', async () => {
    await picker();
    happen(() => screen.getByRole('button', { name: /CODE4/ }).click());
    expect(tradeInstrumentOf(page).instrument.peek()?.code).toBe('CODE4');
  });
});
