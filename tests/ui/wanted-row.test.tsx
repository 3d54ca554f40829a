// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ok } from '../../src/lib/result.ts';
import { DepositScreen } from '../../src/screens/deposit/DepositScreen.tsx';
import { OrdersScreen } from '../../src/screens/orders/OrdersScreen.tsx';
import { instrument, showCatalogue } from '../support/page/catalogue.ts';
import { deposit, offerDeposits } from '../support/page/deposits.ts';
import { freshPage, page } from '../support/page/fresh-page.ts';
import { stubLayout } from '../support/page/layout.ts';
import { order, orderList, showOrders } from '../support/page/orders.ts';
import { happen, settle, show, speak } from '../support/page/screen.tsx';
import { becomeMember } from '../support/page/session.ts';

describe('a link to a row', () => {
  beforeAll(async () => {
    stubLayout({ row: 64, screen: 320 });
    await speak('en');
  });
  beforeEach(() => {
    freshPage();
    becomeMember({ isDemo: false });
    showCatalogue([instrument(1, 'EURUSD')]);
  });

  it('opens the order when its list has come, once', async () => {
    const { address } = show(<OrdersScreen />, '/order?list=closed&id=7');
    await settle();
    expect(screen.getByTestId('orders-closed')).toBeTruthy();
    expect(screen.queryByTestId('order-sheet')).toBeNull();
    happen(() => showOrders('closed', orderList([order(8, { status: 'closed' }), order(7, { status: 'closed' })])));
    await settle();
    expect(screen.getByText(/Order 7/)).toBeTruthy();
    expect(screen.getByTestId('order-sheet')).toBeTruthy();
    expect(address()).toBe('/order');
  });

  it.each(['/order?list=closed&id=9', '/order?list=closed&id=x', '/order?list=planted&id=7', '/order?id=7'])(
    'that is not there shows the list: %s',
    async (path) => {
      happen(() => showOrders('closed', orderList([order(7, { status: 'closed' })])));
      show(<OrdersScreen />, path);
      await settle();
      expect(screen.queryByTestId('order-sheet')).toBeNull();
    },
  );

  it('marks the deposit in the list of its channel', async () => {
    offerDeposits();
    page.client.answer('deposits', ok({ items: [deposit(6), deposit(5)], total: 2 }));
    show(<DepositScreen />, '/mine/charge?channel=bank&id=5');
    await settle();
    expect(page.client.callsOf('deposits').at(-1)).toEqual(['bank', 1]);
    const rows = screen.getAllByTestId('deposit-record').map(({ parentElement }) => parentElement?.dataset['wanted']);
    expect(rows).toEqual([undefined, '']);
  });
});
