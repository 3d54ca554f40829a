/** Every part that loads later, and every file of the start: refused alone and with all others, early and late (`EVERY_WAY=1`: in each way); and every part that could throw. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf, parseLanguage } from '../../src/i18n/languages.ts';
import { DIST, laterParts, startFiles, type Part } from './support/built-client.ts';
import { logIn, register } from './support/admin.ts';
import { mendPlanted, plantThrow } from './support/plant.ts';
import type { Product } from './support/product.ts';
import { refuse, type Refusal } from './support/refuse.ts';
import { expect, go, logInDemo, seen, test, type Locator, type Page } from './support/test.ts';
import { textOf } from './support/words.ts';

test.setTimeout(300_000);

type Who = 'visitor' | 'demo' | 'real';

/** How a part comes on screen, and how one knows that it is there. */
interface Way {
  readonly who: Who;
  readonly route: string;
  readonly there: (page: Page) => Locator;
  /** What is done once the route is open. */
  readonly open?: (page: Page) => Promise<void>;
  readonly before?: (page: Page) => Promise<void>;
}

const title = (page: Page): Locator => page.locator('main h1').filter({ visible: true });
const screen = (route: string, who: Who = 'visitor'): Way => ({ who, route, there: title });

async function closeCompany(page: Page): Promise<void> {
  const data = { status: 1, type: 1, loss_url: '' };
  await page.context().route('**/getCompanyStatus*', (route) => route.fulfill({ json: { code: 1, msg: '', data } }));
}

async function openAreas(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Mobile' }).tap();
  await page.getByTestId('area-button').tap();
}

/** A screen with room for positions below the chart. */
async function widen(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
}

const WAYS: Readonly<Record<string, Way>> = {
  TradeScreen: { ...screen('/trade?code=EURUSD'), there: (page) => page.getByTestId('trade-price') },
  PositionsPane: {
    ...screen('/trade?code=EURUSD'),
    before: widen,
    there: (page) => page.getByTestId('positions-pane'),
  },
  OrdersScreen: screen('/order', 'demo'),
  RankScreens: { ...screen('/rank'), there: (page) => page.getByTestId('rank-screen') },
  ProductScreen: { ...screen('/product'), there: (page) => page.getByRole('searchbox') },
  LanguageScreen: screen('/language'),
  LoginScreen: screen('/login'),
  RegisterScreen: screen('/register'),
  ForgotScreen: screen('/forgot'),
  UserScreen: screen('/user', 'demo'),
  NewsScreens: { ...screen('/news'), there: (page) => page.getByTestId('news-row').first() },
  ArticleScreen: screen('/news/detail?id=1'),
  ChatScreen: screen('/mine/chat'),
  ContactScreens: screen('/mine/email'),
  SystemScreens: screen('/mine/system'),
  IdentityScreen: screen('/mine/auth', 'real'),
  InviteScreen: screen('/mine/invite', 'real'),
  PasswordScreen: screen('/mine/password', 'real'),
  WalletScreen: screen('/mine/wallet', 'real'),
  HistoryScreen: screen('/mine/history', 'demo'),
  DepositScreen: screen('/mine/charge', 'real'),
  WithdrawScreens: screen('/mine/withdraw', 'real'),
  OnlyReal: { ...screen('/mine/wallet', 'demo'), there: (page) => page.getByTestId('only-real') },
  ClosedScreen: { ...screen('/'), there: (page) => page.getByTestId('closed'), before: closeCompany },
  AreaPicker: {
    ...screen('/login'),
    open: openAreas,
    there: (page) => page.getByRole('dialog').getByRole('searchbox'),
  },
};

const PARTS = laterParts();
/** Messages have no place of their own: one that cannot be drawn yet waits. */
const WAITING = 'src/ui/Toasts.tsx';
const MESSAGES = [WAITING, 'src/app/notice-toasts.ts'];
/** What waits for the first price shows nothing, and without what draws there is no start. */
const UNSEEN = ['src/app/later.ts', 'src/app/renderer.ts'];
const SCREENS = PARTS.filter(
  ({ source }) => !source.startsWith('locales/') && !MESSAGES.includes(source) && !UNSEEN.includes(source),
);
const nameOf = ({ source }: Part): string => /(\w+)\.\w+$/.exec(source)?.[1] ?? source;
const missing = (page: Page): Locator => page.getByText(textOf('missing.title', 'en')).filter({ visible: true });

async function enter(page: Page, product: Product, who: Who): Promise<void> {
  await page.goto(`${product.url}/?lang=en#/login`);
  if (who === 'demo') await logInDemo(page);
  if (who !== 'real') return;
  const email = `missing${Math.random().toString(36).slice(2)}@example.com`;
  await register(product, email);
  await logIn(page, email);
  await expect(page).not.toHaveURL(/login/);
}

test('every part that loads later has a way here', () => {
  expect(SCREENS.map(nameOf).toSorted()).toEqual(Object.keys(WAYS).toSorted());
});

