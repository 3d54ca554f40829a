/** Strategies of the house: they trade the past of the feed by the engine, go on after a restart, and can be followed. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WireLeader } from '../../../src/contract/wire/follow.ts';
import { checkLedger } from '../../../server/ledger/check-ledger.ts';
import { readSettings } from '../../../server/settings.ts';
import { startServer, type RunningServer } from '../../../server/start-server.ts';
import type { Database } from '../../../server/store/database.ts';
import { HOUSE_STRATEGIES } from '../../../server/strategies/house-strategies.ts';
import { LOOKBACK, type StrategyView } from '../../../server/strategies/strategy.ts';
import { Api } from '../../support/server/api.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';

const PATIENT = { timeout: 60_000, interval: 200 };

describe('the house’s strategies', { timeout: 90_000 }, () => {
  let database: Database;
  let server: RunningServer;
  const start = (): Promise<RunningServer> =>
    startServer(
      readSettings({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: 'memory', RATE_LIMIT: '0', HOUSE_STRATEGY_DAYS: '20' }),
      { database, logLevel: 'silent', clientFolder: '/nowhere' },
    );
  const listed = (): Promise<readonly WireLeader[]> => new Api(server.url).get('/api/follow/list');
  const allListed = (): Promise<readonly WireLeader[]> =>
    vi.waitUntil(async () => {
      const leaders = await listed();
      return leaders.length === HOUSE_STRATEGIES.length && leaders;
    }, PATIENT);

  beforeAll(async () => {
    database = await openReadyDatabase();
    server = await start();
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  it('have a past at the first start, of different trades, in a sound ledger', async () => {
    const leaders = await allListed();
    expect(leaders.every(({ is_house }) => is_house === 1)).toBe(true);
    const trades = leaders.map(({ total_trade_num }) => Number(total_trade_num ?? 0));
    expect(Math.max(...trades)).toBeGreaterThan(20);
    // One of them does nothing for weeks.
    expect(Math.min(...trades)).toBeLessThan(5);
    expect(new Set(leaders.map(({ total_rate }) => total_rate)).size).toBeGreaterThan(3);
    expect(await checkLedger(database)).toEqual([]);
    const [first] = await database.query('SELECT MIN(opened_at) AS at FROM positions');
    expect(Number(first?.['at'])).toBeLessThan(Date.now() - 10 * 86_400_000);
  });

  it('can be followed, and are neither doubled nor expired by a restart and the tidying', async () => {
    const before = await allListed();
    const api = new Api(server.url);
    await api.signIn();
    const followed = await api.post('/api/follow/follow', {
      code: before[0]?.code ?? '',
      mode: 'fixed',
      multiple: '1',
    });
    expect(followed.code).toBe(1);
    await database.query('UPDATE users SET seen_at = 1');
    await server.tidy();
    await server.close();
    server = await start();
    const after = await allListed();
    expect(after.map(({ code }) => code)).toEqual(before.map(({ code }) => code));
  });
});

describe('a strategy', () => {
  const view = (closes: readonly number[], stance: StrategyView['stance'] = 'flat', bar = 0): StrategyView => ({
    closes,
    stance,
    bar,
    random: 0.7,
  });
  const decide = (key: string, seen: StrategyView): string =>
    HOUSE_STRATEGIES.find((strategy) => strategy.key === key)?.decide(seen) ?? '';
  const flat = (length: number, value = 1_000): number[] => Array.from({ length }, () => value);
  const rising = Array.from({ length: 120 }, (_, at) => 1_000 + at);

  it('of trends goes with a rising market, and against a falling one', () => {
    expect(decide('trend', view(rising))).toBe('long');
    expect(decide('trend', view(rising.toReversed()))).toBe('short');
    expect(decide('trend', view(rising.slice(0, 20)))).toBe('keep');
  });

  it('of means bets against what is far away, and leaves near the mean', () => {
    expect(decide('reversion', view([...flat(47), 1_010]))).toBe('short');
    expect(decide('reversion', view([...flat(47), 990]))).toBe('long');
    expect(decide('reversion', view([...flat(24, 990), ...flat(23, 1_010), 1_000], 'long'))).toBe('flat');
    expect(decide('reversion', view(flat(48)))).toBe('keep');
  });

  it('of ranges enters where a day’s range is left, and goes out through half of it', () => {
    expect(decide('breakout', view([...flat(96), 1_001]))).toBe('long');
    expect(decide('breakout', view([...flat(96), 999]))).toBe('short');
    expect(decide('breakout', view([...flat(60, 900), ...flat(48, 1_000), 950], 'long'))).toBe('flat');
  });

  it('of chance takes a side at set times alone', () => {
    expect(decide('gambler', view([], 'flat', 16))).toBe('short');
    expect(decide('gambler', view([], 'flat', 17))).toBe('keep');
  });

  it('of patience waits for the extreme of two weeks', () => {
    expect(decide('patient', view(flat(LOOKBACK - 1)))).toBe('keep');
    expect(decide('patient', view([...flat(LOOKBACK - 1), 900]))).toBe('long');
    expect(decide('patient', view([...flat(LOOKBACK - 1), 1_001], 'long'))).toBe('flat');
  });
});
