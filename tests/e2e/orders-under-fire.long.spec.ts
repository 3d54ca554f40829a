/**
 * Orders whose requests and answers are lost or cut in their middle, whose page is loaded again and whose tab and worker are
 * killed, in the real browser: one order of each decision at most, and the screen shows what the server has. A thousand
 * more, without a browser: tests/faults/orders-under-fire.long.test.ts.
 */
import { createRandom } from '../../server/feed/random.ts';
import { FaultProxy } from '../support/network/fault-proxy.ts';
import { expect, go, logInDemo, seen, test as base, type Page } from './support/test.ts';
import { closeWorker } from './support/workers.ts';

/** Few enough that nothing need be closed for the next one's margin. */
const EACH_FAULT = 3;
const SEED = 11;
const SLOW = { timeout: 30_000 };

const test = base.extend<{ readonly line: FaultProxy }>({
  line: async ({ product }, use) => {
    const proxy = await FaultProxy.start(Number(new URL(product.url).port), createRandom(SEED));
    await use(proxy);
    await proxy.stop();
  },
});

/** What befalls a decision; returns the page on which the trader goes on. */
type Fault = (page: Page, line: FaultProxy) => Promise<Page>;

/** The second tap may find the question gone. */
async function tapTwice(page: Page): Promise<void> {
  const place = page.getByTestId('place-order');
  await place.dblclick({ noWaitAfter: true });
}

/** The sheet that closes takes a step back in the history, which a reload may meet. */
async function reload(page: Page): Promise<void> {
  await expect(async () => void (await page.reload())).toPass();
}

async function reopened(page: Page, line: FaultProxy): Promise<Page> {
  const next = await page.context().newPage();
  await next.goto(`${line.url}/?lang=en#/trade?code=EURUSD`);
  return next;
}

/** Two taps, of which the line does so to what is on its way. */
function onTheLine(arm: (line: FaultProxy) => void): Fault {
  return async (page, line) => {
    arm(line);
    await tapTwice(page);
    return page;
  };
}

const FAULTS: Readonly<Record<string, Fault>> = {
  'nothing but a double tap': onTheLine(() => undefined),
  'a request that is lost': onTheLine((line) => line.loseRequests()),
  'an answer that is lost': onTheLine((line) => line.loseAnswers()),
  'a request that is cut in its middle': onTheLine((line) => line.cutRequests()),
  'an answer that is cut in its middle': onTheLine((line) => line.cutAnswers()),
  'a reload': async (page) => {
    await tapTwice(page);
    await reload(page);
    return page;
  },
  'a lost answer and a reload': async (page, line) => {
    line.loseAnswers();
    await tapTwice(page);
    await reload(page);
    return page;
  },
  'a killed worker': async (page) => {
    await tapTwice(page);
    await closeWorker(page);
    return page;
  },
  'a lost answer and a killed worker': async (page, line) => {
    line.loseAnswers();
    await tapTwice(page);
    await closeWorker(page);
    return page;
  },
  'a killed tab': async (page, line) => {
    await tapTwice(page);
    await page.close();
    return reopened(page, line);
  },
};

const DECISIONS = EACH_FAULT * Object.keys(FAULTS).length;

interface Positions {
  readonly total: number;
  /** Of the newest, at most 20. */
  readonly lots: readonly string[];
}

/** The positions that the server has, which it is asked for by another way than the bad line. */
async function positionsOf(url: string, authorization: string): Promise<Positions> {
  const response = await fetch(`${url}/v1/api/forex/my_deal?status=1&page=1`, { headers: { authorization } });
  const { data } = (await response.json()) as { data: { total: number; data: { cont: string }[] } };
  return { total: data.total, lots: data.data.map(({ cont }) => cont) };
}

test(`${DECISIONS} decisions make one order each at most, and are shown as they ended`, async ({
  page,
  line,
  product,
}) => {
  test.setTimeout(DECISIONS * 30_000);
  let authorization = '';
  page.context().on('request', async (request) => {
    authorization = (await request.headerValue('authorization').catch(() => null)) ?? authorization;
  });
  await page.goto(`${line.url}/?lang=en#/login`);
  await logInDemo(page);
  await go(page, '/trade?code=EURUSD');
  let now = page;
  for (let intent = 0; intent < DECISIONS; intent++) {
    const [name, fault] = Object.entries(FAULTS)[intent % Object.keys(FAULTS).length] ?? [];
    await base.step(`${intent}: ${name}`, async () => {
      await expect(now.getByTestId('trade-buy')).toBeEnabled(SLOW);
      const lots = String((intent + 1) / 100);
      await now.getByTestId('lots').fill(lots);
      await now.getByTestId('trade-buy').tap();
      await expect(now.getByRole('dialog')).toContainText(lots);
      now = (await fault?.(now, line)) ?? now;
      // A sheet that closes late takes the way back; what a dead worker had is sent by the next one, so the number may grow.
      await expect(async () => {
        await go(now, '/order');
        await expect(seen(now, 'connection')).toHaveAttribute('data-phase', 'open', SLOW);
        await expect(now.getByTestId('unconfirmed')).toHaveCount(0);
        const { total, lots: made } = await positionsOf(product.url, authorization);
        expect(made, `the same lots twice: ${name}`).toEqual([...new Set(made)]);
        await expect(now.getByRole('tab', { name: `Holding ${total}` })).toBeVisible({ timeout: 1_000 });
      }).toPass(SLOW);
      await go(now, '/trade?code=EURUSD');
    });
  }
  expect((await positionsOf(product.url, authorization)).total).toBeGreaterThan(DECISIONS / 2);
  const { lostRequests, lostAnswers, cutRequests, cutAnswers } = line.counts;
  // Each fault of the line has come.
  expect(Math.min(lostRequests, lostAnswers, cutRequests, cutAnswers)).toBeGreaterThan(0);
});
