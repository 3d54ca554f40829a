/** Customer service: the chat with the back office, on lines good and bad. */
import type { Page } from '@playwright/test';
import { png } from '../support/server/pictures.ts';
import { admin, logIn, register } from './support/admin.ts';
import { violations } from './support/axe.ts';
import { keptRows } from './support/device-storage.ts';
import { alsoIn, LONG } from './support/long.ts';
import type { Product } from './support/product.ts';
import { expect, go, test } from './support/test.ts';
import { LANGUAGES, textOf } from './support/words.ts';

// axe measures contrast with a style of its own, which the frame's policy refuses.
test.use({ provoked: /Applying inline style violates/ });

const PICTURE = { name: 'proof.png', mimeType: 'image/png', buffer: png(64, 40) };
const HOSTILE = '<img src=x onerror="parent.harmed=1"><script>window.harmed=1</script>';

const chat = (page: Page) => page.frameLocator('[data-testid="chat-frame"]');
const messages = (page: Page) => chat(page).locator('#messages li');

async function say(page: Page, text: string): Promise<void> {
  await chat(page).locator('#text').fill(text);
  await chat(page).locator('#send').tap();
}

/** The number of the conversation in which the newest message was said. */
async function newest(product: Product): Promise<string> {
  const { rows = [] } = await admin(product, 'chat', 'list', '--status', 'all');
  return String(rows[0]?.['id']);
}

async function violationsInside(page: Page): Promise<string[]> {
  const frame = page.frames().find((one) => one.url().includes('/service/chat'));
  if (!frame) throw new Error('There is no frame');
  return violations(frame as unknown as Page);
}

for (const lang of LANGUAGES) {
  test(`a member writes, is answered, and reads it: ${lang}`, alsoIn(lang), async ({ page, open, product }) => {
    test.slow();
    const email = `chat-${lang}@example.com`;
    await register(product, email);
    await open('/login?from=%2Fuser', { lang });
    await logIn(page, email);
    await page.getByTestId('chat-row').tap();
    await expect(page.getByTestId('chat-screen')).toContainText(textOf('chat.title', lang));
    await say(page, 'When will my deposit arrive?');
    const mine = messages(page).first();
    await expect(mine).toHaveAttribute('data-id', /\d+/);
    const id = await newest(product);
    const delivered = await mine.locator('.mark').textContent();
    await admin(product, 'chat', 'show', id);
    await expect(mine.locator('.mark')).not.toHaveText(delivered ?? '');
    await admin(product, 'chat', 'typing', id);
    await expect(chat(page).locator('#typing')).toBeVisible();
    await admin(product, 'chat', 'reply', id, 'Today, by noon.');
    await expect(messages(page).nth(1)).toContainText('Today, by noon.');
    await expect(chat(page).locator('#typing')).toBeHidden();
    expect(await violationsInside(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);

    await go(page, '/user');
    await admin(product, 'chat', 'reply', id, 'It is there.');
    await admin(product, 'chat', 'close', id);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByTestId('chat-unread')).toContainText('1');
    await page.getByTestId('chat-row').tap();
    await expect(messages(page)).toHaveCount(3);
    await expect(chat(page).locator('#notice')).toBeVisible();
    await expect
      .poll(async () => JSON.stringify(await admin(product, 'chat', 'show', id)))
      .toMatch(/, read: It is there\./);
    await go(page, '/user');
    await expect(page.getByTestId('chat-unread')).toHaveCount(0);
  });

  test(
    `a visitor comes from the log-in, writes while offline, and all of it arrives once: ${lang}`,
    alsoIn(lang),
    async ({ page, open, product }) => {
      await open('/login', { lang });
      await page.getByRole('link', { name: textOf('chat.title', lang) }).tap();
      await say(page, 'one');
      await expect(messages(page).first()).toHaveAttribute('data-id', /\d+/);
      const id = await newest(product);
      await page.context().setOffline(true);
      await say(page, 'two');
      await say(page, 'three');
      await expect(messages(page)).toHaveCount(3);
      await expect(chat(page).locator('#notice')).toBeVisible();
      await page.context().setOffline(false);
      await expect(chat(page).locator('[data-pending]')).toHaveCount(0);
      await expect(messages(page)).toHaveText([/one/, /two/, /three/]);
      await expect(chat(page).locator('#notice')).toBeHidden();
      const said = JSON.stringify(await admin(product, 'chat', 'show', id));
      for (const text of ['one', 'two', 'three']) expect(said.split(`customer: ${text}`)).toHaveLength(2);
    },
  );
}

