import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Bundle } from '../../tools/bundle.ts';
import type { SizeLimits } from '../../tools/size-limits.ts';
import { describeFinding, isOver, measureSizes } from '../../tools/size-report.ts';
import { temporaryTree } from '../support/temporary-tree.ts';

const LIMITS: SizeLimits = {
  first: { name: 'first', sources: ['src/screens/market/', 'locales/en'], limit: 7, reason: 'first reason' },
  further: [{ name: 'trade', sources: ['src/screens/trade/'], limit: 3, reason: 'trade reason' }],
  worker: {
    entry: 'trading.worker',
    limit: 4,
    reason: 'worker reason',
    later: [{ chunk: 'later', limit: 3, reason: 'later reason' }],
  },
  language: { folder: 'locales/', limit: 2, reason: 'language reason' },
};

/** Text that gzip makes no smaller than about `kilobytes`: base64 spends 8 bits on 6, which gzip wins back. */
function incompressible(kilobytes: number): string {
  return randomBytes(kilobytes * 1000).toString('base64');
}

const MANIFEST = {
  'index.html': {
    file: 'assets/index-1.js',
    src: 'index.html',
    imports: ['_react.js'],
    dynamicImports: ['src/screens/trade/trade-screen.tsx'],
    assets: ['assets/trading.worker-1.js'],
  },
  '_react.js': { file: 'assets/react-1.js' },
  'src/screens/market/market-screen.tsx': {
    file: 'assets/market-1.js',
    src: 'src/screens/market/market-screen.tsx',
    imports: ['_react.js'],
  },
  'src/screens/trade/trade-screen.tsx': {
    file: 'assets/trade-1.js',
    src: 'src/screens/trade/trade-screen.tsx',
    imports: ['_react.js', '_chart.js'],
  },
  '_chart.js': { file: 'assets/chart-1.js' },
  'locales/en/common.ts': { file: 'assets/en-1.js', src: 'locales/en/common.ts' },
  'locales/ar/common.ts': { file: 'assets/ar-1.js', src: 'locales/ar/common.ts' },
};

/** A built client whose files weigh about one kB each, but for those given. */
function built(heavier: Readonly<Record<string, number>> = {}, more: Readonly<Record<string, string>> = {}): Bundle {
  const names = ['index', 'react', 'market', 'trade', 'chart', 'en', 'ar', 'trading.worker', 'shared', 'later'];
  const files = Object.fromEntries(names.map((name) => [`assets/${name}-1.js`, incompressible(heavier[name] ?? 1)]));
  files['assets/trading.worker-1.js'] =
    `import{a}from"./shared-1.js";import(\`./later-1.js\`);${files['assets/trading.worker-1.js']}`;
  return new Bundle(temporaryTree({ '.vite/manifest.json': JSON.stringify(MANIFEST), ...files, ...more }));
}

function over(bundle: Bundle): string[] {
  return measureSizes(bundle, LIMITS)
    .filter(isOver)
    .map(({ name }) => name);
}

describe('size budgets', () => {
  it('hold for a bundle within them', () => {
    expect(over(built())).toEqual([]);
  });

  it.each([
    ['the entry', 'index', ['first']],
    ['a library of the entry', 'react', ['first']],
    ['the lazy first screen', 'market', ['first']],
    ['the first language', 'en', ['first', 'language en']],
    ['the chart screen', 'trade', ['trade']],
    ['a library of the chart screen', 'chart', ['trade']],
    ['the worker', 'trading.worker', ['worker']],
    ['what the worker imports', 'shared', ['worker']],
    ['a language', 'ar', ['language ar']],
    ['what the worker loads later', 'later', ['worker, later']],
  ])('fail for %s', (_, file, names) => {
    expect(over(built({ [file]: 9 }))).toEqual(names);
  });

  it('count what several routes share only once, with the first', () => {
    const trade = measureSizes(built(), LIMITS).find(({ name }) => name === 'trade');
    expect(trade?.bytes).toBeLessThan(2_500);
  });

  it('fail for any web font', () => {
    expect(over(built({}, { 'assets/text-1.woff2': 'x' }))).toEqual(['web fonts']);
  });

  it('fail where there is nothing to measure', () => {
    const nothing = new Bundle(
      temporaryTree({ '.vite/manifest.json': JSON.stringify({ 'index.html': { file: 'index.js' } }), 'index.js': '' }),
    );
    expect(over(nothing)).toEqual(['trade', 'worker', 'worker, later', 'languages']);
    expect(() => new Bundle(temporaryTree({ 'index.js': '' }))).toThrow(/build the client first/);
  });

  it('say what weighs too much and why there is a limit', () => {
    const lines = measureSizes(built({ ar: 9 }), LIMITS).map(describeFinding);
    expect(lines).toContainEqual(expect.stringMatching(/^language ar: \d+\.\d of 2 kB, too much \(language reason\)$/));
    expect(lines).toContainEqual(expect.stringMatching(/^language en: 1\.\d of 2 kB$/));
  });
});
