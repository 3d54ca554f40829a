// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderStatus } from '../../src/domain/order.ts';
import { ok } from '../../src/lib/result.ts';
import { DepositScreen } from '../../src/screens/deposit/DepositScreen.tsx';
import { OrdersScreen } from '../../src/screens/orders/OrdersScreen.tsx';
import { WithdrawScreen } from '../../src/screens/withdraw/WithdrawScreen.tsx';
import { instrument, showCatalogue } from '../support/page/catalogue.ts';
import { deposit, offerDeposits } from '../support/page/deposits.ts';
import { failure } from '../support/page/fake-client.ts';
import { freshPage, page } from '../support/page/fresh-page.ts';
import { stubLayout } from '../support/page/layout.ts';
import { order, orderList, showOrders } from '../support/page/orders.ts';
import { happen, settle, show, speak } from '../support/page/screen.tsx';
import { becomeMember } from '../support/page/session.ts';
import { offerWithdrawals, withdrawal } from '../support/page/withdrawals.ts';

/** Ids of the orders of each list, page by page. */
type ListPages = Partial<Record<OrderStatus, readonly (readonly number[])[]>>;

/** Lists as the worker reads them: the rows come with a frame, after the answer. */
function answerWith(lists: ListPages): void {
  const read = { open: 0, pending: 0, closed: 0 };
  const showRead = async (status: OrderStatus): Promise<void> => {
    await Promise.resolve();
    const pages = lists[status] ?? [];
    const rows = pages.slice(0, read[status]).flat();
    const { length: total } = pages.flat();
    showOrders(
      status,
      orderList(
        rows.map((id) => order(id, { status })),
        { total },
      ),
    );
  };
  const answer = (name: string, pagesAfter: (before: number) => number): void =>
    page.client.answerBy(name, (argument) => {
      const status = argument as OrderStatus;
      read[status] = pagesAfter(read[status]);
      void showRead(status);
      return ok(null);
    });
  answer('refreshOrders', () => 1);
  answer('loadMoreOrders', (before) => before + 1);
}

/** Each answer that leads to the next question has come. */
async function settled(): Promise<void> {
  for (let round = 0; round < 20; round++) await settle();
}

function connect(): void {
  page.state.slices.connection.value = { phase: 'open', latencyMs: undefined };
}

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

  it.each(['/order?list=closed&id=x', '/order?list=planted&id=7', '/order?id=7'])(
    'that names none shows the list: %s',
    async (path) => {
      happen(() => showOrders('closed', orderList([order(7, { status: 'closed' })])));
      show(<OrdersScreen />, path);
      await settle();
      expect(screen.queryByTestId('order-sheet')).toBeNull();
    },
  );

  it('opens the order in the list where it is by now', async () => {
    answerWith({ closed: [[7]] });
    const { address } = show(<OrdersScreen />, '/order?list=open&id=7');
    await settled();
    expect(screen.getByTestId('orders-closed')).toBeTruthy();
    expect(screen.getByText(/Order 7/)).toBeTruthy();
    expect(address()).toBe('/order');
  });

  it('opens the order of a further page', async () => {
    answerWith({ closed: [[9, 8], [7, 6], [5]] });
    const { address } = show(<OrdersScreen />, '/order?list=closed&id=6');
    await settled();
    expect(screen.getByText(/Order 6/)).toBeTruthy();
    expect(address()).toBe('/order');
  });

  it('leaves the address where no list has the order, so that it does not open later', async () => {
    answerWith({ open: [[4]], closed: [[9, 8], [7]] });
    const { address } = show(<OrdersScreen />, '/order?list=closed&id=6');
    await settled();
    expect(address()).toBe('/order');
    expect(screen.getByTestId('orders-closed')).toBeTruthy();
    happen(() => showOrders('closed', orderList([order(6, { status: 'closed' })])));
    await settled();
    expect(screen.queryByTestId('order-sheet')).toBeNull();
  });

  it('is looked for again when the connection is back, where the lists could not be read', async () => {
    for (const name of ['refreshOrders', 'loadMoreOrders']) page.client.answer(name, failure('network'));
    const { address } = show(<OrdersScreen />, '/order?list=open&id=7');
    await settled();
    expect(address()).toBe('/order?list=open&id=7');
    answerWith({ closed: [[7]] });
    happen(() => connect());
    await settled();
    expect(screen.getByText(/Order 7/)).toBeTruthy();
  });

  it('marks the deposit in the list of its channel', async () => {
    offerDeposits();
    page.client.answer('deposits', ok({ items: [deposit(6), deposit(5)], total: 2 }));
    show(<DepositScreen />, '/mine/charge?channel=bank&id=5');
    await settle();
    expect(page.client.callsOf('deposits').at(-1)).toEqual(['bank', 1]);
    const rows = screen.getAllByTestId('deposit-record').map(({ parentElement }) => parentElement?.dataset['wanted']);
    expect(rows).toEqual([undefined, '']);
  });

  it.each([5, 3])('marks the withdrawal of a further page, or leaves the address: %i', async (id) => {
    offerWithdrawals();
    const pages = [[9, 8], [5]];
    page.client.answerBy('withdrawals', (_channel, number) => {
      const items = (pages[Number(number) - 1] ?? []).map((one) => withdrawal(one, { channel: 'bank' }));
      return ok({ items, total: 3 });
    });
    const path = `/mine/withdraw?channel=bank&id=${id}`;
    const { address } = show(<WithdrawScreen />, path);
    await settled();
    expect(page.client.callsOf('withdrawals').slice(-2)).toEqual([
      ['bank', 1],
      ['bank', 2],
    ]);
    const marked = document.querySelectorAll('[data-wanted]');
    expect(marked).toHaveLength(id === 5 ? 1 : 0);
    expect(address()).toBe(id === 5 ? path : '/mine/withdraw');
  });
});