test('what was not sent outlives a reload, and is sent then', LONG, async ({ page, open, product }) => {
  await open('/mine/chat');
  await expect(chat(page).locator('#hello')).toBeVisible();
  await page.route('**/api/chat/send', (route) => route.abort());
  await say(page, 'Kept over a reload');
  await expect(chat(page).locator('[data-pending]')).toHaveCount(1);
  await expect.poll(async () => Object.keys(await keptRows(page, 'pipframe-chat', 'unsent'))).toHaveLength(1);
  await page.reload();
  await expect(chat(page).locator('[data-pending]')).toContainText('Kept over a reload');
  await page.unroute('**/api/chat/send');
  await expect(messages(page).first()).toHaveAttribute('data-id', /\d+/);
  await expect(messages(page)).toHaveCount(1);
  await page.reload();
  await expect(messages(page)).toHaveCount(1);
  const { rows = [] } = await admin(product, 'chat', 'list');
  expect(rows[0]).toMatchObject({ from: 'visitor' });
});

test('markup of both sides stays text, in a frame without an origin', async ({ page, open, product }) => {
  await open('/mine/chat');
  await say(page, HOSTILE);
  await expect(messages(page).first()).toContainText(HOSTILE);
  await admin(product, 'chat', 'reply', await newest(product), HOSTILE);
  await expect(messages(page).nth(1)).toContainText(HOSTILE);
  expect(await chat(page).locator('#messages img, #messages script').count()).toBe(0);
  const frame = page.frames().find((one) => one.url().includes('/service/chat'));
  expect(await frame?.evaluate(() => [(globalThis as { harmed?: number }).harmed, globalThis.origin])).toEqual([
    undefined,
    'null',
  ]);
  const reach = await frame?.evaluate(() => {
    try {
      return String(localStorage.length);
    } catch {
      return 'denied';
    }
  });
  expect(reach).toBe('denied');
});

test('a picture is shown to its sender, and to operators', async ({ page, open, product }) => {
  await open('/mine/chat');
  // A file is put into the field whether the page has read its script or not.
  await expect(page.locator('[data-phase="ready"]')).toBeVisible();
  await chat(page)
    .locator('#file')
    .setInputFiles({ ...PICTURE, mimeType: 'text/plain', name: 'x.txt' });
  await expect(chat(page).locator('#fault')).toBeVisible();
  await chat(page).locator('#file').setInputFiles(PICTURE);
  await expect(chat(page).locator('#preview')).toBeVisible();
  await say(page, 'The proof');
  await messages(page).first().locator('.picture').tap();
  await expect(messages(page).first().locator('img')).toHaveJSProperty('naturalWidth', 64);
  const { rows = [] } = await admin(product, 'chat', 'list');
  const shown = await admin(product, 'chat', 'show', String(rows[0]?.['id']));
  expect(JSON.stringify(shown)).toContain('[picture] The proof');
});

test('a chat that does not come is said to have failed, and comes by another try', LONG, async ({ page, open }) => {
  await page.clock.install();
  await page.route('**/service/chat/main.ts', (route) => route.abort());
  await open('/mine/chat');
  await expect(page.getByTestId('chat-frame')).toBeAttached();
  await page.clock.runFor(20_000);
  await expect(page.getByRole('alert')).toContainText(textOf('chat.failed', 'en'));
  await page.unroute('**/service/chat/main.ts');
  await page.getByRole('button', { name: textOf('common.tryAgain', 'en') }).tap();
  await page.clock.runFor(1_000);
  await expect(chat(page).locator('#hello')).toBeVisible();
});
