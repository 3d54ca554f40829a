import { get } from 'node:http';
import { afterEach, beforeAll, afterAll, describe, expect, it, vi } from 'vitest';
import type { WireCandle } from '../../../src/contract/wire/candle.ts';
import { readSettings } from '../../../server/settings.ts';
import { startServer, type RunningServer } from '../../../server/start-server.ts';
import { HistoryThread } from '../../../server/feed/simulated/history-thread.ts';
import { SimulatedMarket } from '../../../server/feed/simulated/simulated-market.ts';
import { systemClock, type Clock } from '../../../server/clock.ts';
import { Api } from '../../support/server/api.ts';
import { askCharts, type ChartLoad } from '../../support/server/chart-load.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import { until } from '../../support/until.ts';

const KLINE = '/v1/api/forex/kline';
const INSTRUMENTS = 8;
const TOO_MANY = 1010;
const CALLS = 64;
/** Charts of 500 days that the allowance of a minute takes, as ranges of 32 days are computed whole. */
const ALLOWED = 23;
const NOW = Date.UTC(2026, 10, 20, 12);

async function start(rateLimit: number, clock: Clock = systemClock): Promise<RunningServer> {
  const environment = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: 'memory',
    FEED: 'simulated:charts',
    HOUSE_STRATEGY_DAYS: '0',
  };
  const limits = { RATE_LIMIT: String(rateLimit), INSTRUMENTS: String(INSTRUMENTS) };
  return startServer(readSettings({ ...environment, ...limits }), {
    database: await openReadyDatabase(),
    logLevel: 'silent',
    clientFolder: '/nowhere',
    clock,
  });
}

describe('a daily chart', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start(0);
  });
  afterAll(() => server.close());
  afterEach(() => vi.restoreAllMocks());

  it('is not computed on the thread that serves everyone, whatever its end', async () => {
    const api = new Api(server.url);
    const dayBlock = vi.spyOn(SimulatedMarket.prototype, 'dayBlock');
    const now = Math.floor(Date.now() / 1000);
    for (const back of [0, 1, 86_399, 500 * 86_400, 2_900 * 86_400]) {
      const bars = await api.get<WireCandle[]>(KLINE, { forex_id: '1', period: '1day', end: String(now - back) });
      expect(bars.length).toBeGreaterThan(99);
    }
    expect(dayBlock.mock.calls.length).toBeLessThanOrEqual(1);
  });

  it('is the same for all who ask at once', async () => {
    const api = new Api(server.url);
    const query = { forex_id: '2', period: '1day' };
    const charts = await Promise.all(Array.from({ length: 20 }, () => api.get<WireCandle[]>(KLINE, query)));
    for (const chart of charts) expect(chart.slice(0, -1)).toEqual(charts[0]?.slice(0, -1));
  });

  it('comes compressed and in one piece, the same for every encoding', async () => {
    const address = `${server.url}${KLINE}?forex_id=5&period=1day&end=${Math.floor(Date.now() / 1000) - 86_400}`;
    const texts = [];
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await fetch(address, { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(Number(response.headers.get('content-length'))).toBeGreaterThan(5_000);
      texts.push(await response.text());
    }
    expect(new Set(texts).size).toBe(1);
    expect((JSON.parse(texts[0] ?? '') as { data: unknown[] }).data).toHaveLength(500);
  });

  it('is given up when its caller has left', async () => {
    const asked = vi.spyOn(HistoryThread.prototype, 'bars');
    const request = get(`${server.url}${KLINE}?forex_id=3&period=1day`);
    request.on('error', () => undefined);
    await until(() => asked.mock.calls.length > 1);
    request.destroy();
    await new Api(server.url).get<WireCandle[]>(KLINE, { forex_id: '4', period: '1day' });
    const lengths = [2, 3].map((index) => asked.mock.calls.filter(([range]) => range.index === index).length);
    expect(lengths[1]).toBeGreaterThanOrEqual(16);
    expect(lengths[0]).toBeLessThan(8);
  });
});

describe('an address that asks for much history', () => {
  // Stands still, so that all is asked for in one minute, however long that takes; at a day that is always the same, for
  // how many days a chart costs depends on where in a range of 32 days it ends.
  const clock = new ManualClock(NOW);
  let server: RunningServer;
  let load: ChartLoad;
  beforeAll(async () => {
    server = await start(6_000, clock);
    load = await askCharts(server.url, CALLS, INSTRUMENTS, '1day', NOW);
  });
  afterAll(() => server.close());

  it('uses up its allowance by the days that are computed for it, not by calls', () => {
    expect(load.answered).toBeGreaterThanOrEqual(ALLOWED);
    // Two charts of an instrument that follow each other share a range.
    expect(load.answered).toBeLessThanOrEqual(ALLOWED + INSTRUMENTS);
    expect(load.refused).toBe(CALLS - load.answered);
  });

  it('still gets what is known already, and is told in its language why it gets no more', async () => {
    const api = new Api(server.url);
    const chart = { forex_id: '1', period: '1day' };
    await expect(api.get<WireCandle[]>(KLINE, chart)).resolves.toHaveLength(500);
    api.language = 'de';
    const answers = [];
    for (const days of [1_500, 1_900, 2_300, 2_700]) {
      const end = String(Math.floor(NOW / 1000) - days * 86_400);
      for (let id = 1; id <= INSTRUMENTS; id++) {
        answers.push(await api.call(KLINE, { ...chart, forex_id: String(id), end }));
      }
    }
    const refused = answers.find(({ code }) => code === TOO_MANY);
    expect(refused).toMatchObject({
      data: null,
      msg: 'Zu viele Anfragen. Bitte versuchen Sie es gleich noch einmal.',
    });
  });
});
