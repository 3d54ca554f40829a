/** The invitation: its code as a picture, its link, the device's own way to share it, and what it brings. */
import type { Page } from '@playwright/test';
import { memoText } from '../../server/messages/memos.ts';
import { Api } from '../support/server/api.ts';
import { png } from '../support/server/pictures.ts';
import { admin, lastCode, logIn, PASSWORD, register } from './support/admin.ts';
import { violations } from './support/axe.ts';
import { alsoIn, LONG } from './support/long.ts';
import type { Product } from './support/product.ts';
import { expect, go, logOut, test } from './support/test.ts';
import { LANGUAGES, textOf } from './support/words.ts';

test.use({ settings: { FEED: 'simulated:7', FEED_RATE: '120', INVITE_REWARD: '25.5' } });

interface Shared {
  shared?: ShareData[];
}

/** A device that can share, which the browser under test is not: its sheet sends on what it gets, is closed, or does not open. */
async function withShareSheet(page: Page, sheet: 'sends' | 'is closed' | 'does not open'): Promise<void> {
  await page.addInitScript((does) => {
    const device = globalThis as Shared;
    device.shared = [];
    navigator.share = async (data = {}) => {
      device.shared?.push(data);
      if (does === 'is closed') throw new DOMException('Share canceled', 'AbortError');
      if (does === 'does not open') throw new DOMException('Permission denied', 'NotAllowedError');
    };
  }, sheet);
}

const toasts = (page: Page) => page.getByTestId('toasts').getByRole('button');
const shared = (page: Page) => page.evaluate(() => (globalThis as Shared).shared);

/** The shades of the code's picture, and which part of it is dark. */
function shadesOf(page: Page): Promise<{ shades: number[]; dark: number }> {
  return page.getByTestId('qr').evaluate((canvas: HTMLCanvasElement) => {
    const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    const reds = [...data].filter((_, at) => at % 4 === 0);
    return {
      shades: [...new Set(reds)].toSorted((a, b) => a - b),
      dark: reds.filter((red) => red < 128).length / reds.length,
    };
  });
}

/** Proves who somebody is, as another client would: the number of the submission. */
async function handIn(product: Product, email: string): Promise<string> {
  const api = new Api(product.url);
  const login = { account: email, password: PASSWORD, login_type: 'email' };
  api.token = (await api.post<{ token: string }>('/api/user/loginForU', login)).data.token;
  const papers = { front_pic: await api.uploaded(png()), reverse_pic: await api.uploaded(png()) };
  await api.post('/api/user_real/real_name', { name: 'Jo Doe', card_id: email, ...papers });
  const { rows = [] } = await admin(product, 'verify', 'list');
  return String(rows.at(-1)?.['id']);
}

/** Registers in the form, to which the invite link has led. */
async function registerFriend(page: Page, product: Product, email: string): Promise<void> {
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="new-password"]').fill(PASSWORD);
  await page.locator('input[name="repeated-password"]').fill(PASSWORD);
  await page.getByTestId('send-code').tap();
  await expect(toasts(page)).toBeVisible();
  await page.locator('input[name="code"]').fill(await lastCode(product, email));
  await page.getByTestId('submit').tap();
  await expect(page).not.toHaveURL(/register/);
}

