/** Searching for instruments and companies, against the real server. */
import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { admin } from './support/admin.ts';
import { violations } from './support/axe.ts';
import { alsoIn, LONG, LONG_ALONE } from './support/long.ts';
import { longTasksOnPhone } from './support/slow-phone.ts';
import { expect, go, seen, test } from './support/test.ts';
import { LANGUAGES, textOf } from './support/words.ts';

test.use({ settings: { INSTRUMENTS: '2000' } });

for (const lang of LANGUAGES) {
  test(`instruments and companies are found, and looked for again: ${lang}`, alsoIn(lang), async ({ page, open }) => {
    await open('/product', { lang });
    const box = page.getByRole('searchbox');
    await box.fill('microsfot');
    await expect(page.getByTestId('found-instrument').first()).toContainText('MSFT');
    await expect(page.getByTestId('found-company')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('found-company').tap();

    await expect(page).toHaveURL(/\/product\?company=\d+&name=/);
    const company = page.getByTestId('company');
    await expect(company).toContainText('One Microsoft Way, Redmond');
    await expect(company.getByRole('link', { name: 'www.microsoft.com' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expect(page.getByTestId('excluded-countries')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expect(company).toContainText('One Microsoft Way, Redmond');

    await go(page, '/product');
    await page.getByRole('button', { name: 'microsfot' }).tap();
    await expect(page.getByTestId('found-company')).toHaveCount(1);
    await page.getByTestId('found-instrument').first().tap();
    await expect(page).toHaveURL(/\/trade\?code=MSFT/);
    // The address is there before the screen: a way on before it is drawn would leave the search as it was.
    await expect(seen(page, 'trade-price')).toBeVisible();
    await go(page, '/product');
    await page.getByRole('button', { name: textOf('product.forget', lang) }).tap();
    await expect(page.getByRole('heading', { name: textOf('product.start', lang) })).toBeVisible();
  });
}

test('a company that is not listed says so; one of an odd address too', LONG, async ({ page, open }) => {
  await open('/product?company=999999&name=Nobody');
  await expect(page.getByRole('heading', { name: textOf('product.companyMissing', 'en') })).toBeVisible();
});

test('companies that do not come leave the instruments', LONG, async ({ page, open }) => {
  await page.route('**/company/getCompany*', (route) => route.abort());
  await open('/product');
  await page.getByRole('searchbox').fill('eurusd');
  await expect(page.getByTestId('found-instrument').first()).toContainText('EUR');
  await expect(page.getByRole('alert')).toBeVisible();
});

/** Types a word on the reference phone; times of the tasks over 50 ms, ms. */
async function typed(page: Page, word: string, found: Locator): Promise<readonly number[]> {
  await page.getByRole('searchbox').fill('');
  return longTasksOnPhone(page, async () => {
    for (const key of word) {
      await page.getByRole('searchbox').press(key);
      // Two frames a key: somebody who types fast.
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
    }
    await expect(found).toBeVisible();
  });
}

/** Collected memory and compiled code come at moments of their own: one of three times must be without any long task. */
async function typesSmoothly(page: Page, word: string, found: Locator): Promise<void> {
  const times = [await typed(page, word, found), await typed(page, word, found), await typed(page, word, found)];
  expect(times).toContainEqual([]);
}

test('typing finds among two thousand instruments without a long task', LONG_ALONE, async ({ page, open }) => {
  await open('/product');
  await page.getByRole('searchbox').fill('m');
  await expect(page.getByTestId('found-instrument').first()).toBeVisible();
  await typesSmoothly(page, 'sterlnig', page.getByTestId('found-instrument').filter({ hasText: 'GBP' }).first());
});

/** A name for each number, no two the same. */
function companyName(number: number): string {
  const syllables = ['ba', 'co', 'den', 'fi', 'gra', 'hol', 'kin', 'lor', 'mex', 'nu'];
  return `${Array.from(String(number).padStart(5, '0'), (digit) => syllables[Number(digit)]).join('')} Trading`;
}

test(
  'typing finds among ten thousand companies, on the device, without a long task',
  LONG_ALONE,
  async ({ page, open, product }, testInfo) => {
    const file = testInfo.outputPath('companies.json');
    const companies = Array.from({ length: 10_000 }, (_, number) => ({
      name: companyName(number),
      subject: 'Wholesale',
    }));
    await writeFile(file, JSON.stringify(companies));
    await admin(product, 'company', 'import', '--content', file);
    await open('/product');
    await page.getByRole('searchbox').fill('m');
    await expect(page.getByTestId('found-company').first()).toBeVisible();
    // From here on the server is not asked.
    await page.route('**/company/getCompany*', (route) => route.abort());
    const wanted = companyName(4_711);
    await typesSmoothly(page, wanted.slice(0, 12), page.getByTestId('found-company').filter({ hasText: wanted }));
    await typesSmoothly(
      page,
      wanted.slice(0, 12).replace('lor', 'lro'),
      page.getByTestId('found-company').filter({ hasText: wanted }),
    );
  },
);

test('whom we do not serve is said where one registers', async ({ page, open }) => {
  await open('/register');
  await expect(seen(page, 'excluded-countries')).toContainText('North Korea');
});
