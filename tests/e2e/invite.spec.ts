/** The invitation: its code as a picture, its link, and the device's own way to share it. */
import type { Page } from '@playwright/test';
import { logIn, register } from './support/admin.ts';
import { alsoIn } from './support/long.ts';
import { expect, go, logOut, test } from './support/test.ts';
import { LANGUAGES, textOf } from './support/words.ts';

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

const toasts = (page: Page) => page.locator('[popover="manual"] button');
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

for (const lang of LANGUAGES) {
  test(
    `an invite link opens the registration with its code: ${lang}`,
    alsoIn(lang),
    async ({ page, open, product }) => {
      const email = `inviter-${lang}@example.com`;
      await register(product, email);
      await open('/login?from=%2Fmine%2Finvite', { lang });
      await logIn(page, email);
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

test('who closes the sheet has not failed, and may open it again', async ({ page, open, product, context }) => {
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

test('a sheet that does not open leaves the link on the clipboard', async ({ page, open, product, context }) => {
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
