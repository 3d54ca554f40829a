import { describe, expect, it } from 'vitest';
import type { LineReport } from '../../../src/contract/worker/diagnostics-api.ts';
import { browserName } from '../../../src/screens/connection/browser-facts.ts';
import { latencyBars } from '../../../src/screens/connection/latency-bars.ts';
import { latencyFigures, reconnections } from '../../../src/screens/connection/line-figures.ts';
import { quantile } from '../../../src/screens/connection/page-pace.ts';
import { reportText, type PageFacts } from '../../../src/screens/connection/report-text.ts';

const REPORT: LineReport = {
  history: [
    { at: 0, phase: 'open', reason: undefined },
    { at: 60_000, phase: 'waiting', reason: 1006 },
  ],
  latencies: [40, 900, 50],
  counters: { received: 10, dropped: 2, opened: 3, lost: 2, receivedBytes: 5_000, sentBytes: 70 },
  callBytes: 800,
  traffic: { minute: 100, hour: 2_000, today: 30_000 },
  topics: 4,
  limitedTo: undefined,
  unanswered: 1,
  durable: true,
};
const FACTS: PageFacts = {
  version: '1.2.3',
  release: 'index-a.js',
  userAgent: 'A browser',
  language: 'de',
  connection: 'open',
  worker: 'running',
  dataSaver: 'auto, off',
  pageBytes: 9,
  storedBytes: undefined,
  missing: ['CloseWatcher'],
  pace: { frames: [16, 17, 33], longTasks: undefined, longFrames: { count: 2, durations: [70.4, 120] } },
};

describe('the copied text', () => {
  it('has every figure on a line of its own, and -- for what is not known', () => {
    expect(reportText(FACTS, REPORT, 0).split('\n')).toEqual([
      'time: 1970-01-01T00:00:00.000Z',
      'version: 1.2.3 index-a.js',
      'browser: A browser',
      'language: de',
      'missing: CloseWatcher',
      'connection: open',
      'worker: running',
      'latency ms: last 50, median 50, worst 900',
      'latencies ms: 40 900 50',
      'reconnections: 2',
      'losses: 2',
      'messages: 10, dropped 2',
      'socket bytes: received 5000, sent 70',
      'call bytes: 800',
      'traffic bytes: minute 100, hour 2000, today 30000',
      'topics: 4, instruments all',
      'unanswered: 1',
      'storage: IndexedDB',
      '1970-01-01T00:00:00.000Z: open',
      '1970-01-01T00:01:00.000Z: waiting (1006)',
      'data saver: auto, off',
      'page bytes: 9',
      'stored bytes: --',
      'frame ms: median 17.0, 95 % 33.0',
      'long frames: 2',
      'long frames ms: 70 120',
      'long tasks: --',
      'long tasks ms: --',
    ]);
  });

  it('has what the page knows where the worker does not answer', () => {
    const text = reportText({ ...FACTS, worker: 'replacing' }, undefined, 0);
    expect(text).toContain('worker: replacing');
    expect(text).not.toContain('latency');
  });
});

describe('the figures', () => {
  it('are those of the last pings', () => {
    expect(latencyFigures(REPORT)).toEqual({ last: 50, median: 50, worst: 900 });
    expect(latencyFigures(undefined)).toEqual({ last: undefined, median: undefined, worst: undefined });
    expect(reconnections(REPORT)).toBe(2);
  });

  it('have their quantiles by rank', () => {
    expect(quantile([], 0.5)).toBeUndefined();
    expect(quantile([7], 0.95)).toBe(7);
    expect(quantile([1, 2], 0.5)).toBe(1);
    expect(quantile([1, 2, 3, 4], 0.95)).toBe(4);
  });

  it('stand as bars whose worst fills the height, the newest at the right', () => {
    expect(latencyBars([50, 100], { width: 60, height: 40 })).toBe('M58.5 40V20.0M59.5 40V0.0');
    expect(latencyBars([0], { width: 60, height: 40 })).toBe('M59.5 40V39.0');
    expect(latencyBars(Array<number>(500).fill(1), { width: 60, height: 40 }).match(/M/g)).toHaveLength(60);
  });
});

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    'Chrome 156 · Android 14',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1',
    'Safari 17.2 · iOS 17',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36',
    'Samsung Internet 23 · Android 13',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0', 'Firefox 115 · Linux'],
  ['nothing known', ''],
])('names the browser of %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
