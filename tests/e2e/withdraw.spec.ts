/** Money out, against the real server and its back office. */
import type { Product } from './support/product.ts';
import { admin } from './support/admin.ts';
import { enter, waiting } from './support/funds.ts';
import { alsoIn, LONG } from './support/long.ts';
import { loseAnswers } from './support/lost-answers.ts';
import { expect, go, logInDemo, test, type Page } from './support/test.ts';
import { LANGUAGES, textOf, type TestLanguage } from './support/words.ts';

const ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const REMARK = 'The name of the account differs.';

/** A real user with money, on the withdrawal screen; the UID. */
async function open(page: Page, product: Product, email: string, lang: TestLanguage): Promise<string> {
  const uid = await enter(page, product, { email, lang, path: '/mine/withdraw', money: '1000' });
  await expect(page.getByTestId('withdraw-available')).toHaveText('1,000.00');
  return uid;
}

async function ask(page: Page, amount: string): Promise<void> {
  await page.getByTestId('withdraw-amount').fill(amount);
  await page.getByTestId('submit').tap();
  await page.getByTestId('ask-withdrawal').tap();
}

const record = (page: Page) => page.getByTestId('withdraw-record').first();

for (const lang of LANGUAGES) {
  test(`a withdrawal from the first address to the money: ${lang}`, alsoIn(lang), async ({ page, product }) => {
    test.slow();
    const uid = await open(page, product, `withdraw-${lang}@example.com`, lang);

    await page.getByTestId('withdraw-amount').fill('100');
    await page.getByTestId('submit').tap();
    await expect(page.getByText(textOf('withdraw.notBound', lang))).toBeVisible();
    await expect(page).toHaveURL(/withdraw-way\?type=1&currency=\d+$/);
    await page.getByTestId('method-address').fill(`${ADDRESS.slice(0, -1)}s`);
    await page.getByTestId('submit').tap();
    await expect(page.getByRole('alert')).toHaveText(textOf('method.addressChecksum', lang));
    await page.getByTestId('method-address').fill(ADDRESS);
    await page.getByTestId('submit').tap();

    await expect(page).toHaveURL(/#\/mine\/withdraw$/);
    await expect(page.getByTestId('withdraw-amount')).toHaveValue('100');
    await expect(page.getByTestId('withdraw-fee')).toHaveText('1.000000');
    await expect(page.getByTestId('withdraw-received')).toHaveText('99.00');
    await page.getByTestId('withdraw-amount').fill('5');
    await page.getByTestId('submit').tap();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByTestId('ask-withdrawal')).toHaveCount(0);
    await ask(page, '100');
    await expect(record(page)).toHaveAttribute('data-status', 'pending');
    await expect(page.getByTestId('withdraw-available')).toHaveText('900.00');
    await expect(page.getByTestId('withdraw-reserved')).toHaveText('100.00');

    await admin(product, 'withdraw', 'reject', await waiting(product, 'withdraw', uid), '--remark', REMARK);
    await expect(page.getByText(textOf('funds.withdrawalRejected', lang))).toBeVisible();
    await expect(record(page)).toHaveAttribute('data-status', 'rejected');
    await expect(page.getByTestId('record-remark')).toHaveText(REMARK);
    await expect(page.getByTestId('withdraw-available')).toHaveText('1,000.00');
    await expect(page.getByTestId('withdraw-reserved')).toHaveText('0.00');

    await ask(page, '200');
    await expect(record(page)).toHaveAttribute('data-status', 'pending');
    await go(page, '/mine/coin-address-list');
    await expect(page.getByTestId('delete-method')).toBeDisabled();
    await expect(page.getByTestId('in-use')).toBeVisible();
    await admin(product, 'withdraw', 'approve', await waiting(product, 'withdraw', uid));
    await expect(page.getByText(textOf('funds.withdrawalFinished', lang))).toBeVisible();
    await expect(page.getByTestId('delete-method')).toBeEnabled();
    await page.getByTestId('delete-method').tap();
    await page.getByTestId('confirm').tap();
    await expect(page.getByText(textOf('method.coinEmpty', lang))).toBeVisible();
    await go(page, '/mine/withdraw');
    await expect(record(page)).toHaveAttribute('data-status', 'finished');
    await expect(page.getByTestId('withdraw-available')).toHaveText('800.00');
  });

  test(`an account at a bank, and an amount that the server refuses: ${lang}`, LONG, async ({ page, product }) => {
    test.slow();
    await open(page, product, `bank-${lang}@example.com`, lang);
    await page.locator('[data-value="bank"]').tap();
    await page.getByTestId('not-bound').getByRole('link').tap();
    await page.locator('input[name="payee"]').fill('Ada Lovelace');
    await page.locator('input[name="account"]').fill('DE89 3704 0044 0532 0130 01');
    await page.locator('input[name="bank"]').fill('Example Bank');
    await page.getByTestId('submit').tap();
    await expect(page.getByRole('alert')).toHaveText(textOf('method.ibanChecksum', lang));
    await page.locator('input[name="account"]').fill('DE89 3704 0044 0532 0130 00');
    await page.getByTestId('submit').tap();
    await expect(page.getByTestId('grouped-address')).toHaveText('DE89370400440532013000');
    // What has changed at the server meanwhile is said in its words, and what was typed stays.
    await page.getByTestId('withdraw-amount').fill('60');
    await page.getByTestId('submit').tap();
    await admin(product, 'currency', 'set', 'bank', 'USD', '--least-withdrawal', '75');
    await page.getByTestId('ask-withdrawal').tap();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('75');
    await admin(product, 'currency', 'set', 'bank', 'USD', '--least-withdrawal', '50');
    await expect(page.getByTestId('withdraw-amount')).toHaveValue('60');
    await page.getByTestId('ask-withdrawal').tap();
    await expect(record(page)).toHaveAttribute('data-status', 'pending');
  });

  test(
    `a withdrawal whose answer is lost is made once, and known when the line is back: ${lang}`,
    LONG,
    async ({ page, product }) => {
      test.slow();
      const uid = await open(page, product, `cut-${lang}@example.com`, lang);
      await page.getByTestId('not-bound').getByRole('link').tap();
      await page.getByTestId('method-address').fill(ADDRESS);
      await page.getByTestId('submit').tap();
      await page.getByTestId('withdraw-amount').fill('100');
      await loseAnswers(page, '**/account/draw', 1);
      await page.getByTestId('submit').tap();
      await page.getByTestId('ask-withdrawal').tap();
      await expect(page.getByText(textOf('funds.withdrawalFound', lang))).toBeVisible({ timeout: 30_000 });
      await expect(page.getByTestId('withdraw-record')).toHaveCount(1);
      await expect(page.getByTestId('withdraw-available')).toHaveText('900.00');
      const { rows = [] } = await admin(product, 'withdraw', 'list');
      expect(rows.filter((row) => row['uid'] === uid)).toHaveLength(1);
    },
  );
}

test('a demo user is refused on every screen of withdrawals, a visitor is sent to log in', async ({
  page,
  open: visit,
}) => {
  await visit('/mine/withdraw');
  await expect(page).toHaveURL(/#\/login\?from=%2Fmine%2Fwithdraw$/);
  await logInDemo(page);
  for (const room of ['withdraw', 'withdraw-way?type=1', 'bank-card-list', 'coin-address-list']) {
    await go(page, `/mine/${room}`);
    await expect(page.getByTestId('only-real'), room).toBeVisible();
  }
});
