import { describe, expect, it } from 'vitest';
import { CHECKED_FOLDERS, cruiseTree } from '../../tools/import-directions.ts';
import { ROOT } from '../../tools/paths.ts';
import { sourceFiles } from '../../tools/source-files.ts';
import { temporaryTree } from '../support/temporary-tree.ts';

/** One forbidden import for each rule: the rule that must fail, the file with the import, and what it imports. */
const VIOLATIONS: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['direction-src-lib', 'src/lib/a.ts', 'src/domain/a.ts'],
  ['direction-src-domain', 'src/domain/b.ts', 'src/contract/a.ts'],
  ['direction-src-contract', 'src/contract/b.ts', 'src/state/a.ts'],
  ['direction-src-contract', 'src/contract/c.ts', 'server/a.ts'],
  ['direction-src-worker-client', 'src/worker-client/a.ts', 'workers/a.ts'],
  ['direction-src-worker-client', 'src/worker-client/b.ts', 'src/state/a.ts'],
  ['direction-src-loading', 'src/loading/a.ts', 'src/state/a.ts'],
  ['direction-src-state', 'src/state/b.ts', 'src/ui/a.ts'],
  ['direction-src-i18n', 'src/i18n/a.ts', 'src/screens/a.ts'],
  ['direction-src-i18n', 'src/i18n/c.ts', 'src/state/a.ts'],
  ['direction-src-ui', 'src/ui/d.ts', 'src/worker-client/d.ts'],
  ['direction-src-ui', 'src/ui/b.ts', 'src/screens/a.ts'],
  ['direction-src-ui', 'src/ui/c.ts', 'src/chart/a.ts'],
  ['direction-src-chart', 'src/chart/b.ts', 'src/screens/a.ts'],
  ['direction-src-screens', 'src/screens/b.ts', 'src/app/a.ts'],
  ['direction-src-screens', 'src/screens/c.ts', 'workers/a.ts'],
  ['direction-src-app', 'src/app/b.ts', 'server/a.ts'],
  ['direction-src-app', 'src/app/c.ts', 'tests/a.ts'],
  ['direction-workers', 'workers/b.ts', 'src/state/a.ts'],
  ['direction-workers', 'workers/c.ts', 'server/a.ts'],
  ['direction-server', 'server/b.ts', 'workers/a.ts'],
  ['direction-server', 'server/c.ts', 'src/ui/a.ts'],
  ['direction-server', 'server/d.ts', 'bench/a.ts'],
  ['direction-server', 'server/e.ts', 'tools/a.ts'],
  ['direction-locales', 'locales/en.ts', 'src/i18n/b.ts'],
  ['known-folder', 'src/app/d.ts', 'src/elsewhere/a.ts'],
];

const PLANTED_PACKAGES: readonly (readonly [rule: string, from: string, specifier: string])[] = [
  ['pure-needs-no-package', 'src/domain/p.ts', 'valibot'],
  ['pure-needs-no-package', 'src/lib/p.ts', 'node:fs'],
  ['addresses-need-only-hashes-and-tables', 'src/domain/addresses/p.ts', 'valibot'],
  ['contract-needs-only-valibot', 'src/contract/p.ts', 'react'],
  ['no-node-in-the-browser', 'workers/p.ts', 'node:fs'],
  ['no-node-in-the-browser', 'src/ui/p.ts', 'node:path'],
  ['no-development-package-in-the-product', 'server/p.ts', 'vitest'],
  ['resolvable', 'server/q.ts', './gone.ts'],
];

function relative(from: string, to: string): string {
  return `${'../'.repeat(from.split('/').length - 1)}${to}`;
}

function leaf(path: string): string {
  return `export const leaf = ${JSON.stringify(path)};\n`;
}

/** A package.json and small stand-ins of packages, so that what a package is resolves as in the repository. */
const PACKAGES = {
  'package.json': '{"dependencies":{"valibot":"1","react":"1"},"devDependencies":{"vitest":"1"}}',
  ...Object.fromEntries(['valibot', 'react', 'vitest'].map((name) => [`node_modules/${name}/index.js`, leaf(name)])),
};

/** A file with JSX, generic arrows and a template: as the screens are written. */
const JSX = `import { leaf } from '../app/a.ts';
const twice = <T,>(value: T): [T, T] => [value, value];
export function View({ on }: { on: boolean }) {
  return <div aria-hidden={on ? 'true' : \`\${leaf}\`}>{twice(<b>1</b>)}</div>;
}
`;

