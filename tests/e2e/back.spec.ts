/** Going back closes what is on top. Every overlay in every way: back.long.spec.ts. */
import { sourceFiles } from '../../tools/source-files.ts';
import { readFileSync } from 'node:fs';
import { OVERLAYS } from './support/overlays.ts';
import { swipe, touch } from './support/swipe.ts';
import { expect, go, logInDemo, test, type Locator, type Page } from './support/test.ts';
import { LONG } from './support/long.ts';

const sheet = (page: Page): Locator => page.locator('dialog[open]');
const head = (page: Page): Locator => sheet(page).getByRole('heading', { level: 2 });
const picker = (page: Page): Locator => page.getByTestId('pick-instrument');

/** To the trade screen, as one comes from the markets. */
async function toTrade(page: Page): Promise<void> {
  await page.getByTestId('market-row').first().tap();
  await expect(picker(page)).toBeVisible();
}

/** Opened, and with its entry in the history. */
async function pick(page: Page): Promise<void> {
  await picker(page).tap();
  await expect(sheet(page)).toBeVisible();
  await expect.poll(() => hasEntry(page)).toBe(true);
}

/** Whether the present entry of the history is that of something over the screen. */
function hasEntry(page: Page): Promise<boolean> {
  return page.evaluate(() => 'overlays' in ((history.state ?? {}) as object));
}

/** Without an entry of its own any more. */
async function expectClosed(page: Page): Promise<void> {
  await expect(sheet(page)).toHaveCount(0);
  await expect.poll(() => hasEntry(page)).toBe(false);
}

