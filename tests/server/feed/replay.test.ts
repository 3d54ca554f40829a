import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { CandleService } from '../../../server/candles/candle-service.ts';
import { buildCatalogue, REAL_COUNT } from '../../../server/catalogue/catalogue.ts';
import { createFeed } from '../../../server/feed/create-feed.ts';
import { DAY_MS, MINUTE_MS, type Feed } from '../../../server/feed/feed.ts';
import { ReplayFeed } from '../../../server/feed/replay/replay-feed.ts';
import { Market } from '../../../server/market/market.ts';
import { readSettings } from '../../../server/settings.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';

const folder = mkdtempSync(join(tmpdir(), 'pipframe-replay-'));
const catalogue = buildCatalogue(REAL_COUNT, 'perLot');
const EURUSD = catalogue.indexOfCode('EURUSD') ?? -1;
const XAUUSD = catalogue.indexOfCode('XAUUSD') ?? -1;
/** When the recording was made, and when it is played. */
const RECORDED = Date.UTC(2014, 4, 2, 8, 30, 10, 250);
const PLAYED = Date.UTC(2026, 2, 10, 11, 0, 0);
const FIRST = Date.UTC(2026, 2, 10, 8, 30, 10, 250);

let warnings: string[] = [];
beforeEach(() => {
  warnings = [];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, name.endsWith('.gz') ? gzipSync(text) : text);
  return path;
}

async function open(files: string, wall: ManualClock, rate = '1'): Promise<ReplayFeed> {
  const settings = readSettings({ FEED: `replay:${files}`, FEED_RATE: rate });
  const feed: Feed = await createFeed({ settings, catalogue, clock: wall, warn: (message) => warnings.push(message) });
  if (!(feed instanceof ReplayFeed)) throw new Error('Not a replay');
  return feed;
}

/** Plays for a time of the wall's clock; the ticks that came. */
function play(
  feed: ReplayFeed,
  wall: ManualClock,
  ms: number,
  sink: (index: number, time: number, price: number) => void,
): void {
  feed.start(sink);
  feed.stop();
  for (let left = ms; left > 0; left -= 50) {
    wall.advance(Math.min(50, left));
    feed.pump(sink);
  }
}

function line(offset: number, price: string): string {
  return `${RECORDED + offset},${price},9.99999`;
}

