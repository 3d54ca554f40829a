/** Real ticks through the server's replay give the 1-minute bars that were published for them. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseScaled } from '../../../src/domain/price-scale.ts';
import { CandleService } from '../../../server/candles/candle-service.ts';
import { buildCatalogue, REAL_COUNT } from '../../../server/catalogue/catalogue.ts';
import { createFeed } from '../../../server/feed/create-feed.ts';
import { DAY_MS, MINUTE_MS, type TickSink } from '../../../server/feed/feed.ts';
import { ReplayFeed } from '../../../server/feed/replay/replay-feed.ts';
import { Market } from '../../../server/market/market.ts';
import { readSettings } from '../../../server/settings.ts';
import { ROOT } from '../../../tools/paths.ts';
import { cellReader, readCsv } from '../../real-data/csv-table.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';

const FOLDER = resolve(ROOT, process.env['MARKET_DATA'] ?? '../shared/data');
const PLAYED = Date.UTC(2026, 2, 10, 12);
const SPEED = 3_600;
const SETS = [
  { code: 'EURUSD', folder: 'eurusd-oanda', ticks: 'ticks-20140502.csv.gz' },
  { code: 'XAUUSD', folder: 'xauusd-oanda', ticks: 'ticks-20140501.csv.gz' },
];
const reason = existsSync(join(FOLDER, 'checks.json'))
  ? undefined
  : `skipped, for there is no market data in ${FOLDER}`;

/** Minutes of a day as published: open time of the day, open, high, low, close of the bid. */
function published(folder: string, day: number, scale: number): number[][] {
  const table = readCsv(join(FOLDER, folder, 'M1.csv'));
  const columns = table.columns.slice(1, 5).map((name) => cellReader(table, name));
  const time = cellReader(table, 'time');
  const rows = table.rows.filter((row) => Math.floor(Number(time(row)) / DAY_MS) === day);
  return rows.map((row) => [
    Number(time(row)) % DAY_MS,
    ...columns.map((read) => parseScaled(read(row), scale) ?? Number.NaN),
  ]);
}

describe.skipIf(reason !== undefined)(`replay of real ticks${reason === undefined ? '' : `: ${reason}`}`, () => {
  it('gives the bars that were published', { timeout: 60_000 }, async () => {
    const catalogue = buildCatalogue(REAL_COUNT, 'perLot');
    const wall = new ManualClock(PLAYED);
    const files = SETS.map(({ folder, ticks }) => join(FOLDER, folder, ticks)).join(',');
    const warnings: string[] = [];
    const settings = readSettings({ FEED: `replay:${files}`, FEED_RATE: String(SPEED) });
    const feed = await createFeed({ settings, catalogue, clock: wall, warn: (message) => warnings.push(message) });
    const market = new Market(catalogue, feed);
    const candles = new CandleService(feed, catalogue.listings.length);
    market.onTick((index, time, price) => candles.addTick(index, time, price));
    if (!(feed instanceof ReplayFeed)) throw new Error('Not a replay');
    const sink: TickSink = (index, time, price) => market.accept(index, time, price);
    feed.start(sink);
    feed.stop();
    wall.advance(DAY_MS / SPEED);
    feed.pump(sink);
    expect(warnings).toEqual([]);
    expect(market.lateTicks).toBe(0);
    for (const { code, folder, ticks } of SETS) {
      const index = catalogue.indexOfCode(code) ?? -1;
      const recordedDay = Date.UTC(2014, 4, Number(/(\d\d)\.csv/.exec(ticks)?.[1])) / DAY_MS;
      const expected = published(folder, recordedDay, catalogue.at(index).priceScale);
      const bars = await candles.bars(index, '1min', expected.length);
      expect(bars.map(({ time, open, high, low, close }) => [time % DAY_MS, open, high, low, close])).toEqual(expected);
      expect(expected.length * MINUTE_MS).toBeGreaterThan(DAY_MS / 2);
    }
  });
});
