// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../../src/contract/worker/frame.ts';
import { accountSummary } from '../../src/domain/account.ts';
import { decimal } from '../../src/domain/decimal.ts';
import type { OrderStatus } from '../../src/domain/order.ts';
import { ok } from '../../src/lib/result.ts';
import { OrdersScreen } from '../../src/screens/orders/OrdersScreen.tsx';
import { instrument, showCatalogue } from '../support/page/catalogue.ts';
import { stubLayout } from '../support/page/layout.ts';
import { order, orderList, showOrders } from '../support/page/orders.ts';
import { becomeMember } from '../support/page/session.ts';
import { happen, settle, show, speak, type Shown } from '../support/page/screen.tsx';
import { failure } from '../support/page/fake-client.ts';
import { applyFrames, freshPage, page } from '../support/page/fresh-page.ts';

const shownIds = (): (string | null)[] =>
  screen.queryAllByTestId('order-row').map((row) => row.getAttribute('data-id'));
const sheet = (): HTMLElement | null => screen.queryByTestId('order-sheet');
const TAB: Record<OrderStatus, RegExp> = { open: /^Holding/, pending: /^Pending/, closed: /^History/ };
const pageOf = (from: number, count: number): ReturnType<typeof order>[] =>
  Array.from({ length: count }, (_, index) => order(from + index, { status: 'closed' }));

/** The screen on one of its tabs. */
async function orders(status: OrderStatus = 'open'): Promise<Shown> {
  const shown = show(<OrdersScreen />, '/order');
  if (status !== 'open') await shown.user.click(screen.getByRole('tab', { name: TAB[status] }));
  await settle();
  return shown;
}

async function open(shown: Shown, id: number): Promise<void> {
  const row = screen.getAllByTestId('order-row').find((each) => each.dataset['id'] === String(id));
  if (!row) throw new Error(`No row ${id}`);
  await shown.user.click(row);
}

describe('the orders', () => {
  beforeAll(async () => {
    stubLayout({ row: 64, screen: 320 });
    await speak('en');
  });
  beforeEach(() => {
    freshPage();
    becomeMember();
    showCatalogue([instrument(1, 'EURUSD')]);
  });

  it('are loading until the first answer, and each tab loads its own', async () => {
    const { user } = await orders('pending');
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
    expect(page.client.callsOf('refreshOrders').at(-1)).toEqual(['pending']);
    await user.click(screen.getByRole('tab', { name: TAB.closed }));
    expect(page.client.callsOf('refreshOrders').at(-1)).toEqual(['closed']);
  });

  it('say since when the device has kept them, until the server answers', async () => {
    const asOf = new Date(2026, 10, 21, 10, 15).getTime();
    showOrders('open', orderList([order(1)], { asOf }));
    await orders();
    expect(shownIds()).toEqual(['1']);
    expect(screen.getByTestId('kept-since').textContent).toMatch(/Nov 21, 2026.* · .*old/);
    happen(() => showOrders('open', orderList([order(1)])));
    expect(screen.queryByTestId('kept-since')).toBeNull();
  });

  it.each([
    ['open', 'No open positions', true],
    ['pending', 'No pending orders', true],
    ['closed', 'No history yet', false],
  ] as const)('of %s that are none say so', async (status, title, hasLink) => {
    showOrders(status, orderList([]));
    await orders(status);
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Place an order' }) !== null).toBe(hasLink);
  });

  it('that could not be loaded say why and load again on demand', async () => {
    showOrders('open', orderList([], { total: undefined, failure: failure('timeout').error }));
    const { user } = await orders();
    expect(screen.getByRole('alert').textContent).toContain('took too long');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(page.client.callsOf('refreshOrders')).toEqual([['open'], ['open']]);
  });

  it('count what the server has on each tab', async () => {
    showOrders('open', orderList([order(5)]));
    showOrders('closed', orderList([], { total: 120 }));
    await orders();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Holding 1', 'Pending', 'History 120']);
  });

  it('show live profit and price of an open position', async () => {
    showOrders('open', orderList([order(5)]));
    await orders();
    expect(screen.getByTestId('order-profit').textContent).toBe('+9.000000');
    happen(() =>
      applyFrames([
        { positions: [{ id: 5, profit: decimal('-1.5'), price: decimal('1.08495'), staleSince: undefined }] },
      ]),
    );
    expect(screen.getByTestId('order-profit').textContent).toBe('\u22121.500000');
    expect(screen.getByTestId('order-row').textContent).toContain('1.08495');
  });
});