describe('replay', () => {
  it('plays quotes by their bid and trades by their price, plain and packed, moved by whole days', async () => {
    const quotes = file(
      'eurusd-broker/ticks-20140502.csv.gz',
      `time,bid,ask\n${line(0, '1.38694')}\n${line(1_500, '1.38700')}\n${line(90_000, '1.38650')}\n`,
    );
    const trades = file('xauusd_2014.csv', `time,price,volume,side,id\r\n${RECORDED + 700},1300.151,1,buy,7\r\n`);
    const wall = new ManualClock(PLAYED);
    const feed = await open(`${quotes},${trades}`, wall);
    expect(feed.clock.now()).toBe(FIRST);
    const ticks: unknown[] = [];
    play(feed, wall, 2_000, (...tick) => ticks.push(tick));
    expect(ticks).toEqual([
      [EURUSD, FIRST, 138_694, 'missed'],
      [XAUUSD, FIRST + 700, 1_300_151, 'live'],
      [EURUSD, FIRST + 1_500, 138_700, 'live'],
    ]);
    expect((FIRST - RECORDED) % DAY_MS).toBe(0);
    expect(feed.clock.now()).toBe(FIRST + 2_000);
    expect(warnings).toEqual([]);
  });

  it('plays faster by the factor', async () => {
    const path = file('fast/EURUSD.csv', `time,bid,ask\n${line(0, '1.1')}\n${line(90_000, '1.2')}\n`);
    const wall = new ManualClock(PLAYED);
    const feed = await open(path, wall, '60');
    const times: number[] = [];
    play(feed, wall, 1_500, (_, time) => times.push(time));
    expect(times).toEqual([FIRST, FIRST + 90_000]);
  });

  it('counts and names malformed lines, and plays the others', async () => {
    const lines = [
      'time,bid,ask',
      line(0, '1.10000'),
      'rubbish',
      line(1, ''),
      line(2, 'NaN'),
      line(3, '-1.1'),
      line(4, '0'),
      `${RECORDED + 5},1.1`,
      `soon,1.1,1.2`,
      `${RECORDED - 5},1.1,1.2`,
      `${RECORDED}.5,1.1,1.2`,
      '',
      line(6, '1.10001'),
    ];
    const feed = await open(`EURUSD=${file('odd/name.csv', lines.join('\n'))}`, new ManualClock(PLAYED));
    const prices: number[] = [];
    const wall = new ManualClock(PLAYED);
    const again = await open(`eurusd=${join(folder, 'odd/name.csv')}`, wall);
    play(again, wall, 100, (_, __, price) => prices.push(price));
    expect(feed.description).toContain('1 instruments');
    expect(prices).toEqual([110_000, 110_001]);
    expect(warnings.slice(0, 10)).toEqual([
      'name.csv, line 3: 1 columns instead of 3; left out',
      'name.csv, line 4: no price; left out',
      'name.csv, line 5: no price; left out',
      'name.csv, line 6: no price; left out',
      'name.csv, line 7: no price; left out',
      'name.csv, line 8: 2 columns instead of 3; left out',
      'name.csv, line 9: no time in milliseconds; left out',
      'name.csv, line 10: goes back in time; left out',
      'name.csv, line 11: no time in milliseconds; left out',
      '9 malformed lines were left out of the replay',
    ]);
  });

  it('plays several files of one instrument one after the other, whatever their order', async () => {
    const late = file('eurusd/b.csv', `time,bid,ask\n${line(60_000, '1.3')}\n${line(61_000, '1.4')}\n`);
    const early = file('eurusd/a.csv', `time,bid,ask\n${line(0, '1.1')}\n${line(60_500, '1.2')}\n`);
    const wall = new ManualClock(PLAYED);
    const feed = await open(`${late},${early}`, wall, '60');
    const prices: number[] = [];
    play(feed, wall, 1_100, (_, __, price) => prices.push(price));
    expect(prices).toEqual([110_000, 120_000, 140_000]);
  });

  it('brings an instrument of another day in at its own time of day', async () => {
    const euro = file('days/eurusd.csv', `time,bid,ask\n${line(0, '1.1')}\n`);
    const gold = file('days/xauusd.csv', `time,bid,ask\n${line(3 * DAY_MS + 200, '1300')}\n`);
    const wall = new ManualClock(PLAYED);
    const feed = await open(`${euro},${gold}`, wall);
    const ticks: unknown[] = [];
    play(feed, wall, 300, (index, time) => ticks.push([index, time]));
    expect(ticks).toEqual([
      [EURUSD, FIRST],
      [XAUUSD, FIRST + 200],
    ]);
  });

  it('keeps instruments without a recording closed, and those with one until it begins', async () => {
    const wall = new ManualClock(PLAYED);
    const feed = await open(file('closed/eurusd.csv', `time,bid,ask\n${line(0, '1.1')}\n`), wall);
    expect([feed.isOpen(EURUSD, FIRST), feed.isOpen(EURUSD, FIRST - 1), feed.isOpen(XAUUSD, FIRST)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['replay:/nowhere/eurusd.csv', 'FEED is "/nowhere/eurusd.csv", but must be a readable file of ticks'],
    ['replay:/tmp/unknown.csv', 'FEED is "/tmp/unknown.csv", but must be a file whose path names a known instrument'],
  ])('names the setting when it cannot play %s', async (text, message) => {
    const settings = readSettings({ FEED: text });
    await expect(createFeed({ settings, catalogue, clock: new ManualClock(), warn: () => undefined })).rejects.toThrow(
      message,
    );
  });

  it('names the setting for a file without the columns, without ticks, and for a broken archive', async () => {
    const broken = join(folder, 'eurusd-broken.csv.gz');
    writeFileSync(broken, 'no archive');
    for (const path of [file('eurusd-x.csv', 'date,open\n1,2\n'), file('eurusd-y.csv', 'time,bid,ask\n'), broken]) {
      await expect(open(path, new ManualClock())).rejects.toThrow('FEED is');
    }
  });
});

describe('candles of a replay', () => {
  it('equal those computed apart, at every period, and follow a past that leads to them', async () => {
    // Three hours of ticks, some minutes empty, several ticks in one millisecond.
    const ticks: Array<readonly [offset: number, price: number]> = [];
    let price = 138_694;
    for (let i = 0, offset = 0; offset < 3 * 60 * MINUTE_MS; i++) {
      ticks.push([offset, price]);
      offset += i % 7 === 0 ? 0 : ((i * 7_919) % 9_000) + (i % 97 === 0 ? 200_000 : 0);
      price += ((i * 31) % 13) - 6;
    }
    const text = ticks.map(([offset, value]) => line(offset, (value / 100_000).toFixed(5))).join('\n');
    const wall = new ManualClock(PLAYED);
    const feed = await open(file('bars/eurusd.csv.gz', `time,bid,ask\n${text}\n`), wall, '600');
    const market = new Market(catalogue, feed);
    const candles = new CandleService(feed, catalogue.listings.length);
    market.onTick((index, time, value) => candles.addTick(index, time, value));
    play(feed, wall, 18_000, (index, time, value) => market.accept(index, time, value));

    for (const [period, length] of [
      ['1min', MINUTE_MS],
      ['5min', 5 * MINUTE_MS],
      ['30min', 30 * MINUTE_MS],
    ] as const) {
      const apart = new Map<number, number[]>();
      for (const [offset, value] of ticks) {
        const start = Math.floor((FIRST + offset) / length) * length;
        apart.set(start, [...(apart.get(start) ?? []), value]);
      }
      // The first larger bar also has minutes from before the recording.
      const skip = period === '1min' ? 0 : 1;
      const expected = [...apart].slice(skip).map(([time, values]) => ({
        time,
        open: values[0],
        high: Math.max(...values),
        low: Math.min(...values),
        close: values.at(-1),
        volume: values.length,
      }));
      expect(expected.length).toBeGreaterThan(4);
      const bars = await candles.bars(EURUSD, period, 500);
      expect(bars.slice(-expected.length)).toEqual(expected);
    }
    const before = (await candles.bars(EURUSD, '1min', 500, FIRST - 10_250)).at(-1);
    expect(Math.abs((before?.close ?? 0) - 138_694)).toBeLessThan(50);
    expect((await candles.bars(EURUSD, '1day', 500)).length).toBe(500);
  });
});

describe('a replay that is started again', () => {
  it(
    'goes on where it would be by now, and begins anew after its end or with other ticks',
    { timeout: 60_000 },
    async () => {
      const database = await openReadyDatabase();
      const path = file('again/eurusd.csv', `time,bid,ask\n${line(0, '1.38694')}\n${line(600_000, '1.38700')}\n`);
      const wall = new ManualClock(PLAYED);
      const start = async (rate = '10'): Promise<number> => {
        const settings = readSettings({ FEED: `replay:${path}`, FEED_RATE: rate });
        const feed = await createFeed({ settings, catalogue, clock: wall, warn: () => undefined }, database);
        return feed.clock.now() - FIRST;
      };
      expect(await start()).toBe(0);
      wall.advance(30_000);
      expect(await start()).toBe(300_000);
      expect(await start('20')).toBe(0);
      wall.advance(30_000);
      expect(await start()).toBe(600_000);
      wall.advance(1);
      expect(await start()).toBe(0);
      await database.close();
    },
  );
});
