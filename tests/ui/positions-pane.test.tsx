// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PositionsPane } from '../../src/screens/orders/PositionsPane.tsx';
import { instrument, showCatalogue } from '../support/page/catalogue.ts';
import { stubLayout } from '../support/page/layout.ts';
import { order, orderList, showOrders } from '../support/page/orders.ts';
import { happen, settle, show, speak, type Shown } from '../support/page/screen.tsx';
import { becomeMember } from '../support/page/session.ts';
import { freshPage, page } from '../support/page/fresh-page.ts';

const interest = (): unknown => page.client.tell.mock.calls.findLast(([name]) => name === 'setInterest')?.[1];

async function pane(): Promise<Shown> {
  const shown = show(<PositionsPane />);
  await settle();
  return shown;
}

describe('the positions below the chart', () => {
  beforeAll(async () => {
    stubLayout({ row: 40, screen: 200 });
    await speak('en');
  });
  beforeEach(() => {
    freshPage();
    showCatalogue([instrument(1, 'EURUSD')]);
  });

  it('are a quiet line for a visitor, and nothing while nobody knows who it is', async () => {
    await pane();
    expect(screen.queryByTestId('positions-pane')).toBeNull();
    happen(() => (page.state.slices.session.value = { status: 'visitor' }));
    expect(screen.getByText('Log in to see your positions here.')).toBeDefined();
    expect(page.client.callsOf('refreshOrders')).toEqual([]);
  });

  it('are asked for, and ask the worker for the profit of those on screen alone', async () => {
    becomeMember();
    showOrders('open', orderList(Array.from({ length: 30 }, (_, index) => order(index + 1))));
    const { unmount } = await pane();
    expect(page.client.callsOf('refreshOrders')).toEqual([['open']]);
    const { positions } = interest() as { readonly positions: readonly number[] };
    expect(positions[0]).toBe(1);
    expect(positions.length).toBeLessThan(10);
    unmount();
    expect(interest()).toEqual({ instruments: [], positions: [] });
  });

  it('open their sheet when tapped', async () => {
    becomeMember();
    showOrders('open', orderList([order(7)]));
    const { user } = await pane();
    await user.click(screen.getByTestId('order-row'));
    expect(screen.getByTestId('order-sheet')).toBeDefined();
  });

  it('stand beside the orders that wait, and say where there are none', async () => {
    becomeMember();
    showOrders('open', orderList([]));
    showOrders('pending', orderList([]));
    const { user } = await pane();
    expect(screen.getByText('No open positions')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: /^Pending/ }));
    expect(screen.getByText('No pending orders')).toBeDefined();
    expect(page.client.callsOf('refreshOrders').at(-1)).toEqual(['pending']);
  });
});
