/** Following a trader, against the real server: what the trader does happens in one's own account, and ends as one wishes. */
import { violations } from './support/axe.ts';
import { leaderOn } from './support/leader.ts';
import { alsoIn } from './support/long.ts';
import { expect, go, logInDemo, seen, test } from './support/test.ts';
import { LANGUAGES, textOf } from './support/words.ts';

// A market that is open on every day of the week.
test.use({ settings: { FEED: 'simulated:7', FEED_RATE: '60', INSTRUMENTS: '1' } });

for (const lang of LANGUAGES) {
  test(`a trader is found, followed, paused and left: ${lang}`, alsoIn(lang), async ({ page, product, open }) => {
    test.slow();
    // A message that is fading in has little contrast.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const leader = await leaderOn(product.url, `Ada ${lang}`);
    await open('/', { lang });
    await page.getByRole('link', { name: textOf('tabs.copying', lang) }).tap();
    await page
      .getByTestId('leader-card')
      .filter({ hasText: `Ada ${lang}` })
      .tap();
    await expect(page).toHaveURL(new RegExp(`/rank/trader\\?code=${leader.code}$`));
    expect(await violations(page)).toEqual([]);
    // A visitor logs in first, and comes back.
    await page.getByTestId('follow').tap();
    await logInDemo(page);
    await expect(page).toHaveURL(new RegExp(`/rank/trader\\?code=${leader.code}$`));

    await page.getByTestId('follow').tap();
    await expect(page.getByTestId('follow-preview')).toContainText(textOf('copying.previewNone', lang));
    await page.getByTestId('multiple').fill('0');
    await expect(page.getByTestId('follow-preview')).toBeHidden();
    await page.getByTestId('confirm-follow').tap();
    await expect(page.getByText(textOf('copying.multipleFault', lang))).toBeVisible();
    await page.getByTestId('multiple').fill('0.5');
    await page.getByTestId('max-lots').fill('0.3');
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('confirm-follow').tap();
    await expect(page.getByTestId('confirm-follow')).toBeHidden();

    const id = await leader.open('1');
    await go(page, '/order');
    await expect(seen(page, 'order-row')).toHaveCount(1);
    await expect(seen(page, 'copied')).toBeVisible();
    await leader.close(id);
    await expect(seen(page, 'order-row')).toHaveCount(0);

    await go(page, `/rank/trader?code=${leader.code}`);
    await expect(page.getByTestId('instruments')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await go(page, '/rank/following');
    const card = page.getByTestId('following-card');
    await expect(card).toHaveAttribute('data-status', 'running');
    await page.getByRole('button', { name: textOf('copying.pause', lang), exact: true }).tap();
    await expect(card).toHaveAttribute('data-status', 'paused');
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('end-following').tap();
    await page.getByTestId('end-and-close').tap();
    await expect(card).toHaveAttribute('data-status', 'ended');
  });
}

test('one who lets others follow is in the ranking, and no longer after stepping back', async ({ page, open }) => {
  await open('/rank/following');
  await logInDemo(page);
  await page.getByTestId('publish').tap();
  await expect(page.getByText(textOf('copying.nameFault', 'en'))).toBeVisible();
  await page.getByTestId('leader-name').fill('Grace');
  await page.getByTestId('publish').tap();
  await expect(page.getByTestId('leader-name')).toBeHidden();
  await go(page, '/ranking');
  await expect(page.getByTestId('ranked').filter({ hasText: 'Grace' })).toBeVisible();
  await page.getByRole('searchbox').fill('grac');
  await expect(page.getByTestId('ranked')).toHaveCount(1);
  await go(page, '/rank/following');
  await page.getByTestId('publish').tap();
  await expect(page.getByTestId('leader-name')).toBeVisible();
  await go(page, '/ranking');
  await expect(page.getByTestId('ranked').filter({ hasText: 'Grace' })).toHaveCount(0);
});

test('a following that did not come about is told, and what was typed stays', async ({ page, product, open }) => {
  const leader = await leaderOn(product.url, 'Bo');
  await open(`/rank/trader?code=${leader.code}`);
  await page.getByTestId('follow').tap();
  await logInDemo(page);
  await page.context().route('**/api/follow/follow', (route) => route.abort());
  await page.getByTestId('follow').tap();
  await page.getByTestId('multiple').fill('2');
  await page.getByTestId('confirm-follow').tap();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByTestId('multiple')).toHaveValue('2');
  await page.context().unroute('**/api/follow/follow');
  await page.getByTestId('confirm-follow').tap();
  await expect(page.getByTestId('confirm-follow')).toBeHidden();
});

test('a preview that is answered late moves no button away from a finger', async ({ page, product, open }) => {
  const leader = await leaderOn(product.url, 'Cy');
  await open(`/rank/trader?code=${leader.code}`);
  await page.getByTestId('follow').tap();
  await logInDemo(page);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.context().route('**/api/follow/preview**', async (route) => {
    await answered;
    await route.continue();
  });
  await page.getByTestId('follow').tap();
  // With the keypad, the sheet is as high as it may be, and scrolls.
  await page.getByTestId('multiple').tap();
  await page.getByTestId('multiple').fill('0');
  const preview = page.getByTestId('follow-preview');
  await expect(preview).toBeHidden();
  const send = page.getByTestId('confirm-follow');
  const place = await send.boundingBox();
  await page.getByTestId('multiple').fill('0.5');
  await expect(preview).toBeAttached();
  expect(await send.boundingBox()).toEqual(place);
  answer();
  await expect(preview).toContainText(textOf('copying.previewNone', 'en'));
  expect(await send.boundingBox()).toEqual(place);
});
