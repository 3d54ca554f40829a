/** Everything of the product that opens over a screen, and how to get there. */
import { logIn, register } from './admin.ts';
import { leaderOn } from './leader.ts';
import type { Product } from './product.ts';
import { expect, go, logInDemo, type Locator, type Page, sheetLeft } from './test.ts';

export interface Overlay {
  readonly name: string;
  /** The files that show it. */
  readonly sources: readonly string[];
  /** Where it is. */
  readonly route: string;
  /** Whom it is for; for a visitor where nobody is named. */
  readonly member?: 'demo' | 'real';
  /** What has to be done on the screen before, such as to open the sheet below. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly opener: (page: Page) => Locator;
  /** What is on screen while it is open. */
  readonly shown: (page: Page) => Locator;
  /** Where a finger takes it to swipe it down. */
  readonly grip: (page: Page) => Locator;
  /** What keeps the focus when it closes, where that is not the opener. */
  readonly focus?: 'none';
}

const sheet = (page: Page): Locator => page.locator('dialog[open]');
const head = (page: Page): Locator => sheet(page).getByRole('heading', { level: 2 });
const inSheet = { shown: sheet, grip: head };
const keypad = (page: Page): Locator => page.getByRole('group', { name: 'Number pad' });
const inKeypad = { shown: keypad, grip: keypad, focus: 'none' } as const;

const byTestId =
  (testId: string) =>
  (page: Page): Locator =>
    page.getByTestId(testId).filter({ visible: true });

/** A trader on another device, to be followed. */
async function comeToLeader(page: Page): Promise<void> {
  const { code } = await leaderOn(new URL(page.url()).origin, 'Ada');
  await go(page, `/rank/trader?code=${code}`);
}

/** A position, to be looked at. */
async function buy(page: Page, lots?: string): Promise<void> {
  await go(page, '/trade?code=EURUSD');
  if (lots !== undefined) {
    await page.getByTestId('lots').fill(lots);
    await page.getByTestId('lots').blur();
  }
  await page.getByTestId('trade-buy').tap();
  await page.getByTestId('place-order').tap();
  await expect(page.getByTestId('place-order')).toBeHidden();
  await sheetLeft(page);
}

async function logInReal(page: Page, product: Product): Promise<void> {
  const email = `overlay${Math.random().toString(36).slice(2)}@example.com`;
  await register(product, email);
  await logIn(page, email);
  await expect(page).not.toHaveURL(/login/);
}

const TETHER = { id: 1, code: 'USDT', protocol: 'TRC20', draw_rate: '1', fee_type: 1, usd_price: '1' };

/** From now on there is a coin address to withdraw to, and money that can be. */
async function answerWithMethod(page: Page): Promise<void> {
  const waiting = { waiting: 0, most_waiting: 5 };
  const limits = { available: '900', reserved: '0', deposit: waiting, withdraw: waiting, restrictions: [] };
  const method = {
    id: 7,
    dc_address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    draw_currency: { id: 1, code: 'USDT', protocol: 'TRC20' },
  };
  await answer(page, 'draw_symbol_list', [TETHER]);
  await answer(page, 'get_draw_method', [method]);
  await answer(page, 'fund_limits', limits);
  await answer(page, 'getBalance', { balance: '900' });
}

/** From now on the only coin is one whose addresses nobody here can check. */
async function answerWithUncheckedNetwork(page: Page): Promise<void> {
  await answer(page, 'draw_symbol_list', [{ ...TETHER, code: 'XRP', protocol: 'XRPL' }]);
}

async function answer(page: Page, call: string, data: unknown): Promise<void> {
  await page.context().route(`**/${call}*`, (route) => route.fulfill({ json: { code: 1, msg: '', data } }));
}

