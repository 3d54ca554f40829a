/**
 * The whole product on recorded ticks: price, legend, order, profit and close against numbers reckoned apart from it.
 * The ticks are real where `../shared/data` is there, and made by a fixed rule elsewhere; the title says which.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LONG } from './support/long.ts';
import { Product } from './support/product.ts';
import { minuteBars, recordings, text, units, type Recording } from './support/recorded-ticks.ts';
import { expect, go, logInDemo, test as base, type Page } from './support/test.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'pipframe-ticks-'));
const RECORDINGS = recordings(FOLDER);
/** Faster than life, so that minutes end while the test looks; still far from the end of the recording. */
const SPEED = '20';
const MONEY = 6;

const test = base.extend<object, { replay: Product }>({
  replay: [
    // oxlint-disable-next-line no-empty-pattern -- a fixture without needs says so by an empty pattern
    async ({}, use) => {
      const files = RECORDINGS.map(({ code, file }) => `${code}=${file}`).join(',');
      const product = await Product.start({ FEED: `replay:${files}`, FEED_RATE: SPEED });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

test.afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

interface Terms {
  readonly PricePrecision: number;
  readonly ForexContNum: string;
  readonly ForexFeeRate: string;
}

async function termsOf(product: Product, code: string): Promise<Terms> {
  const answer = await fetch(`${product.url}/v1/api/forex/trade_list?searchCurrency=${code}`, {
    headers: { lang: 'en' },
  });
  const { data } = (await answer.json()) as { data: (Terms & { Code: string })[] };
  const found = data.find((item) => item.Code === code);
  if (!found) throw new Error(`No ${code}`);
  return found;
}

/** A text on screen as plain digits. */
async function read(page: Page, testId: string): Promise<string> {
  const shown = await page.getByTestId(testId).filter({ visible: true }).first().textContent();
  return (shown ?? '').replaceAll(',', '').replace('\u2212', '-').replace('+', '');
}

function recordedPrices({ ticks }: Recording, { PricePrecision }: Terms): Set<string> {
  return new Set(ticks.map((tick) => text(units(tick.price, PricePrecision), PricePrecision)));
}

async function expectRecordedPrice(page: Page, recording: Recording, terms: Terms): Promise<void> {
  const prices = recordedPrices(recording, terms);
  await expect(page.getByTestId('trade-price')).toHaveText(/\d/);
  const seen = new Set<string>();
  await expect(async () => {
    seen.add(await read(page, 'trade-price'));
    expect(seen.size).toBeGreaterThan(5);
  }).toPass();
  expect([...seen].filter((price) => !prices.has(price))).toEqual([]);
}

/** Reads out bars that ended, right of where the recording began, and finds each among the minutes of the file. */
async function expectRecordedBars(page: Page, recording: Recording, terms: Terms): Promise<void> {
  const bars = minuteBars(recording.ticks, terms.PricePrecision);
  const canvas = page.locator('section canvas').nth(1);
  const legend = async (): Promise<string> =>
    (await read(page, 'legend')).replace(/^O (\S+) H (\S+) L (\S+) C (\S+) .*$/, '$1 $2 $3 $4');
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The chart is not there');
  await expect(async () => {
    const found = new Set<string>();
    // The newest bars stand at the right: walk over them, six pixels a bar.
    for (let back = 30; back < 120; back += 6) {
      await page.mouse.move(box.x + box.width - back, box.y + 60);
      const shown = await legend();
      if (bars.has(shown)) found.add(shown);
    }
    expect(found.size).toBeGreaterThanOrEqual(3);
  }).toPass({ timeout: 40_000 });
  await page.mouse.move(0, 0);
}

interface Opened {
  readonly lots: string;
  readonly price: string;
}

/** Buys, and checks margin and fee of the booked order against the formulas on the price of its fill. */
async function buy(page: Page, terms: Terms): Promise<Opened> {
  const lots = '0.25';
  await page.getByTestId('lots').fill(lots);
  await page.getByRole('combobox').selectOption('100');
  await expect(page.getByTestId('trade-buy')).toBeEnabled();
  await page.getByTestId('trade-buy').tap();
  const answer = page.waitForResponse('**/forex/submit*');
  await page.getByTestId('place-order').tap();
  const { data } = (await (await answer).json()) as { data: { Price: string; CautionMoney: string; TradeFee: string } };
  const scale = terms.PricePrecision;
  const notional = units(lots, 2) * units(terms.ForexContNum, 0) * units(data.Price, scale);
  // At scale `2 + scale`; to six digits and divided by the leverage of 100, rounded half away from zero.
  const divisor = 10n ** BigInt(2 + scale) * 100n;
  const margin = (notional * 10n ** BigInt(MONEY) * 2n + divisor) / (2n * divisor);
  const fee = (units(lots, 2) * units(terms.ForexFeeRate, MONEY)) / 100n;
  expect(units(data.CautionMoney, MONEY)).toBe(margin);
  expect(units(data.TradeFee, MONEY)).toBe(fee);
  return { lots, price: data.Price };
}

/** (close − open) × lots × contract size at six digits. */
function profit(opened: Opened, close: string, terms: Terms): string {
  const scale = terms.PricePrecision;
  const move = units(close, scale) - units(opened.price, scale);
  const amount = move * units(opened.lots, 2) * units(terms.ForexContNum, 0) * 10n ** BigInt(MONEY);
  return text(amount / 10n ** BigInt(scale + 2), MONEY);
}

/** Profit and price of the position are read in one instant, so that they belong together. */
async function expectLiveProfit(page: Page, opened: Opened, terms: Terms): Promise<void> {
  await go(page, '/order');
  const row = page.getByTestId('order-row');
  await expect(row).toHaveCount(1);
  const seen = new Set<string>();
  await expect(async () => {
    const shown = await row.evaluate((element) => element.textContent);
    const [, open = '', now = '', money = ''] =
      /(\d+\.\d+)→(\d+\.\d+?)([+−]?[\d,]+\.\d{6})$/.exec(shown.replace(/^.*?0\.25/, '')) ?? [];
    expect(open).toBe(opened.price);
    seen.add(money);
    expect(units(money, MONEY)).toBe(units(profit(opened, now, terms), MONEY));
    expect(seen.size).toBeGreaterThan(3);
  }).toPass();
}

async function expectClose(page: Page, recording: Recording, opened: Opened, terms: Terms): Promise<void> {
  const before = units(await read(page, 'balance'), 2);
  await page.getByTestId('order-row').tap();
  await page.getByTestId('end-order').tap();
  const answer = page.waitForResponse('**/forex/close*');
  await page.getByTestId('confirm-end').tap();
  const { data } = (await (await answer).json()) as { data: { UpdatePrice: string; FactProfits: string } };
  expect(recordedPrices(recording, terms)).toContain(data.UpdatePrice);
  const gain = units(profit(opened, data.UpdatePrice, terms), MONEY);
  expect(units(data.FactProfits, MONEY)).toBe(gain);
  await expect(page.getByText('No open positions')).toBeVisible();
  // The balance on screen is rounded to cents before and after: one cent apart at the most.
  const after = units(await read(page, 'balance'), 2);
  const expected = before + gain / 10_000n;
  expect(after - expected).toBeGreaterThanOrEqual(-1n);
  expect(after - expected).toBeLessThanOrEqual(1n);
}

for (const [number, recording] of RECORDINGS.entries()) {
  const when = number === 0 ? {} : LONG;
  test(
    `${recording.code}, ${recording.origin} ticks: price, legend, order, profit and close`,
    when,
    async ({ page, replay }) => {
      test.slow();
      const terms = await termsOf(replay, recording.code);
      await page.goto(`${replay.url}/?lang=en#/trade?code=${recording.code}`);
      await expectRecordedPrice(page, recording, terms);
      await expectRecordedBars(page, recording, terms);
      await page.getByTestId('trade-buy').tap();
      await logInDemo(page);
      const opened = await buy(page, terms);
      expect(recordedPrices(recording, terms)).toContain(opened.price);
      await expectLiveProfit(page, opened, terms);
      await expectClose(page, recording, opened, terms);
    },
  );
}

test('a closed market says so and takes no order', async ({ page, replay }) => {
  // What the recording does not have does not trade.
  await page.goto(`${replay.url}/?lang=en#/trade?code=GBPUSD`);
  await expect(page.getByTestId('trade-reason')).toHaveText('The market is closed.');
  await expect(page.getByTestId('trade-buy')).toBeDisabled();
  await expect(page.getByTestId('trade-sell')).toBeDisabled();
  await go(page, '/');
  await expect(page.locator('[data-code="GBPUSD"]')).toContainText('Closed');
  await expect(page.locator('[data-code="EURUSD"]')).not.toContainText('Closed');
});
