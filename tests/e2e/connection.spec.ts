/** How the line is: two taps away, also when there is none; what it costs; and no secret in what is copied. */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { expect, go, logInDemo, seen, test } from './support/test.ts';
import { closeWorker } from './support/workers.ts';
import { textOf } from './support/words.ts';
import { LONG } from './support/long.ts';

// A busy market, so that its bytes count.
test.use({ settings: { FEED: 'simulated:7', FEED_RATE: '1000' } });

const figure = (page: Page, group: string, name: string): Promise<string> =>
  page
    .getByTestId(group)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .innerText();

/** Bytes as the screen shows them. */
async function shownBytes(page: Page, name: string): Promise<number> {
  const [, value = '', unit = ''] = /([\d.,]+)\s*(kB|MB)/.exec(await figure(page, 'data-used', name)) ?? [];
  return Number(value.replace(',', '')) * (unit === 'MB' ? 1e6 : 1e3);
}

/** What the socket carried, both ways, as the browser's own tools count it. */
function countSocket(page: Page): { bytes: number } {
  const counted = { bytes: 0 };
  const add = ({ payload }: { payload: string | Buffer }): void => void (counted.bytes += payload.length);
  page.on('websocket', (socket) => socket.on('framereceived', add).on('framesent', add));
  return counted;
}

test('is one tap away from the markets, and shows line, data, history and app', async ({ page, open }) => {
  await open('/');
  await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open');
  await seen(page, 'connection').tap();
  await expect(page).toHaveURL(/mine\/connection/);
  await expect(page.getByTestId('line-facts')).toContainText(/Live/);
  await expect.poll(() => figure(page, 'line-facts', 'Median')).toMatch(/\d+ ms/);
  await expect.poll(() => shownBytes(page, 'Since midnight')).toBeGreaterThan(0);
  await expect(page.getByTestId('line-history').locator('li')).not.toHaveCount(0);
  await expect.poll(() => figure(page, 'app-facts', 'Frame time, 95 %')).toMatch(/\d+ ms/);
  expect(await violations(page)).toEqual([]);
});

test('counts the bytes of the socket as the browser does', LONG, async ({ page, open }) => {
  const counted = countSocket(page);
  // Calls are left out of the comparison: none is made while the screen is open.
  await open('/mine/connection');
  await expect.poll(() => shownBytes(page, 'Since midnight')).toBeGreaterThan(0);
  // The calls of the start have been answered and counted.
  await page.waitForLoadState('networkidle');
  const counting = await shownBytes(page, 'Since midnight');
  await expect.poll(() => shownBytes(page, 'Since midnight')).toBeGreaterThan(counting);
  const [from, countedFrom] = [await shownBytes(page, 'Since midnight'), counted.bytes];
  await expect.poll(() => counted.bytes - countedFrom, { timeout: 15_000 }).toBeGreaterThan(20_000);
  // One of the two may hear of a message later than the other: less and less of all.
  const difference = async (): Promise<number> => {
    const shown = (await shownBytes(page, 'Since midnight')) - from;
    return Math.abs(shown / (counted.bytes - countedFrom) - 1);
  };
  await expect.poll(difference).toBeLessThan(0.1);
});

test.describe('what is copied', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('has nothing of the session, the account or its money', async ({ page, open }) => {
    const answered = page.waitForResponse(/createAccountDemoForU/);
    await open('/login?from=/mine/connection');
    await logInDemo(page);
    const { data } = (await (await answered).json()) as { data: { token: string; user: Record<string, unknown> } };
    await go(page, '/mine/connection');
    await expect.poll(() => figure(page, 'line-facts', 'Median')).toMatch(/\d+ ms/);
    await page.getByTestId('copy-report').tap();
    await expect(page.getByText(textOf('profile.copied', 'en'))).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^connection: open$/m);
    expect(text).toMatch(/^latency ms: last \d+/m);
    expect(text).not.toContain(data.token);
    const { uid, email, invite_code: code } = data.user;
    for (const secret of [uid, email, code].map(String).filter((each) => each.length > 3)) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(/100[.,]?000|balance|token|authorization/i);
  });
});

