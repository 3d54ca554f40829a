/** What every screen must keep in every language, theme and size: nothing overflows, and axe finds nothing. */
import { LANGUAGE_CODES, type LanguageCode } from '../../src/i18n/languages.ts';
import { violations } from './support/axe.ts';
import { LONG } from './support/long.ts';
import { logIn, register } from './support/admin.ts';
import { leaderOn } from './support/leader.ts';
import { closeSheet, expect, go, logInDemo, test, type Page } from './support/test.ts';

/** The screens of logging in, by what only that screen has: right after a navigation the last one is still there. */
const AUTH_PATHS: Readonly<Record<string, string>> = {
  '/login': 'main:has(input[name="password"])',
  '/register': 'main:has(input[name="invite-code"])',
  '/forgot': 'main:has([data-value="mobile"]):has(input[name="new-password"])',
};
const PROFILE_PATHS = [
  '/user',
  '/news',
  '/news/detail?id=1',
  '/mine/announcement',
  '/mine/email',
  '/mine/chat',
  '/mine/system',
  '/mine/connection',
  '/feedback',
  '/rank',
  '/ranking',
  '/rank/following',
];
const ROUTES = [
  '/',
  '/trade?code=EURUSD',
  '/order',
  '/product',
  '/language',
  ...PROFILE_PATHS,
  ...Object.keys(AUTH_PATHS),
];
/** Languages whose words are longest, and the one that is read from the right. */
const WIDEST: readonly LanguageCode[] = ['de', 'ar'];
/** What only a real account sees. */
const REAL_ROUTES = [
  '/user',
  '/mine/auth',
  '/mine/invite',
  '/mine/password',
  '/mine/wallet',
  '/mine/history',
  '/mine/charge',
  '/mine/withdraw',
  '/mine/withdraw-way?type=1',
  '/mine/withdraw-way?type=2',
  '/mine/coin-address-list',
  '/mine/bank-card-list',
  '/feedback',
];

/** Elements that stick out of the screen sideways, other than those inside something that scrolls sideways. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean => {
      for (let at = element; at; at = at.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('#root *, dialog *')]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const outside = box.right > width + 1 || box.left < -1;
        return box.width > 1 && outside && !scrolls(element.parentElement);
      })
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
  });
}

/** Texts that are cut off without a sign of it. */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#root button, #root a, #root label, #root h1, #root h2, #root dt')]
      .filter((element) => {
        const style = getComputedStyle(element);
        return (
          style.overflowX === 'hidden' &&
          style.textOverflow !== 'ellipsis' &&
          element.scrollWidth > element.clientWidth + 1
        );
      })
      .map((element) => element.textContent),
  );
}

/** A form at its fullest: by mobile where that can be chosen, with a word at every field. */
async function showFaults(page: Page): Promise<void> {
  await expect(page.getByTestId('submit')).toBeEnabled();
  const mobile = page.locator('[data-value="mobile"]');
  if ((await mobile.count()) > 0) await mobile.tap();
  await page.getByTestId('submit').tap();
  await expect(page.getByRole('alert').first()).toBeVisible();
}

async function settle(page: Page, route: string): Promise<void> {
  await go(page, route);
  const sign = route.startsWith('/trade') ? 'trade-price' : route === '/' ? 'price' : undefined;
  if (sign) await expect(page.getByTestId(sign).filter({ visible: true }).first()).toHaveText(/\d/);
  const authPath = AUTH_PATHS[route];
  if (authPath) {
    await page.locator(authPath).waitFor();
    await showFaults(page);
  }
  if (route === '/order') await expect(page.getByTestId('equity')).toHaveText(/\d/);
  await expect(
    page.getByRole('status', { name: /./ }).and(page.locator(':is(main, [role="main"]) [aria-label]')),
  ).toHaveCount(0);
}

for (const theme of ['light', 'dark']) {
  for (const lang of ['en', 'ar']) {
    const isFirst = theme === 'light' && lang === 'en';
    test(`axe finds nothing: ${theme}, ${lang}`, isFirst ? {} : LONG, async ({ page, open }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open('/login', { lang });
      expect(await violations(page)).toEqual([]);
      await logInDemo(page);
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      for (const route of ROUTES) {
        await settle(page, route);
        expect(await violations(page), route).toEqual([]);
      }
      await page.getByTestId('area-button').tap();
      await expect(page.getByTestId('area').first()).toBeVisible();
      expect(await violations(page), 'areas').toEqual([]);
      await closeSheet(page);
      await go(page, '/trade?code=EURUSD');
      await page.getByTestId('trade-buy').tap();
      await expect(page.getByTestId('place-order')).toBeEnabled();
      expect(await violations(page), 'confirm').toEqual([]);
      await page.getByTestId('place-order').tap();
      await expect(page.getByTestId('place-order')).toBeHidden();
      await go(page, '/order');
      await page.getByTestId('order-row').tap();
      await expect(page.getByTestId('order-sheet')).toBeVisible();
      expect(await violations(page), 'order').toEqual([]);
    });
  }
}

for (const lang of LANGUAGE_CODES) {
  test(`nothing sticks out of a small screen: ${lang}`, WIDEST.includes(lang) ? {} : LONG, async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open('/login', { lang });
    await logInDemo(page);
    for (const route of ROUTES) {
      await settle(page, route);
      expect(await overflowing(page), route).toEqual([]);
      expect(await clipped(page), route).toEqual([]);
    }
  });
}