test('a message whose code is missing waits, and is shown when it comes', async ({ page, open }) => {
  const texts = await refuse(page, PARTS.find(({ source }) => source === 'locales/ar.json')?.files ?? []);
  const again = await refuse(page, PARTS.find(({ source }) => source === WAITING)?.files ?? []);
  await open('/language');
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('Toasts'));
  await page.locator('[data-language="ar"]').tap();
  await refused;
  await again();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('العربية could not be loaded', { exact: false })).toBeVisible();
  await texts();
});

interface Trial {
  readonly files: readonly string[];
  readonly how: Refusal;
  readonly when: 'start' | 'later';
}

/** Runs every refusal of every screen, early and late, which takes a quarter of an hour. */
const EVERY_WAY = process.env['EVERY_WAY'] === '1';

/**
 * Each screen's code is refused alone and together with all others, once early and once late; one way for half of the
 * screens, the other way for the rest.
 */
function trialsOf(part: Part, way: Way): readonly Trial[] {
  const own = part.files.filter((file) => file.startsWith(`${nameOf(part)}-`));
  const later = SCREENS.flatMap(({ files }) => files);
  const byNetwork: readonly Trial[] = [
    { files: own, how: 'network', when: 'start' },
    { files: later, how: 'network', when: 'later' },
  ];
  const byStatus: readonly Trial[] = [
    { files: own, how: 404, when: 'later' },
    { files: later, how: 404, when: 'start' },
  ];
  const [even, odd] = EVERY_WAY
    ? [
        [...byNetwork, ...byStatus],
        [...byNetwork, ...byStatus],
      ]
    : [byNetwork, byStatus];
  // What stands on another screen's code cannot come on screen where that is refused too.
  return (SCREENS.indexOf(part) % 2 === 0 ? even : odd).filter(({ files }) => files === own || !way.open);
}

for (const part of SCREENS) {
  const way = WAYS[nameOf(part)];
  if (!way) continue;
  test(`${nameOf(part)} is missing, says so, and comes`, async ({ page, product }) => {
    await way.before?.(page);
    if (way.who !== 'visitor') await enter(page, product, way.who);
    for (const trial of trialsOf(part, way)) await comesBack(page, product, way, trial);
  });
}

async function comesBack(page: Page, product: Product, way: Way, { files, how, when }: Trial): Promise<void> {
  const again = await refuse(page, files, how);
  await page.goto('about:blank');
  await page.goto(`${product.url}/?lang=en#${when === 'start' || way.before ? way.route : '/'}`);
  if (when === 'later' && !way.before) {
    await expect(page.getByTestId('market-row').first()).toBeVisible();
    await go(page, way.route);
  }
  await way.open?.(page);
  await expect(missing(page)).toBeVisible();
  await expect(way.there(page)).toHaveCount(0);
  await again();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(way.there(page).first()).toBeVisible();
  await expect(missing(page)).toHaveCount(0);
  await looksComplete(page);
}

/** No style sheet of what is on screen is missing: each that was put into the page has rules. */
async function looksComplete(page: Page): Promise<void> {
  const bare = (): Promise<number> =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
          ({ sheet }) => !sheet || sheet.cssRules.length === 0,
        ).length,
    );
  await expect.poll(bare).toBe(0);
}

const TEXTS = PARTS.filter((part) => part.source.startsWith('locales/'));

for (const [place, { source, files }] of TEXTS.entries()) {
  const code = /(\w+)\.json$/.exec(source)?.[1] ?? '';
  // Half of the languages are refused one way at the start and the other when chosen, half the other way round.
  const [atStart, whenChosen]: readonly [Refusal, Refusal] = place % 2 === 0 ? ['network', 404] : [404, 'network'];
  test(`the texts of ${code} are missing at the start and when chosen, and come`, async ({ page, product }) => {
    const { tag } = languageOf(parseLanguage(code) ?? 'en');
    const again = await refuse(page, files, atStart);
    await page.goto(`${product.url}/?lang=${code}#/`);
    if (code === 'en') await expect(page.locator('#start h1')).toBeVisible();
    else await expect(page.getByTestId('market-row').first()).toBeVisible();
    await again();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.getByTestId('market-row').first()).toBeVisible();

    if (code === 'en') return;
    const once = await refuse(page, files, whenChosen);
    await page.goto('about:blank');
    await page.goto(`${product.url}/?lang=en#/language`);
    await page.locator(`[data-language="${code}"]`).tap();
    await expect(page.locator(`[data-language="${code}"]`)).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await once();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
  });
}

const STARTS: readonly (readonly [name: string, files: readonly string[]])[] = [
  ...startFiles().map((file) => [file.replace(/-[\w-]{8}\./, '.'), [file]] as const),
  ['everything', readdirSync(join(DIST, 'assets'))],
];