describe('the account above them', () => {
  const text = (id: string): string | null => screen.getByTestId(id).textContent;
  const meter = (): HTMLElement | null => screen.getByTestId('margin-level').closest('[data-tone]');
  beforeEach(() => {
    freshPage();
    becomeMember();
  });

  it('has two dashes until its amounts are here, and an empty meter', async () => {
    await orders();
    expect(['equity', 'pnl', 'balance', 'used-margin', 'free-margin', 'risk-rate', 'margin-level'].map(text)).toEqual(
      Array.from({ length: 7 }, () => '--'),
    );
    expect(meter()).toBeNull();
  });

  it('moves with each frame', async () => {
    await orders();
    const summaryWith = (pnl: string): Frame => ({
      account: { ...accountSummary(decimal('1000'), decimal('400'), decimal(pnl)), staleSince: undefined },
    });
    happen(() => applyFrames([summaryWith('12.345678')]));
    expect([text('equity'), text('pnl'), text('free-margin')]).toEqual(['1,012.35', '+12.345678', '612.35']);
    expect([text('margin-level'), meter()?.dataset['tone']]).toEqual(['253.09\u00a0%', 'calm']);
    expect(meter()?.querySelector('rect')?.getAttribute('width')).toBe('84%');
    happen(() => applyFrames([summaryWith('-700')]));
    expect([text('equity'), text('pnl')]).toEqual(['300.00', '\u2212700.000000']);
    expect(screen.getByTestId('pnl').dataset['tone']).toBe('fall');
    expect([text('margin-level'), meter()?.dataset['tone']]).toEqual(['75.00\u00a0%', 'danger']);
    expect(meter()?.querySelector('rect')?.getAttribute('width')).toBe('25%');
  });
});

describe('the formula of the margin level', () => {
  const settings = (stopOutLevel: string | undefined): Frame => ({
    state: {
      backend: {
        feeType: 'perLot',
        serviceLink: '',
        stopOutLevel: stopOutLevel ? decimal(stopOutLevel) : undefined,
        canClosePart: false,
      },
    },
  });

  it.each([
    ['30', /^Net value ÷ margin\. At .?30\.00.%.? positions are closed/],
    [undefined, /^Net value ÷ margin\.$/],
  ])('names the stop-out level that the server says, and none of its own: %s', async (level, formula) => {
    becomeMember();
    const { user } = await orders();
    happen(() => applyFrames([settings(level)]));
    await user.click(screen.getByRole('button', { name: /Prepayment|level/i }));
    expect(screen.getByText(/Net value ÷/).textContent).toMatch(formula);
  });
});

