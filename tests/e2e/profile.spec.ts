/** The rooms of a user, against the real server and its back office. */
import type { Page } from '@playwright/test';
import { LANGUAGES as LANGUAGE_CODES } from '../../server/catalogue/languages.ts';
import { FIRST_ARTICLES, firstText } from '../../server/news/first/first-news.ts';
import { png } from '../support/server/pictures.ts';
import { admin, lastCode, logIn, register } from './support/admin.ts';
import { alsoIn, LONG } from './support/long.ts';
import { expect, go, logInDemo, seen, test } from './support/test.ts';
import { swipe } from './support/swipe.ts';
import { LANGUAGES, textOf } from './support/words.ts';

const MINUTE = 60_000;
const FRONT = { name: 'front.png', mimeType: 'image/png', buffer: png(16, 10) };
const BACK = { name: 'back.png', mimeType: 'image/png', buffer: png(10, 16) };

const fileOf = (page: Page, which: 'first' | 'last') =>
  page.getByTestId('picture')[which]().locator('input[type="file"]').last();

for (const lang of LANGUAGES) {
  test(`a verification from the form to its end: ${lang}`, alsoIn(lang), async ({ page, open, product }) => {
    test.slow();
    const email = `verify-${lang}@example.com`;
    await register(product, email);
    await open('/login?from=%2Fmine%2Fauth', { lang });
    await logIn(page, email);
    await page.locator('input[name="name"]').fill('Jo Doe');
    await page.locator('input[name="card-id"]').fill('X123456');
    await fileOf(page, 'first').setInputFiles(FRONT);
    await fileOf(page, 'last').setInputFiles(BACK);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.getByTestId('submit').tap();
    const progress = page.getByTestId('identity-progress');
    await expect(progress).toHaveAttribute('data-status', 'waiting');
    const { rows = [] } = await admin(product, 'verify', 'list');
    await admin(product, 'verify', 'approve', String(rows.at(-1)?.['id']));
    // The server tells it.
    await expect(progress).toHaveAttribute('data-status', 'finished');
    await go(page, '/user');
    await expect(page.getByTestId('identity-status')).toHaveAttribute('data-status', 'finished');
  });

  test(`a demo user is refused in every room of real accounts: ${lang}`, alsoIn(lang), async ({ page, open }) => {
    await open('/login', { lang });
    await logInDemo(page);
    for (const room of ['auth', 'invite', 'password', 'wallet']) {
      await go(page, `/mine/${room}`);
      await expect(page.getByTestId('only-real'), room).toBeVisible();
    }
  });
}