test('works without a network and while the worker is gone', async ({ page, context, open }) => {
  await open('/mine/connection');
  await expect.poll(() => figure(page, 'line-facts', 'Median')).toMatch(/\d+ ms/);
  await context.setOffline(true);
  await expect(page.getByTestId('line-facts')).toContainText(textOf('connection.offline', 'en'));
  await expect(page.getByTestId('line-history').locator('li').first()).toContainText(
    textOf('connection.offline', 'en'),
  );
  await closeWorker(page);
  await expect(page.getByTestId('line-facts')).toContainText(/Not responding|Restarting/);
  await expect.poll(() => figure(page, 'line-facts', 'Median')).toBe('--');
  await expect.poll(() => figure(page, 'app-facts', 'Version')).toMatch(/Chrome/);
  await context.setOffline(false);
  await expect(page.getByTestId('line-facts')).toContainText(/Live/, { timeout: 15_000 });
});

/** Every instrument, and no more messages than a screen can show. */
const UNLIMITED = { every: 8 };

test('the data saver is on by itself where the browser says so', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) });
  });
  const sent = sentMessages(page);
  await open('/');
  await expect.poll(() => limitsOf(sent).only?.length, { timeout: 10_000 }).toBeGreaterThan(3);
  // Not even the first message asks for more.
  const all = sent.filter((text) => text.includes('DAY_MARKET'));
  expect(all.filter((text) => !text.includes('"every":1000'))).toEqual([]);
  await go(page, '/mine/system');
  await page
    .getByRole('radiogroup', { name: textOf('line.saver', 'en') })
    .getByText('Off')
    .tap();
  await expect.poll(() => limitsOf(sent)).toEqual(UNLIMITED);
});

test('the data saver follows the browser while the client is open', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: false }) });
  });
  const sent = sentMessages(page);
  await open('/');
  await go(page, '/mine/system');
  await expect(page.getByRole('radiogroup', { name: textOf('line.saver', 'en') })).toBeVisible();
  await go(page, '/');
  await expect(page.locator('[data-code="EURUSD"]')).toBeVisible();
  expect(limitsOf(sent)).toEqual(UNLIMITED);
  await saveData(page, true);
  await expect.poll(() => limitsOf(sent)).toMatchObject({ every: 1_000 });
  await expect.poll(() => limitsOf(sent).only?.length).toBeGreaterThan(3);
  await saveData(page, false);
  await expect.poll(() => limitsOf(sent)).toEqual(UNLIMITED);
});

test(
  'the data saver asks for what is on screen alone, and is told to the next worker',
  LONG,
  async ({ page, open }) => {
    const sent = sentMessages(page);
    const counted = countSocket(page);
    await open('/');
    await expect(page.locator('[data-code="EURUSD"]')).toBeVisible();
    const full = await bytesWithin(page, counted);
    await go(page, '/mine/system');
    await page
      .getByRole('radiogroup', { name: textOf('line.saver', 'en') })
      .getByText('On')
      .tap();
    await expect.poll(() => limitsOf(sent)).toMatchObject({ every: 1_000 });
    await go(page, '/');
    await expect(page.locator('[data-code="EURUSD"]')).toBeVisible();
    await expect.poll(() => limitsOf(sent).only?.length).toBeGreaterThan(3);
    const saved = await bytesWithin(page, counted);
    expect(full / saved).toBeGreaterThan(3);
    test.info().annotations.push({ type: 'saved', description: `${full} B to ${saved} B` });
    const before = sent.length;
    await closeWorker(page);
    await expect
      .poll(() => sent.slice(before).some((text) => text.includes('"every":1000')), { timeout: 15_000 })
      .toBe(true);
  },
);

/** As a browser tells that the user has changed it. */
async function saveData(page: Page, isOn: boolean): Promise<void> {
  await page.evaluate((saves) => {
    const { connection } = navigator as unknown as { connection: EventTarget };
    Object.assign(connection, { saveData: saves });
    connection.dispatchEvent(new Event('change'));
  }, isOn);
}

/** What the client says on its sockets, as it grows. */
function sentMessages(page: Page): string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  return sent;
}

/** What was last asked of the market topic. */
function limitsOf(sent: readonly string[]): { readonly only?: readonly number[]; readonly every?: number } {
  const last = sent.findLast((text) => text.includes('"sub"') && text.includes('DAY_MARKET')) ?? '{}';
  const { only, every } = JSON.parse(last) as { only?: number[]; every?: number };
  return { ...(only && { only }), ...(every !== undefined && { every }) };
}

/** Bytes of the socket while the page's own clock goes on by 8 s. */
async function bytesWithin(page: Page, counted: { readonly bytes: number }): Promise<number> {
  const from = counted.bytes;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 8_000)));
  return counted.bytes - from;
}