test(
  'the screens of a real account: nothing sticks out in any language, axe finds nothing in either theme',
  LONG,
  async ({ page, open, product }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 640 });
    await register(product, 'a.long.name.for.a.small.screen@subdomain.example.com');
    await open('/login?from=%2Fuser');
    await logIn(page, 'a.long.name.for.a.small.screen@subdomain.example.com');
    await expect(page.getByTestId('user-name')).toBeVisible();
    const leader = await leaderOn(product.url, 'Somebody with a rather long name');
    await leader.close(await leader.open('0.1'));
    await leader.open('0.2');
    const routes = [...REAL_ROUTES, `/rank/trader?code=${leader.code}`, '/product?company=2&name=Apple'];
    for (const lang of LANGUAGE_CODES) {
      await go(page, '/language');
      await page.locator(`[data-language="${lang}"]`).tap();
      await expect(page.locator(`[data-language="${lang}"]`)).toBeChecked();
      for (const route of routes) {
        await settle(page, route);
        expect(await overflowing(page), `${lang} ${route}`).toEqual([]);
        expect(await clipped(page), `${lang} ${route}`).toEqual([]);
        if (lang !== 'en' && lang !== 'ar') continue;
        for (const theme of ['light', 'dark']) {
          await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
          expect(await violations(page), `${lang} ${theme} ${route}`).toEqual([]);
        }
      }
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const route of routes) {
      await settle(page, route);
      expect(await overflowing(page), `200 % ${route}`).toEqual([]);
    }
  },
);

test('nothing sticks out at twice the text size, and buttons keep their size', async ({ page, open }) => {
  await open('/login');
  await logInDemo(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const route of ROUTES) {
    await settle(page, route);
    expect(await overflowing(page), route).toEqual([]);
  }
  await go(page, '/trade?code=EURUSD');
  const box = await page.getByTestId('trade-buy').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
});

/** How far anything has moved in so many frames, as the browser counts it. */
function layoutShift(page: Page, frames: number): Promise<number> {
  return page.evaluate(
    (last) =>
      new Promise<number>((resolve) => {
        let total = 0;
        let frame = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: 'layout-shift' });
        const count = (): void => {
          frame++;
          if (frame < last) requestAnimationFrame(count);
          else resolve(total);
        };
        requestAnimationFrame(count);
      }),
    frames,
  );
}

test('numbers that change move nothing around them', async ({ page, open }) => {
  await open('/trade?code=EURUSD');
  await expect(page.getByTestId('chart-ready')).toBeAttached();
  await page.getByTestId('ticket-margin').waitFor();
  expect(await layoutShift(page, 120)).toBeLessThan(0.001);
});

test('the head of the trade screen takes one line, also where its words are longest and the line is slow', async ({
  page,
  open,
}) => {
  for (const lang of ['spa', 'th', 'ar']) {
    await open('/trade?code=EURUSD', { lang });
    const badge = page.getByTestId('connection').filter({ visible: true });
    const account = page.locator('header a[href*="/login"]').filter({ visible: true });
    await account.waitFor();
    // Digits are of one width: these stand for every three.
    await badge.locator('.number').evaluate((shown) => {
      shown.textContent = '888\u00a0ms';
    });
    const [first, second] = [await badge.boundingBox(), await account.boundingBox()];
    expect(first, lang).not.toBeNull();
    expect(second?.y, lang).toBe(first?.y);
  }
});

for (const lang of ['en', 'ar']) {
  test(`a change that gets a sign is no shift of the list, and reads from its sign on: ${lang}`, async ({
    page,
    open,
  }) => {
    await open('/', { lang });
    const changes = page.getByTestId('market-row').getByTestId('change');
    await expect(changes.first()).toHaveText(/%/);
    await changes.evaluateAll((cells) => {
      for (const cell of cells) (cell.firstChild as Text).data = '0.00\u00a0%';
    });
    const shift = layoutShift(page, 60);
    const places = await changes.evaluateAll((cells) =>
      cells.map((cell) => {
        const text = cell.firstChild as Text;
        text.data = '−9.99\u00a0%';
        return [0, text.length - 1].map((at) => {
          const character = new Range();
          character.setStart(text, at);
          character.setEnd(text, at + 1);
          return character.getBoundingClientRect().x;
        });
      }),
    );
    for (const [sign = 0, percent = 0] of places) expect(sign).toBeLessThan(percent);
    expect(await shift).toBe(0);
  });
}

test('in Arabic a telephone number begins with its area code, and the list of areas is read from the right', async ({
  page,
  open,
}) => {
  await open('/forgot', { lang: 'ar' });
  await page.locator('[data-value="mobile"]').tap();
  const code = await page.getByTestId('area-button').boundingBox();
  const number = await page.locator('input[name="mobile"]').boundingBox();
  expect(code?.x).toBeLessThan(number?.x ?? 0);
  await page.getByTestId('area-button').tap();
  await expect(page.getByTestId('area').first()).toHaveCSS('direction', 'rtl');
});

test('a keyboard over half of the screen leaves the field and the button in view', async ({ page, open }) => {
  await open('/register');
  const field = page.locator('input[name="invite-code"]');
  await field.tap();
  await page.setViewportSize({ width: 360, height: 400 });
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(page.getByTestId('submit')).toBeInViewport({ ratio: 1 });
});
