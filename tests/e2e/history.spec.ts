/** The account's history, against the real server. */
import { readFile } from 'node:fs/promises';
import { admin } from './support/admin.ts';
import { enter } from './support/funds.ts';
import { alsoIn } from './support/long.ts';
import { expect, go, logInDemo, test } from './support/test.ts';
import { LANGUAGES, textOf } from './support/words.ts';

for (const lang of LANGUAGES) {
  test(`changes of the balance are told, chosen and saved: ${lang}`, alsoIn(lang), async ({ page, product }) => {
    test.slow();
    const uid = await enter(page, product, {
      email: `history-${lang}@example.com`,
      lang,
      path: '/mine/history',
      money: '1000',
    });
    const changes = page.getByTestId('balance-change');
    await expect(changes).toHaveCount(1);
    await expect(page.getByTestId('history-balance')).toHaveText('1,000.00');
    await admin(product, 'deposit', uid, '250.5', '--memo', 'Once more');
    await expect(changes).toHaveCount(2);
    await expect(changes.first()).toContainText('+250.500000');
    await expect(changes.first().getByTestId('balance-after')).toContainText('1,250.50');

    const download = page.waitForEvent('download');
    await page.getByTestId('export').tap();
    const file = await (await download).path();
    const [heading = '', ...lines] = (await readFile(file, 'utf8')).split('\r\n');
    expect(heading.startsWith(`\uFEFF${textOf('history.time', lang)},`)).toBe(true);
    expect(lines.map((line) => line.split(',').slice(-2))).toEqual([
      ['250.500000', '1250.500000'],
      ['1000.000000', '1000.000000'],
      [''],
    ]);

    await page.locator('select').first().selectOption('withdrawal');
    await expect(page.getByText(textOf('history.emptyChoice', lang))).toBeVisible();
    await go(page, '/mine/wallet');
    await page.goBack();
    await expect(page.locator('select').first()).toHaveValue('withdrawal');
  });
}

test('a demo user has a history, a visitor is sent to log in', async ({ page, open }) => {
  await open('/mine/history');
  await expect(page).toHaveURL(/#\/login\?from=%2Fmine%2Fhistory$/);
  await logInDemo(page);
  await expect(page.getByTestId('balance-change').first()).toContainText('+100,000.000000');
  await go(page, '/user');
  await page.getByRole('link', { name: textOf('history.title', 'en') }).tap();
  await expect(page).toHaveURL(/mine\/history$/);
});