for (const lang of LANGUAGES) {
  test(
    `a friend comes by the link, is verified, and the reward is paid: ${lang}`,
    alsoIn(lang),
    async ({ page, open, product }) => {
      test.slow();
      const [email, friend] = [`inviter-${lang}@example.com`, `friend-${lang}@example.com`];
      await register(product, email);
      await open('/login?from=%2Fmine%2Finvite', { lang });
      await logIn(page, email);
      await expect(page.getByTestId('invited-friends')).toContainText(textOf('invite.emptyHint', lang));
      const link = (await page.getByTestId('invite-link').textContent()) ?? '';
      expect(link).toMatch(/\/#\/register\?invite_code=\w+$/);
      const { shades, dark } = await shadesOf(page);
      // Two shades and none between: no edge is blurred.
      expect(shades).toHaveLength(2);
      // About half of the modules; they fill three to nine tenths of the square, as the address is long.
      expect(dark).toBeGreaterThan(0.15);
      expect(dark).toBeLessThan(0.5);
      await go(page, '/');
      await logOut(page);
      await expect(page.getByRole('link', { name: textOf('account.logIn', lang) })).toBeVisible();
      await page.goto('about:blank');
      await page.goto(link);
      await expect(page.locator('input[name="invite-code"]')).toHaveValue(link.split('=').at(-1) ?? '');
      await registerFriend(page, product, friend);
      await go(page, '/');
      await logOut(page);
      await admin(product, 'verify', 'approve', await handIn(product, friend));

      await go(page, '/login?from=%2Fmine%2Finvite');
      await logIn(page, email);
      const row = page.getByTestId('invited-friend');
      await expect(row).toContainText('f•••@e•••.com');
      await expect(page.getByTestId('reward-status')).toHaveText(textOf('funds.pending', lang));
      expect(await violations(page)).toEqual([]);
      const { rows = [] } = await admin(product, 'invites', 'list');
      await admin(product, 'invites', 'approve', String(rows.at(-1)?.['id']));
      // The server tells it.
      await expect(page.getByTestId('reward-status')).toHaveText(textOf('invite.paid', lang));
      const paid = page.getByTestId('toasts').getByText(textOf('invite.noticePaid', lang), { exact: true });
      await expect(paid).toBeVisible();
      await expect(page.getByTestId('rewards-paid')).toHaveText('25.50');
      await go(page, '/mine/history');
      const change = page.getByTestId('balance-change');
      await expect(change).toContainText('25.500000');
      await expect(change).toContainText(memoText('invite_reward', lang === 'ar' ? 'ar' : 'en'));
    },
  );
}

test('a device that can share gets the link, and nothing is said over its own sheet', async ({
  page,
  open,
  product,
}) => {
  await register(product, 'sharer@example.com');
  await withShareSheet(page, 'sends');
  await open('/login?from=%2Fmine%2Finvite');
  await logIn(page, 'sharer@example.com');
  const url = await page.getByTestId('invite-link').textContent();
  await page.getByTestId('share-link').tap();
  await expect.poll(() => shared(page)).toEqual([{ title: 'Pipframe', url }]);
  await expect(toasts(page)).toHaveCount(0);
});

test('who closes the sheet has not failed, and may open it again', LONG, async ({ page, open, product, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await register(product, 'hesitant@example.com');
  await withShareSheet(page, 'is closed');
  await open('/login?from=%2Fmine%2Finvite');
  await logIn(page, 'hesitant@example.com');
  await page.evaluate(() => navigator.clipboard.writeText('as it was'));
  for (const times of [1, 2]) {
    await page.getByTestId('share-link').tap();
    await expect.poll(async () => (await shared(page))?.length).toBe(times);
  }
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('as it was');
  await expect(toasts(page)).toHaveCount(0);
});

test('a sheet that does not open leaves the link on the clipboard', LONG, async ({ page, open, product, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await register(product, 'framed@example.com');
  await withShareSheet(page, 'does not open');
  await open('/login?from=%2Fmine%2Finvite');
  await logIn(page, 'framed@example.com');
  await page.getByTestId('share-link').tap();
  await expect(toasts(page)).toHaveText(textOf('profile.copied', 'en'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/invite_code=\w+$/);
});

test('a device that cannot share offers to copy, and copies the link', async ({ page, open, product, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await register(product, 'copier@example.com');
  await open('/login?from=%2Fmine%2Finvite');
  await logIn(page, 'copier@example.com');
  await expect(page.getByTestId('share-link')).toHaveCount(0);
  await page.getByTestId('copy-link').tap();
  await expect(toasts(page)).toHaveText(textOf('profile.copied', 'en'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.getByTestId('invite-link').textContent(),
  );
});