test('every file that opens something over a screen is in the table of overlays', () => {
  const opens = /<(Sheet|ConfirmSheet|DecimalField|dialog)\b|useOverlay\(/;
  const parts = /^src\/ui\//;
  const files = sourceFiles('src').filter((file) => !parts.test(file) && opens.test(readFileSync(file, 'utf8')));
  expect(files.toSorted()).toEqual(OVERLAYS.flatMap(({ sources }) => sources).toSorted());
});

test('back closes the sheet and then leaves, and forward does not open it again', async ({ page, open }) => {
  await open('/');
  await toTrade(page);
  await pick(page);
  await page.goBack();
  await expectClosed(page);
  await expect(page).toHaveURL(/#\/trade/);
  await expect(picker(page)).toBeFocused();
  await page.goForward();
  await expectClosed(page);
  await pick(page);
  await sheet(page).getByRole('button', { name: 'Close' }).tap();
  await expectClosed(page);
  await page.goBack();
  await expect(page).toHaveURL(/#\/$/);
});

test('the router hears of a way back that the user went, not of one that only takes out the entry of a sheet', async ({
  page,
  open,
}) => {
  await open('/');
  await toTrade(page);
  // After the router's, and not reached by what the router is not told.
  const heard = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset['wentBack']);
  await page.evaluate(() => {
    addEventListener('popstate', () => (document.documentElement.dataset['wentBack'] = location.hash));
  });
  await pick(page);
  expect(await sheet(page).evaluate((dialog) => dialog.parentElement?.id)).toBe('overlays');
  await sheet(page).getByRole('button', { name: 'Close' }).tap();
  await expectClosed(page);
  expect(await heard()).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(/#\/$/);
  expect(await heard()).toBe('#/');
});

test('a close request closes, also the second in a row that the browser does not ask about', async ({ page, open }) => {
  await open('/');
  await toTrade(page);
  await pick(page);
  for (const untouched of [false, true]) {
    if (untouched) await picker(page).evaluate((button: HTMLElement) => button.click());
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectClosed(page);
  }
  // The page knows that it is closed: it opens again.
  await pick(page);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/#\/$/);
});

test('a sheet does not survive its screen, nor a reload', LONG, async ({ page, open }) => {
  await open('/');
  await toTrade(page);
  await pick(page);
  await go(page, '/language');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.goBack();
  await expect(picker(page)).toBeVisible();
  await expectClosed(page);
  await pick(page);
  await page.reload();
  await expect(picker(page)).toBeVisible();
  await expectClosed(page);
  await page.goBack();
  await expect(page).toHaveURL(/#\/$/);
});

test('a sheet follows the finger, springs back, and closes past its threshold or by a flick', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/trade?code=EURUSD');
  await pick(page);
  const top = async (): Promise<number> => Math.round((await head(page).boundingBox())?.y ?? 0);
  const resting = await top();
  const finger = await touch(page, head(page));
  await finger.move(0, 40, 300);
  await expect.poll(top).toBe(resting + 40);
  await finger.move(0, 60, 600);
  await expect.poll(top).toBe(resting + 60);
  await finger.lift(900);
  await expect.poll(top).toBe(resting);
  await swipe(page, head(page), { down: 190, ms: 900 });
  await expectClosed(page);
  await pick(page);
  await swipe(page, head(page), { down: 70, ms: 60 });
  await expectClosed(page);
  await pick(page);
  const box = await head(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, resting + 10);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 20, resting + 90, { steps: 4 });
  await expect.poll(top).toBe(resting + 80);
  await page.mouse.move((box?.x ?? 0) + 20, resting + 260, { steps: 4 });
  await page.mouse.up();
  await expectClosed(page);
});

test('what is scrolled inside of a sheet is no swipe', LONG, async ({ page, open }) => {
  await open('/trade?code=EURUSD');
  await pick(page);
  const rows = sheet(page).locator('button:has(.number)');
  const list = rows.first().locator('xpath=ancestor::div[contains(@class, "list")]');
  await list.evaluate((element) => element.scrollTo(0, 300));
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBe(300);
  await swipe(page, list, { down: 200, ms: 400 });
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeLessThan(300);
  await expect(sheet(page)).toBeVisible();
  await list.evaluate((element) => element.scrollTo(0, 0));
  await swipe(page, list, { across: 120, down: 30, ms: 400 });
  await expect(sheet(page)).toBeVisible();
  await swipe(page, list, { down: 250, ms: 400 });
  await expectClosed(page);
});

test('back closes the keypad, and leaves what was typed', async ({ page, open }) => {
  await open('/');
  await toTrade(page);
  const keypad = page.getByRole('group', { name: 'Number pad' });
  await page.getByRole('checkbox', { name: 'Stop loss' }).check();
  await page.getByTestId('lots').tap();
  await keypad.getByRole('button', { name: '7' }).tap();
  await expect.poll(() => hasEntry(page)).toBe(true);
  await page.getByTestId('stopLoss').tap();
  const stop = await page.getByTestId('stopLoss').inputValue();
  await expect(keypad).toHaveCount(1);
  // The room for it stays when it moves from field to field.
  await expect(page.locator('html')).toHaveAttribute('data-keypad', 'open');
  await page.goBack();
  await expect(keypad).toBeHidden();
  await expect(page.getByTestId('lots')).toHaveValue('7');
  await expect(page.getByTestId('stopLoss')).toHaveValue(stop);
  await page.goBack();
  await expect(page).toHaveURL(/#\/$/);
});

test('what leads out of a sheet leaves no trace of it', LONG, async ({ page, open }) => {
  await open('/');
  await toTrade(page);
  await pick(page);
  await sheet(page).getByRole('searchbox').fill('GBPUSD');
  await sheet(page)
    .getByRole('button', { name: /GBP\/USD/ })
    .tap();
  await expect(page).toHaveURL(/#\/trade\?code=GBPUSD/);
  await expectClosed(page);
  await page.goBack();
  await expect(page).toHaveURL(/#\/$/);
  await page.getByRole('link', { name: 'Log in' }).filter({ visible: true }).tap();
  await logInDemo(page);
  await page.getByTestId('account-badge').filter({ visible: true }).tap();
  await page.getByTestId('log-out').tap();
  await page.getByTestId('confirm').tap();
  await expect(page.getByRole('link', { name: 'Log in' }).filter({ visible: true })).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/$/);
});

test(
  'a session that ends under a sheet leads to the login, and back from there past the screen',
  LONG,
  async ({ page, open }) => {
    await open('/');
    await go(page, '/user');
    await logInDemo(page);
    await page.getByTestId('reset-demo').tap();
    await expect.poll(() => hasEntry(page)).toBe(true);
    await page.route('**/user/resetForexDemoAccount*', (route) =>
      route.fulfill({ json: { code: 999, msg: 'Session invalid', data: null } }),
    );
    await page.getByTestId('confirm').tap();
    await expect(page).toHaveURL(/#\/login\?from=%2Fuser$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectClosed(page);
    await page.goBack();
    await expect(page).toHaveURL(/#\/$/);
  },
);

test('a link that is pressed while the closed sheet leaves the history is followed', LONG, async ({ page, open }) => {
  await open('/');
  await toTrade(page);
  await pick(page);
  await page.evaluate(() => {
    const step = history.go.bind(history);
    history.go = (steps) => {
      step(steps);
      document.querySelector<HTMLElement>('nav a[href="#/order"]')?.click();
    };
  });
  await sheet(page).getByRole('button', { name: 'Close' }).tap();
  await expect(page).toHaveURL(/#\/login\?from=%2Forder/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/trade/);
  await expectClosed(page);
});