test('announcements are read without what could harm', async ({ page, open }) => {
  await open('/mine/announcement');
  const first = page.getByTestId('news-row').first();
  await expect(first).toContainText(textOf('news.unread', 'en'));
  await first.tap();
  await expect(page).toHaveURL(/#\/news\/detail\?id=\d+$/);
  await expect(page.getByTestId('article')).toContainText(/\w{3}/);
  await go(page, '/mine/announcement');
  await expect(first).not.toContainText(textOf('news.unread', 'en'));
  const content =
    '<p>Fine <a href="/icon.svg">link</a> <a href="javascript:alert(1)">bad</a> ' +
    '<a href="//evil.example/">other</a> <a href="https://evil.example/">third</a> ' +
    '<a href="mailto:a@b.example">mail</a></p>' +
    '<img src="/icon.svg"><iframe src="/"></iframe><form><input></form><p style="position:fixed">Styled</p>' +
    '<script>window.harmed = 1</script>';
  await page.route('**/api/news/info*', (route) =>
    route.fulfill({ json: { code: 1, msg: '', data: { id: 9, title: 'Hostile', content } } }),
  );
  await go(page, '/news/detail?id=999');
  const article = page.getByTestId('article');
  await expect(article).toContainText('Fine link bad other third mail');
  await expect(article.getByRole('link')).toHaveText(['link', 'mail']);
  await expect(article.getByRole('link', { name: 'link' })).toHaveAttribute('target', '_blank');
  await expect(article.getByRole('link', { name: 'link' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await article.innerHTML()).not.toMatch(/script|iframe|form|input|style=|javascript|evil/);
  expect(await page.evaluate(() => (globalThis as { harmed?: number }).harmed)).toBeUndefined();
});

test('the first articles come through the sanitiser as they are', LONG, async ({ page, open }) => {
  const all = LANGUAGE_CODES.flatMap((language) => FIRST_ARTICLES.map(([name]) => firstText(name, language).content));
  const content = all.map((html) => `<div>${html}</div>`).join('');
  await page.route('**/api/news/info*', (route) =>
    route.fulfill({ json: { code: 1, msg: '', data: { id: 9, title: 'All', content } } }),
  );
  await open('/mine/announcement');
  await page.getByTestId('news-row').first().waitFor();
  await go(page, '/news/detail?id=9');
  const article = page.getByTestId('article');
  await expect(article).toContainText('EUR/USD', { timeout: 20_000 });
  expect(await article.innerHTML()).toBe(content.replaceAll('\u00a0', '&nbsp;'));
});

test('announcements are read anew by a pull, and shared where the device can', LONG, async ({ page, open }) => {
  await page.addInitScript(() => {
    navigator.share = async ({ url = '' } = {}) => {
      document.body.setAttribute('data-shared', url);
    };
  });
  await open('/mine/announcement');
  const first = page.getByTestId('news-row').first();
  await expect(first).toContainText('Welcome');
  await page.route('**/api/news/list*', async (route) => {
    const { code, msg, data } = (await (await route.fetch()).json()) as { code: number; msg: string; data: object };
    const news = { id: 77, title: 'Just in', desc: '', logo: '' };
    await route.fulfill({ json: { code, msg, data: { ...data, data: [news], total: 1 } } });
  });
  await swipe(page, first, { down: 40 });
  await swipe(page, first, { down: 160, across: 200 });
  await expect(first).toContainText('Welcome');
  await swipe(page, first, { down: 160 });
  await expect(first).toContainText('Just in');
  await expect(page.getByTestId('refreshing')).toHaveCount(0);
  await page.unroute('**/api/news/list*');
  await go(page, '/news/detail?id=1');
  await page.getByTestId('share-article').tap();
  await expect(page.locator('body')).toHaveAttribute('data-shared', /#\/news\/detail\?id=1$/);
});

test.describe('text that is written as markup', () => {
  test.use({ provoked: /requires 'TrustedHTML'/ });

  test('is refused everywhere else in the page', async ({ page, open }) => {
    await open('/');
    await seen(page, 'market-row').first().waitFor();
    const outcome = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<img src=x>';
        return 'written';
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    });
    expect(outcome).toBe('TypeError');
  });
});

for (const lang of LANGUAGES) {
  test(
    `feedback reaches the back office, and is kept while the connection is down: ${lang}`,
    alsoIn(lang),
    async ({ page, open, product }) => {
      const message = page.getByLabel(textOf('feedback.message', lang));
      const email = `visitor-${lang}@example.com`;
      await open('/feedback', { lang });
      await message.fill('The chart is lovely');
      await page.locator('input[name="email"]').fill(email);
      await page.route('**/api/feedback/submit', (route) => route.abort());
      await page.getByTestId('submit').tap();
      await expect(page.getByRole('alert').filter({ hasText: textOf('failure.network', lang) })).toBeVisible();
      await expect(message).toHaveValue('The chart is lovely');
      await page.unroute('**/api/feedback/submit');
      await page.getByTestId('submit').tap();
      await expect(page.getByText(textOf('feedback.thanks', lang))).toBeVisible();
      const { rows = [] } = await admin(product, 'feedback', 'list');
      expect(rows).toContainEqual(expect.objectContaining({ content: 'The chart is lovely', email, from: 'visitor' }));
    },
  );
}

for (const lang of LANGUAGES) {
  test(
    `a changed password ends the session, and opens the next: ${lang}`,
    alsoIn(lang),
    async ({ page, open, product }) => {
      const email = `password-${lang}@example.com`;
      await register(product, email);
      await product.passTime(MINUTE);
      await open('/login?from=%2Fmine%2Fpassword', { lang });
      await logIn(page, email);
      await page.locator('input[name="new-password"]').fill('river-candle-77');
      await page.locator('input[name="repeated-password"]').fill('river-candle-77');
      await page.getByTestId('send-code').tap();
      await expect(page.getByTestId('send-code')).toHaveText(/\d/);
      await page.locator('input[name="code"]').fill(await lastCode(product, email));
      await page.getByTestId('submit').tap();
      await expect(page).toHaveURL(/#\/login\?from=%2Fuser$/);
      await logIn(page, email, 'river-candle-77');
      await expect(page).toHaveURL(/#\/user$/);
      await expect(page.getByTestId('user-name')).toHaveText(email);
    },
  );
}
