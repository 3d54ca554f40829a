/** Everything of the product that opens over a screen, and how to get there. */
import { expect, go, logInDemo, type Locator, type Page } from './test.ts';

export interface Overlay {
  readonly name: string;
  /** The files that show it. */
  readonly sources: readonly string[];
  /** Where it is, for a visitor or a demo user. */
  readonly route: string;
  readonly member?: true;
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
    member: true,
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
    member: true,
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
    member: true,
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
    member: true,
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
    member: true,
    opener: byTestId('log-out'),
    ...inSheet,
  },
  {
    name: 'the question before a new beginning',
    sources: ['src/screens/user/DemoRows.tsx'],
    route: '/user',
    member: true,
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
];

/** Comes to an overlay's screen from the markets, as a link does, with everything there to open it. */
export async function comeTo(page: Page, { route, member, prepare, opener }: Overlay): Promise<void> {
  if (member) {
    await go(page, '/login');
    await logInDemo(page);
  }
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