for (const [name, files] of STARTS) {
  test(`a start without ${name} says so in words, and goes on by itself`, async ({ page, product }) => {
    for (const how of ['network', 404] as const) {
      const again = await refuse(page, files, how);
      await page.goto('about:blank');
      await page.goto(`${product.url}/?lang=en#/language`);
      await expect(page.locator('#start h1')).toHaveText(textOf('missing.app', 'en'));
      await expect(page.locator('#start h1')).toBeVisible();
      await again();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(page.getByRole('radio').first()).toBeVisible();
      await expect(page.locator('#start')).toBeHidden();
    }
  });
}

test('a start whose files never come says so too, even without its own small scripts', async ({ page, product }) => {
  let hangs = true;
  await page.route('**/assets/*.js', (route) => (hangs ? undefined : route.continue()));
  await page.route('**/{start,theme}.js', (route) => route.abort());
  await page.goto(`${product.url}/?lang=en#/`, { waitUntil: 'commit' });
  await expect(page.locator('#start h1')).toBeVisible({ timeout: 30_000 });
  hangs = false;
  await page.getByRole('link', { name: 'Try again' }).tap();
  await expect(page.getByTestId('market-row').first()).toBeVisible();
});

/** What could throw: the text or test id that it draws, how it comes on screen, and what lives on beside it. */
interface Fragile {
  readonly draws: string;
  readonly route: string;
  readonly who?: Who;
  readonly open?: (page: Page) => Promise<void>;
  readonly alive: (page: Page) => Locator;
}

const tabs = (page: Page): Locator => page.getByRole('link', { name: 'Orders' });
const tapped = (testId: string) => (page: Page) => seen(page, testId).tap();

async function openOrder(page: Page): Promise<void> {
  await page.getByTestId('trade-buy').tap();
  await page.getByTestId('place-order').tap();
  await go(page, '/order');
  await page.getByTestId('order-row').tap();
}

const FRAGILE: Readonly<Record<string, Fragile>> = {
  'the market list': { draws: 'market.categories', route: '/', alive: tabs },
  'the trade screen': { draws: 'trade.orderKind', route: '/trade?code=EURUSD', alive: tabs },
  'the orders screen': { draws: 'orders.lists', route: '/order', who: 'demo', alive: tabs },
  'a screen without tabs': {
    draws: 'language.title',
    route: '/language',
    alive: (page) => page.getByText('Go to markets'),
  },
  'the confirmation': {
    draws: 'trade.place',
    route: '/trade?code=EURUSD',
    who: 'demo',
    open: tapped('trade-buy'),
    alive: (page) => page.getByTestId('trade-price'),
  },
  'the picker of instruments': {
    draws: 'common.search',
    route: '/trade?code=EURUSD',
    open: (page) => page.getByRole('button', { name: /^Choose/ }).tap(),
    alive: (page) => page.getByTestId('trade-price'),
  },
  'the sheet of an order': {
    draws: 'order-sheet',
    route: '/trade?code=EURUSD',
    who: 'demo',
    open: openOrder,
    alive: (page) => page.getByTestId('order-row'),
  },
  'the list of area codes': {
    draws: 'area.search',
    route: '/login',
    open: openAreas,
    alive: (page) => page.getByTestId('area-button'),
  },
  'a question': {
    draws: 'common.cancel',
    route: '/mine/system',
    open: tapped('clear-cache'),
    alive: (page) => page.getByTestId('clear-cache'),
  },
};

for (const [name, { draws, route, who = 'visitor', open, alive }] of Object.entries(FRAGILE)) {
  test(`${name} that throws takes nothing else down, and is drawn anew`, async ({ page, product }) => {
    if (who !== 'visitor') await enter(page, product, who);
    await plantThrow(page, draws);
    await page.goto('about:blank');
    await page.goto(`${product.url}/?lang=en#${route}`);
    await open?.(page);
    const fault = page.getByText(textOf('broken.title', 'en')).filter({ visible: true });
    await expect(fault).toBeVisible();
    await expect(alive(page).first()).toBeAttached();
    await seen(page, 'draw-again').tap();
    await expect(fault).toBeVisible();
    await mendPlanted(page);
    await seen(page, 'draw-again').tap();
    await expect(fault).toHaveCount(0);
  });
}

test('a tab bar that throws leaves the screens, and offers another try', async ({ page, product }) => {
  await plantThrow(page, 'tabs.navigation');
  await page.goto(`${product.url}/?lang=en#/`);
  await expect(page.getByTestId('market-row').first()).toBeVisible();
  await mendPlanted(page);
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(tabs(page)).toBeVisible();
});

test('a kept screen that threw has a fresh try when one comes back to it', async ({ page, product }) => {
  await plantThrow(page, 'market.categories');
  await page.goto(`${product.url}/?lang=en#/`);
  await expect(seen(page, 'draw-again')).toBeVisible();
  await mendPlanted(page);
  await go(page, '/trade');
  await expect(page.getByTestId('trade-price')).toBeVisible();
  await go(page, '/');
  await expect(page.getByTestId('market-row').first()).toBeVisible();
});
