/** Money in, against the real server and its back office. */
import { png } from '../support/server/pictures.ts';
import { admin } from './support/admin.ts';
import { enter, waiting } from './support/funds.ts';
import { alsoIn, LONG } from './support/long.ts';
import { loseAnswers } from './support/lost-answers.ts';
import { expect, go, logInDemo, test, type Page } from './support/test.ts';
import { LANGUAGES, textOf } from './support/words.ts';

const PROOF = { name: 'proof.png', mimeType: 'image/png', buffer: png(16, 10) };
const REMARK = 'The picture cannot be read.';

const record = (page: Page) => page.getByTestId('deposit-record').first();

async function addProof(page: Page): Promise<void> {
  await page.getByTestId('picture').locator('input[type="file"]').last().setInputFiles(PROOF);
  await expect(page.getByTestId('picture').getByRole('img')).toBeVisible();
  await expect(page.getByTestId('picture').getByRole('progressbar')).toHaveCount(0);
}

async function handIn(page: Page, amount: string): Promise<void> {
  await page.getByTestId('deposit-amount').fill(amount);
  await addProof(page);
  await page.getByTestId('submit').tap();
  await expect(page.getByTestId('deposit-amount')).toHaveValue('');
}

for (const lang of LANGUAGES) {
  test(
    `a deposit by coin, rejected with a remark and then credited: ${lang}`,
    alsoIn(lang),
    async ({ page, product }) => {
      test.slow();
      const uid = await enter(page, product, { email: `deposit-${lang}@example.com`, lang, path: '/mine/charge' });
      await expect(page.getByTestId('qr')).toBeVisible();
      await page.getByTestId('deposit-amount').fill('100');
      await page.getByTestId('submit').tap();
      await expect(page.getByText(textOf('deposit.addProof', lang))).toBeVisible();
      await handIn(page, '100');
      await expect(record(page)).toHaveAttribute('data-status', 'pending');

      await admin(product, 'deposit', 'reject', await waiting(product, 'deposit', uid), '--remark', REMARK);
      await expect(page.getByText(textOf('funds.depositRejected', lang))).toBeVisible();
      await expect(record(page)).toHaveAttribute('data-status', 'rejected');
      await expect(page.getByTestId('record-remark')).toHaveText(REMARK);

      await handIn(page, '250.5');
      await admin(product, 'deposit', 'approve', await waiting(product, 'deposit', uid));
      await expect(page.getByText(textOf('funds.depositFinished', lang))).toBeVisible();
      await expect(record(page)).toHaveAttribute('data-status', 'finished');
      await go(page, '/mine/wallet');
      await expect(page.getByTestId('wallet-balance')).toHaveText('250.50');
    },
  );

  test(`a deposit by bank needs a pay method, and says where none exists: ${lang}`, LONG, async ({ page, product }) => {
    test.slow();
    await enter(page, product, { email: `wire-${lang}@example.com`, lang, path: '/mine/charge' });
    await page.locator('[data-value="bank"]').tap();
    await page.getByTestId('submit').tap();
    await expect(page.getByRole('alert').first()).toHaveText(textOf('deposit.choosePayWay', lang));
    await page.locator('select').selectOption({ index: 1 });
    await expect(page.getByTestId('pay-method')).toBeVisible();
    await handIn(page, '500');
    await expect(record(page)).toHaveAttribute('data-status', 'pending');
    await page
      .context()
      .route('**/quickCharge/info*', (route) =>
        route.fulfill({ json: { code: 1, msg: '', data: { coins: [], banks: [] } } }),
      );
    await page.reload();
    await expect(page.getByText(textOf('deposit.noPayWay', lang))).toBeVisible();
  });

  test(
    `a deposit whose answer is lost is made once, and known when the line is back: ${lang}`,
    LONG,
    async ({ page, product }) => {
      test.slow();
      const uid = await enter(page, product, { email: `lost-${lang}@example.com`, lang, path: '/mine/charge' });
      const heal = await loseAnswers(page, '**/quickCharge/submit*');
      await handIn(page, '100');
      await expect(page.getByTestId('unanswered')).toBeVisible();
      // The tab dies meanwhile.
      await page.reload();
      await expect(page.getByTestId('unanswered')).toBeVisible();
      heal();
      await expect(page.getByTestId('unanswered')).toHaveCount(0, { timeout: 40_000 });
      await expect(page.getByTestId('deposit-record')).toHaveCount(1);
      const { rows = [] } = await admin(product, 'deposit', 'list');
      expect(rows.filter((row) => row['uid'] === uid)).toHaveLength(1);
    },
  );
}

test('a demo user is refused on the screen of deposits, a visitor is sent to log in', async ({ page, open }) => {
  await open('/mine/charge');
  await expect(page).toHaveURL(/#\/login\?from=%2Fmine%2Fcharge$/);
  await logInDemo(page);
  await expect(page.getByTestId('only-real')).toBeVisible();
});
