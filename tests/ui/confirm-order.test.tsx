// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { decimal } from '../../src/domain/decimal.ts';
import { isolate } from '../../src/i18n/number-format.ts';
import { ok } from '../../src/lib/result.ts';
import { ConfirmOrder } from '../../src/screens/trade/ConfirmOrder.tsx';
import { instrument, showCatalogue } from '../support/page/catalogue.ts';
import { order } from '../support/page/orders.ts';
import { ticketPreview } from '../support/page/previews.ts';
import { quoteRows } from '../support/page/quote-rows.ts';
import { happen, show, speak, type Shown } from '../support/page/screen.tsx';
import { failure } from '../support/page/fake-client.ts';
import { applyFrames, freshPage, page } from '../support/page/fresh-page.ts';
import { ticketOf } from '../../src/state/ticket.ts';

const EUR = instrument(1, 'EURUSD', { displayCode: 'EUR/USD' });
const PLACED = ok({ state: 'placed', order: order(7), message: 'Order placed' });
const onClose = vi.fn();

const priceMoves = (lastPrice: number): void =>
  happen(() => applyFrames([{ quotes: quoteRows({ id: 1, lastPrice }) }]));

function ask(preview = ticketPreview()): Shown {
  const current = ticketOf(page).current.peek();
  if (!current) throw new Error('There is no ticket');
  return show(<ConfirmOrder instrument={EUR} ticket={current} side="buy" preview={preview} onClose={onClose} />);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const placeButton = (): HTMLElement => screen.getByTestId('place-order');
const idsSent = (): unknown[] =>
  page.client.callsOf('submitOrder').map(([request]) => (request as { clientId: string }).clientId);
const toastTexts = (): string[] => page.state.toasts.shown.value.map(({ text }) => text);

describe('confirming an order', () => {
  beforeAll(() => speak('en'));
  beforeEach(() => {
    freshPage();
    onClose.mockClear();
    showCatalogue([EUR]);
    priceMoves(108_543);
    ticketOf(page).open(EUR);
    ticketOf(page).edit({ lots: '0.5', stopLoss: { on: true, price: '1.08' } });
  });

  it('shows what will happen, and the price as it moves', () => {
    ask(ticketPreview({ margin: decimal('542.715') }));
    expect(screen.getByText(`Buy ${isolate('0.5')} EUR/USD`)).toBeDefined();
    expect(screen.getByText(/market price, now .?1\.08543/)).toBeDefined();
    expect(screen.getByText('1.08000')).toBeDefined();
    expect(screen.getByText(/^542\.71/)).toBeDefined();
    priceMoves(108_600);
    expect(screen.getByText(/now .?1\.08600/)).toBeDefined();
  });

  it('of a pending order names its price', () => {
    ticketOf(page).chooseKind('pending');
    ticketOf(page).edit({ targetPrice: '1.05' });
    ask();
    expect(screen.getByText(/reaches .?1\.05/)).toBeDefined();
  });

  it('sends the ticket with one id, says what the server said, and closes', async () => {
    page.client.answer('submitOrder', PLACED);
    const { user } = ask();
    await user.click(placeButton());
    expect(page.client.callsOf('submitOrder')).toEqual([
      [
        expect.objectContaining({
          side: 'buy',
          lots: '0.5',
          stopLoss: '1.08',
          clientId: expect.stringMatching(UUID),
        }),
      ],
    ]);
    expect(toastTexts()).toEqual(['Order placed']);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('takes a double tap for one', async () => {
    const finish = page.client.leaveOpen('submitOrder');
    const { user } = ask();
    await user.dblClick(placeButton());
    happen(() => {
      // Two taps before the page has drawn the first.
      fireEvent.click(placeButton());
      fireEvent.click(placeButton());
    });
    expect(idsSent()).toHaveLength(1);
    expect(placeButton()).toHaveProperty('disabled', true);
    finish(PLACED);
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('takes two taps in one moment for one', async () => {
    page.client.leaveOpen('submitOrder');
    ask();
    happen(() => {
      placeButton().click();
      placeButton().click();
    });
    await vi.waitFor(() => expect(idsSent()).toHaveLength(1));
  });

  it('keeps sheet and text when it fails, and retries with the same id', async () => {
    page.client.answer('submitOrder', failure('refused', { message: 'Not enough funds' }));
    const { user } = ask();
    await user.click(placeButton());
    expect((await screen.findByRole('alert')).textContent).toBe('Not enough funds');
    expect(onClose).not.toHaveBeenCalled();
    expect(ticketOf(page).current.value).toMatchObject({ lots: '0.5', stopLoss: { on: true, price: '1.08' } });
    page.client.answer('submitOrder', PLACED);
    await user.click(placeButton());
    const [first, second] = idsSent();
    expect(second).toBe(first);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is another question with another id when it is opened again', async () => {
    page.client.answer('submitOrder', failure('refused'));
    const first = ask();
    await first.user.click(placeButton());
    first.unmount();
    await ask().user.click(placeButton());
    const [before, after] = idsSent();
    expect(after).not.toBe(before);
  });

  it.each([
    ['what the worker does not know', ok({ state: 'unknown', clientId: 'x' })],
    ['a worker that does not answer', failure('timeout')],
    ['a worker that died', failure('crashed')],
  ])('says of %s that it is unknown, not that it failed', async (_, outcome) => {
    page.client.answer('submitOrder', outcome);
    await ask().user.click(placeButton());
    expect(toastTexts()).toEqual([expect.stringContaining('no answer came')]);
    expect(page.state.toasts.shown.value[0]?.tone).toBe('info');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(ticketOf(page).current.value?.lots).toBe('0.5');
  });

  it.each(['stalePrice', 'marketClosed', 'offline', 'noPrice'] as const)(
    'is locked with its reason when the price can no longer be trusted: %s',
    async (block) => {
      const { user } = ask(ticketPreview({ block }));
      await user.click(placeButton());
      expect(placeButton()).toHaveProperty('disabled', true);
      expect(screen.getByTestId('confirm-block').textContent).toMatch(/\.$/);
      expect(idsSent()).toEqual([]);
    },
  );
});
