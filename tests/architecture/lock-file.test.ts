import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/paths.ts';

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
type LockedPackages = Readonly<Record<string, LockedPackage>>;

function readLocked(): LockedPackages {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: LockedPackages };
  return lock.packages;
}

/** Optional dependencies (builds for other platforms, mostly) that are named and have no entry where npm looks for one. */
function missingOptional(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`])
      .map((name) => `${path}: ${name}`),
  );
}

describe('the lock file', () => {
  // npm leaves out what the registry does not have at that moment, and `npm ci` then refuses the file elsewhere.
  it('has the builds for every platform', () => {
    expect(missingOptional(readLocked())).toEqual([]);
    expect(missingOptional({ 'node_modules/tool': { optionalDependencies: { 'tool-darwin': '1.0.0' } } })).toEqual([
      'node_modules/tool: tool-darwin',
    ]);
  });

  it('stands behind exact versions', () => {
    const { dependencies, devDependencies } = readLocked()[''] ?? {};
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    expect(versions.length).toBeGreaterThan(30);
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});