describe('paging', () => {
  beforeAll(() => stubLayout({ row: 64, screen: 320 }));
  beforeEach(() => {
    freshPage();
    becomeMember();
  });

  it('goes on when the end is near, until everything is here', async () => {
    showOrders('closed', orderList(pageOf(1, 8), { total: 10 }));
    await orders('closed');
    expect(page.client.callsOf('loadMoreOrders')).toEqual([['closed']]);
    happen(() => showOrders('closed', orderList(pageOf(1, 8), { total: 10, loading: true })));
    expect(screen.getByText('Loading more')).toBeDefined();
    happen(() => showOrders('closed', orderList(pageOf(1, 10), { total: 10 })));
    expect(page.client.callsOf('loadMoreOrders')).toHaveLength(1);
    expect(screen.queryByText('Load more')).toBeNull();
  });

  it('is not asked for again by itself where it brought nothing, though the total says more', async () => {
    showOrders('closed', orderList(pageOf(1, 8), { total: 10 }));
    await orders('closed');
    happen(() => showOrders('closed', orderList(pageOf(1, 8), { total: 10, loading: true })));
    happen(() => showOrders('closed', orderList(pageOf(1, 8), { total: 10 })));
    await settle();
    expect(page.client.callsOf('loadMoreOrders')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Load more' })).toBeDefined();
  });

  it('waits while the end is far', async () => {
    showOrders('closed', orderList(pageOf(1, 40), { total: 60 }));
    await orders('closed');
    expect(shownIds().length).toBeLessThan(20);
    expect(page.client.callsOf('loadMoreOrders')).toEqual([]);
  });

  it('that failed says so, and goes on by hand only', async () => {
    const failed = { total: 10, failure: failure('network').error };
    showOrders('closed', orderList(pageOf(1, 8), failed));
    const { user } = await orders('closed');
    expect(page.client.callsOf('loadMoreOrders')).toEqual([]);
    expect(screen.getByRole('alert').textContent).toContain('could not be reached');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(page.client.callsOf('loadMoreOrders')).toEqual([['closed']]);
  });
});

describe('the sheet of an order', () => {
  beforeAll(() => stubLayout({ row: 64, screen: 320 }));
  beforeEach(() => {
    freshPage();
    becomeMember();
    showCatalogue([instrument(1, 'EURUSD')]);
    showOrders('open', orderList([order(5), order(6)]));
  });

  it('goes when its order leaves the list, as after a close by the server', async () => {
    await open(await orders(), 5);
    expect(sheet()).not.toBeNull();
    happen(() => showOrders('open', orderList([order(6)])));
    expect(sheet()).toBeNull();
    happen(() => showOrders('open', orderList([order(5), order(6)])));
    expect(sheet()).toBeNull();
  });

  it('stays when another order leaves the list', async () => {
    await open(await orders(), 5);
    happen(() => showOrders('open', orderList([order(5)])));
    expect(sheet()).not.toBeNull();
  });

  it('closes a position once asked and confirmed, and says what the server said', async () => {
    page.client.answer('closePosition', ok({ order: order(5, { status: 'closed' }), message: 'Closed' }));
    const shown = await orders();
    await open(shown, 5);
    await shown.user.click(screen.getByTestId('end-order'));
    expect(page.client.callsOf('closePosition')).toEqual([]);
    await shown.user.click(screen.getByTestId('confirm-end'));
    expect(page.client.callsOf('closePosition')).toEqual([[5]]);
    expect(page.state.toasts.shown.value.map(({ text }) => text)).toEqual(['Closed']);
    expect(sheet()).toBeNull();
  });

  describe('where the server closes parts', () => {
    const lots = (): HTMLInputElement => screen.getByTestId('close-lots');
    const slider = (): HTMLInputElement => screen.getByTestId('close-slider');
    const end = (): HTMLButtonElement => screen.getByTestId('confirm-end');

    async function ask(all = '0.3'): Promise<Shown> {
      applyFrames([
        { state: { backend: { feeType: 'perLot', serviceLink: '', stopOutLevel: undefined, canClosePart: true } } },
      ]);
      showOrders('open', orderList([order(5, { lots: decimal(all) })]));
      const shown = await orders();
      await open(shown, 5);
      await shown.user.click(screen.getByTestId('end-order'));
      return shown;
    }

    it('offers all lots first, and closes them without a part', async () => {
      page.client.answer('closePosition', ok({ order: order(5, { status: 'closed' }), message: 'Closed' }));
      const shown = await ask();
      expect([lots().value, slider().value, slider().max, end().textContent]).toEqual([
        '0.3',
        '30',
        '30',
        'Close position',
      ]);
      await shown.user.click(end());
      expect(page.client.callsOf('closePosition')).toEqual([[5]]);
    });

    it('asks for no amount where there is no smaller one', async () => {
      await ask('0.01');
      expect(screen.queryByTestId('close-lots')).toBeNull();
      expect(end().disabled).toBe(false);
    });

    it('closes a part that the slider chose or that was typed, under one id until the amount changes', async () => {
      page.client.answer('closePosition', failure('timeout'));
      const shown = await ask();
      fireEvent.change(slider(), { target: { value: '12' } });
      expect([lots().value, end().textContent]).toEqual(['0.12', expect.stringMatching(/^Close .?0\.12.? lots$/)]);
      await shown.user.click(end());
      await shown.user.click(end());
      fireEvent.change(lots(), { target: { value: '0.2' } });
      expect(slider().value).toBe('20');
      await shown.user.click(end());
      const parts = page.client.callsOf('closePosition').map(([, part]) => part as { lots: string; clientId: string });
      expect(parts.map((part) => part.lots)).toEqual(['0.12', '0.12', '0.2']);
      const [first, second, third] = parts.map(({ clientId }) => clientId);
      expect(first).toBe(second);
      expect(third).not.toBe(first);
    });

    it.each([
      ['0.31', /lots are open/],
      ['0.295', /In steps of/],
      ['0', /At least/],
      ['', /Enter a value/],
      ['1e', /plain number/],
    ])('says what is wrong with %j, and closes nothing', async (typed, said) => {
      await ask();
      fireEvent.change(lots(), { target: { value: typed } });
      expect(within(screen.getByTestId('order-sheet')).getByText(said)).toBeDefined();
      expect(end().disabled).toBe(true);
    });
  });

  it('stays with the reason when the close fails', async () => {
    page.client.answer('closePosition', failure('refused', { message: 'The market is closed' }));
    const shown = await orders();
    await open(shown, 5);
    await shown.user.click(screen.getByTestId('end-order'));
    await shown.user.click(screen.getByTestId('confirm-end'));
    expect((await within(screen.getByTestId('order-sheet')).findByRole('alert')).textContent).toBe(
      'The market is closed',
    );
  });

  it('of another order is not closed by a late answer for the first', async () => {
    const finish = page.client.leaveOpen('closePosition');
    const shown = await orders();
    await open(shown, 5);
    await shown.user.click(screen.getByTestId('end-order'));
    await shown.user.click(screen.getByTestId('confirm-end'));
    happen(() => showOrders('open', orderList([order(6)])));
    await open(shown, 6);
    finish(ok({ order: order(5, { status: 'closed' }), message: 'Closed' }));
    await vi.waitFor(() => expect(page.state.toasts.shown.value).toHaveLength(1));
    expect(sheet()).not.toBeNull();
  });

  it('names each field of the stops by what it is', async () => {
    showOrders('open', orderList([order(5, { stopLoss: decimal('1.07'), takeProfit: decimal('1.1') })]));
    const shown = await orders();
    await open(shown, 5);
    await shown.user.click(screen.getByRole('button', { name: 'Change stop loss and take profit' }));
    expect(screen.getAllByRole('textbox', { name: 'Stop loss' })).toEqual([screen.getByTestId('edit-stopLoss')]);
    expect(screen.getAllByRole('textbox', { name: 'Take profit' })).toEqual([screen.getByTestId('edit-takeProfit')]);
  });

  it('of a pending order cancels it', async () => {
    page.client.answer('cancelOrder', ok({ order: order(7, { status: 'closed' }), message: 'Cancelled' }));
    showOrders('pending', orderList([order(7, { status: 'pending', openPrice: undefined, profit: undefined })]));
    const shown = await orders('pending');
    await open(shown, 7);
    await shown.user.click(screen.getByTestId('end-order'));
    await shown.user.click(screen.getByTestId('confirm-end'));
    expect([page.client.callsOf('cancelOrder'), page.client.callsOf('closePosition')]).toEqual([[[7]], []]);
  });

  it('of history offers nothing to do', async () => {
    showOrders('closed', orderList([order(8, { status: 'closed', closeReason: 'stop_out' })]));
    const shown = await orders('closed');
    await open(shown, 8);
    expect(screen.getByText('Stop-out')).toBeDefined();
    expect(screen.queryByTestId('end-order')).toBeNull();
  });

  it('changes stops: what is not ticked is removed, what is ticked starts at the price', async () => {
    page.client.answer('setStops', ok({ order: order(5), message: 'Saved' }));
    showOrders('open', orderList([order(9, { stopLoss: decimal('1.08'), lastPrice: decimal('1.086') })]));
    const shown = await orders();
    await open(shown, 9);
    await shown.user.click(screen.getByRole('button', { name: /Change stop loss/ }));
    await shown.user.click(screen.getByRole('checkbox', { name: 'Stop loss' }));
    await shown.user.click(screen.getByLabelText('Take profit'));
    await shown.user.click(screen.getByTestId('save-stops'));
    expect(page.client.callsOf('setStops')).toEqual([[9, { stopLoss: undefined, takeProfit: '1.08600' }]]);
  });
});

describe('an unanswered order', () => {
  beforeAll(() => stubLayout({ row: 64, screen: 320 }));

  it('is listed as waiting, and named once its instrument is known', async () => {
    freshPage();
    becomeMember();
    const request = { clientId: 'c', side: 'buy', instrumentId: 1, kind: 'market', lots: '0.5' } as const;
    const rest = { leverage: 100, targetPrice: '', stopLoss: undefined, takeProfit: undefined };
    page.state.slices.unconfirmed.value = [{ request: { ...request, ...rest }, sentAt: Date.UTC(2026, 10, 21) }];
    await orders();
    const waiting = screen.getByTestId('unconfirmed');
    expect(waiting.textContent).toContain('Waiting to hear about an order');
    happen(() => showCatalogue([instrument(1, 'EURUSD', { displayCode: 'EUR/USD' })]));
    expect(waiting.textContent).toContain('EUR/USD');
  });
});
