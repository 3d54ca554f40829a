/** Every overlay, closed in every way: what was on top is gone, the rest is as before, and one press more leaves. */
import { comeTo, OVERLAYS, openOverlay, type Overlay } from './support/overlays.ts';
import { swipe } from './support/swipe.ts';
import { expect, go, test, type Page } from './support/test.ts';

interface Way {
  readonly name: string;
  readonly close: (page: Page, overlay: Overlay) => Promise<unknown>;
  /** Opens without a touch, after which the browser asks nobody before it closes. */
  readonly untouched?: true;
}

const WAYS: readonly Way[] = [
  { name: 'going back in the history', close: (page) => page.goBack() },
  { name: 'the close request of Escape and of Android', close: (page) => page.keyboard.press('Escape') },
  {
    name: 'a close request where nothing was touched before',
    close: (page) => page.keyboard.press('Escape'),
    untouched: true,
  },
  { name: 'going back where nothing was touched before', close: (page) => page.goBack(), untouched: true },
  { name: 'a slow swipe', close: (page, { grip }) => swipe(page, grip(page), { down: 190, ms: 900 }) },
  { name: 'a flick', close: (page, { grip }) => swipe(page, grip(page), { down: 70, ms: 60 }) },
];

const hashOf = (page: Page): string => new URL(page.url()).hash;
const depth = (page: Page): Promise<number> =>
  page.evaluate(() => ((history.state ?? {}) as { overlays?: number }).overlays ?? 0);

/** How deep the history is once what was open before the overlay has closed, which takes its entry back a moment later. */
async function depthAtRest(page: Page): Promise<number> {
  const opened = page.locator('dialog[open]');
  await expect.poll(async () => (await depth(page)) - (await opened.count())).toBe(0);
  return depth(page);
}

/** Opened, and with its entry in the history. */
async function open(page: Page, overlay: Overlay, before: number, untouched = false): Promise<void> {
  if (untouched) {
    await overlay.opener(page).evaluate((element: HTMLElement) => {
      element.focus();
      element.click();
    });
    await expect(overlay.shown(page)).toBeVisible();
  } else await openOverlay(page, overlay);
  await expect.poll(() => depth(page)).toBe(before + 1);
}

async function expectClosed(page: Page, overlay: Overlay, before: number): Promise<void> {
  await expect(overlay.shown(page)).toBeHidden();
  await expect.poll(() => depth(page)).toBe(before);
  if (overlay.focus === undefined) await expect(overlay.opener(page)).toBeFocused();
}

for (const overlay of OVERLAYS) {
  test(`${overlay.name} closes in every way`, async ({ page, open: visit, product }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/');
    await comeTo(page, product, overlay);
    const before = await depthAtRest(page);
    const place = hashOf(page);
    for (const { name, close, untouched } of WAYS) {
      await test.step(name, async () => {
        await open(page, overlay, before, untouched);
        await close(page, overlay);
        await expectClosed(page, overlay, before);
        await expect(page.locator('dialog[open]')).toHaveCount(before);
        expect(hashOf(page)).toBe(place);
      });
    }
    for (let below = before; below >= 0; below--) await page.goBack();
    await expect.poll(() => hashOf(page)).not.toBe(place);
  });

  test(`${overlay.name} does not survive its screen`, async ({ page, open: visit, product }) => {
    await visit('/');
    await comeTo(page, product, overlay);
    const before = await depthAtRest(page);
    const place = hashOf(page);
    await open(page, overlay, before);
    await go(page, '/language');
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(overlay.shown(page)).toBeHidden();
    await page.goBack();
    await expect.poll(() => hashOf(page)).toBe(place);
    await expect(page.getByRole('main').filter({ visible: true })).toHaveCount(1);
    await expect.poll(() => depth(page)).toBe(0);
    await expect(overlay.shown(page)).toBeHidden();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
}
