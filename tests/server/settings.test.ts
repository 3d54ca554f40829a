import { describe, expect, it } from 'vitest';
import { toText } from '../../src/domain/decimal.ts';
import { readSettings, SETTING_HELP, settingsHelp } from '../../server/settings.ts';

describe('settings', () => {
  it('has safe defaults for all', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 8080,
      dataDir: '.data',
      databaseUrl: undefined,
      feed: { kind: 'simulated', seed: '1' },
      feedRate: 60,
      tradeFeeType: 1,
      marketHours: 'always',
      allowedOrigins: [],
    });
    expect(toText(settings.stopOutLevel)).toBe('50');
    expect(settings.instruments).toBeGreaterThanOrEqual(48);
  });

  it('reads what is set', () => {
    expect(readSettings({ FEED: 'simulated:seven', FEED_RATE: '0.5' })).toMatchObject({
      feed: { kind: 'simulated', seed: 'seven' },
      feedRate: 0.5,
    });
    expect(readSettings({ FEED: 'replay:a.csv,EURUSD=b:c.csv' })).toMatchObject({
      feed: { kind: 'replay', files: ['a.csv', 'EURUSD=b:c.csv'] },
      feedRate: 1,
    });
    expect(
      readSettings({
        PORT: ' 9000 ',
        MARKET_HOURS: 'real',
        TRADE_FEE_TYPE: '2',
        ALLOWED_ORIGINS: 'https://a.example,http://b:80',
      }),
    ).toMatchObject({
      port: 9000,
      marketHours: 'real',
      tradeFeeType: 2,
      allowedOrigins: ['https://a.example', 'http://b:80'],
    });
  });

  it.each([
    ['PORT', ['x', '-1', '65536', '80.5', '0x50']],
    ['FEED', ['live', 'replay:', 'replay', 'Simulated', 'replay:,']],
    ['FEED_RATE', ['0', '-1', 'fast', '1e3', '10000001']],
    ['INSTRUMENTS', ['0', '-5', '1.5', 'all', '100000']],
    ['STOP_OUT_LEVEL', ['-1', '101', 'half', '50%']],
    ['TRADE_FEE_TYPE', ['0', '3', 'one']],
    ['MARKET_HOURS', ['never', 'Always']],
    ['DATABASE_URL', ['mysql://x', 'localhost']],
    ['ALLOWED_ORIGINS', ['a.example', 'https://a.example/path', '*']],
    ['RATE_LIMIT', ['-1', 'none']],
  ] as const)('names %s when it cannot be used', (name, values) => {
    for (const value of values)
      expect(() => readSettings({ [name]: value }), value).toThrow(new RegExp(`^${name} is .*must be`));
  });

  it('does not repeat the secret of a database address', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://user:secret@host' })).toThrow(/^(?!.*secret)/);
  });

  it('prints each in the help', () => {
    for (const [name] of SETTING_HELP) expect(settingsHelp()).toContain(`  ${name} `);
  });
});