export const OVERLAYS: readonly Overlay[] = [
  {
    name: 'instruments',
    sources: ['src/screens/trade/InstrumentPicker.tsx'],
    route: '/trade?code=EURUSD',
    opener: byTestId('pick-instrument'),
    ...inSheet,
  },
  {
    name: 'the question about an order',
    sources: ['src/screens/trade/ConfirmOrder.tsx'],
    route: '/trade?code=EURUSD',
    member: 'demo',
    opener: byTestId('trade-buy'),
    ...inSheet,
  },
  {
    name: 'the full screen',
    sources: ['src/screens/trade/full-screen.ts'],
    route: '/trade?code=EURUSD',
    opener: (page) => page.getByRole('button', { name: /full screen/i }),
    shown: (page) => page.locator('section[data-wide="true"]'),
    grip: (page) => page.locator('section[data-wide="true"] [data-grip]'),
  },
  {
    name: 'the keypad of the lots',
    sources: ['src/screens/trade/Ticket.tsx'],
    route: '/trade?code=EURUSD',
    opener: byTestId('lots'),
    ...inKeypad,
  },
  {
    name: 'the keypad of a stop',
    sources: ['src/screens/shared/StopField.tsx'],
    route: '/trade?code=EURUSD',
    prepare: (page) => page.getByRole('checkbox', { name: 'Stop loss' }).check(),
    opener: byTestId('stopLoss'),
    ...inKeypad,
  },
  {
    name: 'an order',
    sources: ['src/screens/orders/OrderSheet.tsx'],
    route: '/order',
    member: 'demo',
    prepare: async (page) => {
      await buy(page);
      await go(page, '/order');
    },
    opener: byTestId('order-row'),
    ...inSheet,
  },
  {
    name: 'the keypad over an order',
    // By the field of the ticket's stops.
    sources: [],
    route: '/order',
    member: 'demo',
    prepare: async (page) => {
      await buy(page);
      await go(page, '/order');
      await page.getByTestId('order-row').tap();
      await page.getByTestId('edit-stops').tap();
      await sheet(page).getByRole('checkbox', { name: 'Stop loss' }).check();
    },
    opener: byTestId('edit-stopLoss'),
    ...inKeypad,
  },
  {
    name: 'the keypad over the question how much of a position is closed',
    sources: ['src/screens/orders/LotsToClose.tsx'],
    route: '/order',
    member: 'demo',
    prepare: async (page) => {
      await buy(page, '0.1');
      await go(page, '/order');
      await page.getByTestId('order-row').tap();
      await page.getByTestId('end-order').tap();
    },
    opener: byTestId('close-lots'),
    ...inKeypad,
  },
  {
    name: 'area codes',
    sources: ['src/screens/shared/auth/AreaButton.tsx', 'src/screens/shared/auth/AreaPicker.tsx'],
    route: '/login',
    prepare: (page) => page.locator('[data-value="mobile"]').tap(),
    opener: byTestId('area-button'),
    ...inSheet,
  },
  {
    name: 'the question before logging out',
    sources: ['src/screens/shared/LogOutRow.tsx'],
    route: '/user',
    member: 'demo',
    opener: byTestId('log-out'),
    ...inSheet,
  },
  {
    name: 'the question before a new beginning',
    sources: ['src/screens/user/DemoRows.tsx'],
    route: '/user',
    member: 'demo',
    opener: byTestId('reset-demo'),
    ...inSheet,
  },
  {
    name: 'the question before the device forgets',
    sources: ['src/screens/system/SystemScreen.tsx'],
    route: '/mine/system',
    opener: byTestId('clear-cache'),
    ...inSheet,
  },
  {
    name: 'the keypad of an amount to deposit',
    sources: ['src/screens/deposit/DepositAmount.tsx'],
    route: '/mine/charge',
    member: 'real',
    opener: byTestId('deposit-amount'),
    ...inKeypad,
  },
  {
    name: 'the keypad of an amount to withdraw',
    sources: ['src/screens/withdraw/AmountField.tsx'],
    route: '/mine/withdraw',
    member: 'real',
    opener: byTestId('withdraw-amount'),
    ...inKeypad,
  },
  {
    name: 'the question about a withdrawal',
    sources: ['src/screens/withdraw/ConfirmWithdrawal.tsx'],
    route: '/mine/withdraw',
    member: 'real',
    prepare: async (page) => {
      await answerWithMethod(page);
      await page.reload();
      await page.getByTestId('withdraw-amount').fill('50');
      await page.getByTestId('withdraw-amount').blur();
    },
    opener: byTestId('submit'),
    ...inSheet,
  },
  {
    name: 'the second look at an address',
    sources: ['src/screens/withdraw/SecondLook.tsx'],
    route: '/mine/withdraw-way?type=1',
    member: 'real',
    prepare: async (page) => {
      await answerWithUncheckedNetwork(page);
      await page.reload();
      await page.getByTestId('method-address').fill('rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh');
    },
    opener: byTestId('submit'),
    ...inSheet,
  },
  {
    name: 'the question before a method is deleted',
    sources: ['src/screens/withdraw/MethodListScreen.tsx'],
    route: '/mine/coin-address-list',
    member: 'real',
    prepare: async (page) => {
      await answerWithMethod(page);
      await page.reload();
    },
    opener: byTestId('delete-method'),
    ...inSheet,
  },
  {
    name: 'the terms of following',
    sources: ['src/screens/rank/FollowSheet.tsx'],
    route: '/rank',
    member: 'demo',
    prepare: comeToLeader,
    opener: byTestId('follow'),
    ...inSheet,
  },
  {
    name: 'the question how following ends',
    sources: ['src/screens/rank/EndFollowing.tsx'],
    route: '/rank',
    member: 'demo',
    prepare: async (page) => {
      await comeToLeader(page);
      await page.getByTestId('follow').tap();
      await page.getByTestId('confirm-follow').tap();
      await expect(page.getByTestId('confirm-follow')).toBeHidden();
      await go(page, '/rank/following');
    },
    opener: byTestId('end-following'),
    ...inSheet,
  },
];

/** Comes to an overlay's screen from the markets, as a link does, with everything there to open it. */
export async function comeTo(page: Page, product: Product, { route, member, prepare, opener }: Overlay): Promise<void> {
  if (member) await go(page, '/login');
  if (member === 'demo') await logInDemo(page);
  if (member === 'real') await logInReal(page, product);
  await go(page, '/');
  await go(page, route);
  await prepare?.(page);
  await expect(opener(page)).toBeEnabled();
}

/** Opens an overlay with a finger. */
export async function openOverlay(page: Page, { opener, shown }: Overlay): Promise<void> {
  await opener(page).tap();
  await expect(shown(page)).toBeVisible();
}