function plantedTree(): Record<string, string> {
  const files: Record<string, string> = { ...PACKAGES, 'src/ui/view.tsx': JSX };
  for (const [, from, to] of VIOLATIONS) {
    files[to] ??= leaf(to);
    files[from] = `export { leaf } from '${relative(from, to)}';\n`;
  }
  for (const [, from, specifier] of PLANTED_PACKAGES) files[from] = `import '${specifier}';\nexport const p = 1;\n`;
  return files;
}

describe('import directions', () => {
  it('fail for every planted import against them', async () => {
    const { violations } = await cruiseTree(temporaryTree(plantedTree()));
    for (const [rule, from, to] of VIOLATIONS) {
      expect(violations, `${from} imports ${to}`).toContainEqual({ rule, from, to });
    }
    expect(violations).toContainEqual({ rule: 'direction-src-ui', from: 'src/ui/view.tsx', to: 'src/app/a.ts' });
    for (const [rule, from] of PLANTED_PACKAGES) {
      expect(violations, `${rule} in ${from}`).toContainEqual(expect.objectContaining({ rule, from }));
    }
  });

  it('allow the ways that the house has', async () => {
    const allowed = {
      ...PACKAGES,
      'src/lib/result.ts': leaf('result'),
      'src/domain/candle.ts': `export { leaf } from '../lib/result.ts';\n`,
      'src/contract/api.ts': `import 'valibot';\nexport { leaf } from '../domain/candle.ts';\n`,
      'src/worker-client/spawn.ts': `export * from '../contract/api.ts';\nexport const at = new URL('../../workers/trading.worker.ts', import.meta.url);\n`,
      'src/state/signals.ts': `export { leaf } from '../contract/api.ts';\n`,
      'src/ui/price.tsx': `import 'react';\nexport { leaf } from '../state/signals.ts';\n`,
      'src/screens/trade/screen.tsx': `export { leaf } from '../../ui/price.tsx';\n`,
      'src/app/main.tsx': `import '../worker-client/spawn.ts';\nimport '../screens/trade/screen.tsx';\n`,
      'workers/trading.worker.ts': `import '../src/contract/api.ts';\n`,
      'server/main.ts': `import 'node:fs';\nimport '../src/contract/api.ts';\n`,
      'tests/a.test.ts': `import 'vitest';\nimport '../server/main.ts';\nimport '../workers/trading.worker.ts';\n`,
    };
    const { violations } = await cruiseTree(temporaryTree(allowed));
    expect(violations).toEqual([]);
  });

  it('see cycles, through type-only imports too, and modules that nothing knows', async () => {
    const files = {
      'package.json': '{}',
      'src/domain/one.ts': `import { two } from './two.ts';\nexport const one = () => two;\n`,
      'src/domain/two.ts': `import { one } from './one.ts';\nexport const two = () => one;\n`,
      'src/domain/egg.ts': `import type { Hen } from './hen.ts';\nexport type Egg = Hen | 1;\n`,
      'src/domain/hen.ts': `import type { Egg } from './egg.ts';\nexport type Hen = Egg | 2;\n`,
      'src/domain/alone.ts': leaf('alone'),
    };
    const { violations } = await cruiseTree(temporaryTree(files));
    const cycles = violations.filter(({ rule }) => rule === 'no-cycle').flatMap(({ from, to }) => [from, to]);
    expect(new Set(cycles)).toEqual(
      new Set(['src/domain/one.ts', 'src/domain/two.ts', 'src/domain/egg.ts', 'src/domain/hen.ts']),
    );
    expect(violations).toContainEqual(expect.objectContaining({ rule: 'no-orphan', from: 'src/domain/alone.ts' }));
  });

  it('see folders of the worker that know each other by way of different files', async () => {
    const files = {
      'package.json': '{}',
      'workers/client.ts': `export * from './orders/ticket.ts';\n`,
      'workers/orders/ticket.ts': `export { leaf } from '../account/balance.ts';\n`,
      'workers/orders/journal.ts': `export type Entry = 1;\n`,
      'workers/account/balance.ts': leaf('balance'),
      'workers/account/reset.ts': `import type { Entry } from '../orders/journal.ts';\nexport type Reset = Entry;\n`,
    };
    const { violations } = await cruiseTree(temporaryTree(files));
    const cycles = violations.filter(({ rule }) => rule === 'no-folder-cycle').map(({ from }) => from);
    expect(new Set(cycles)).toEqual(new Set(['workers/orders', 'workers/account']));
  });

  it('are checked in every module that there is', async () => {
    const { visited } = await cruiseTree(ROOT);
    const files = CHECKED_FOLDERS.flatMap((folder) => sourceFiles(folder));
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !visited.has(file))).toEqual([]);
  });
});
