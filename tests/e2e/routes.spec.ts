import { alsoIn } from './support/long.ts';
import { expect, go, logInDemo, logOut, seen, test } from './support/test.ts';
import { LANGUAGES, textOf } from './support/words.ts';

test('a login-required route sends a visitor to the login and back', async ({ page, open }) => {
  await open('/order');
  await expect(page).toHaveURL(/#\/login\?from=%2Forder/);
  await logInDemo(page);
  await expect(page).toHaveURL(/#\/order$/);
});

for (const from of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
  test(`a way back that leads elsewhere is not taken: ${from}`, async ({ page, open, product }) => {
    await open(`/login?from=${encodeURIComponent(from)}`);
    await logInDemo(page);
    await expect(page).toHaveURL(/#\/$/);
    expect(new URL(page.url()).origin).toBe(new URL(product.url).origin);
  });
}

test('the same device finds its demo account again', async ({ page, open }) => {
  await open('/login');
  await logInDemo(page);
  await seen(page, 'account-badge').tap();
  const account = await page.getByTestId('user-name').textContent();
  await go(page, '/');
  await logOut(page);
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await go(page, '/login');
  await logInDemo(page);
  await seen(page, 'account-badge').tap();
  await expect(page.getByTestId('user-name')).toHaveText(account ?? '');
});

for (const lang of LANGUAGES) {
  test(`a demo account is reset after a question: ${lang}`, alsoIn(lang), async ({ page, open }) => {
    await open('/trade?code=EURUSD', { lang });
    await page.getByTestId('trade-sell').tap();
    await logInDemo(page);
    await page.getByTestId('trade-sell').tap();
    await page.getByTestId('place-order').tap();
    await expect(page.getByTestId('place-order')).toBeHidden();
    await page.getByRole('link', { name: textOf('tabs.orders', lang) }).tap();
    await expect(page.getByTestId('order-row')).toHaveCount(1);
    await seen(page, 'account-badge').tap();
    await page.getByTestId('reset-demo').tap();
    await page.getByTestId('confirm').tap();
    await expect(page.getByTestId('user-balance')).toHaveText('100,000.00');
    await page.getByRole('link', { name: textOf('tabs.orders', lang) }).tap();
    await expect(page.getByTestId('order-row')).toHaveCount(0);
    await expect(page.getByTestId('balance')).toHaveText('100,000.00');
  });
}

test('markets and trade stay alive behind the other screens', async ({ page, open }) => {
  await open('/');
  const list = page.getByTestId('market-list');
  await expect(page.getByTestId('market-row').first()).toBeVisible();
  await list.evaluate((element) => element.scrollTo(0, 900));
  await go(page, '/trade?code=EURUSD');
  await page.getByTestId('lots').fill('0.37');
  await go(page, '/');
  await expect(list).toBeVisible();
  expect(await list.evaluate((element) => element.scrollTop)).toBe(900);
  await go(page, '/trade');
  await expect(page.getByTestId('lots')).toHaveValue('0.37');
});

test('entering markets or trade loads the trade list, and every navigation has a live line', async ({ page, open }) => {
  let loads = 0;
  page.on('request', (request) => (loads += request.url().includes('/forex/trade_list') ? 1 : 0));
  await open('/language');
  for (const route of ['/', '/trade']) {
    // One that still loads is shared: it is entered again.
    await expect(async () => {
      await go(page, '/language');
      const before = loads;
      await go(page, route);
      await expect.poll(() => loads, { timeout: 1_000 }).toBe(before + 1);
    }).toPass();
  }
  await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open');
});

test('every call carries language, token and time', async ({ page, open }) => {
  const request = page.waitForRequest('**/forex/trade_list*');
  await open('/', { lang: 'hk' });
  const sent = await request;
  expect(sent.headers()).toMatchObject({ lang: 'hk', authorization: '' });
  expect(Number(new URL(sent.url()).searchParams.get('t'))).toBeGreaterThan(1_700_000_000_000);
});

test('the lang parameter chooses the language before and after the hash; tw is hk', async ({ page, product }) => {
  await page.goto(`${product.url}/?lang=ar#/`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.goto('about:blank');
  await page.goto(`${product.url}/#/?lang=tw`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
  await page.goto('about:blank');
  await page.goto(`${product.url}/#/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
});

test('choosing a language changes texts, direction and the categories of the server', async ({ page, open }) => {
  await open('/language');
  await page.getByRole('radio', { name: 'العربية' }).tap();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('radio', { name: '繁體中文' }).tap();
  await go(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('行情');
  await expect(page.getByRole('group', { name: '分類' })).toContainText('加密貨幣');
});

test('search finds instruments and companies, and says when there are none', async ({ page, open }) => {
  await open('/product');
  await page.getByRole('searchbox').fill('xau');
  await expect(page.getByTestId('found-instrument')).toHaveText(/XAU/);
  await page.getByRole('searchbox').fill('zzzzzz');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('searchbox').fill('gbp');
  await page.getByTestId('found-instrument').first().tap();
  await expect(page).toHaveURL(/#\/trade\?code=GBP/);
});

test('an address that does not exist leads back', async ({ page, open }) => {
  await open('/nowhere');
  await page.getByRole('link', { name: 'Go to markets' }).tap();
  await expect(page).toHaveURL(/#\/$/);
});
