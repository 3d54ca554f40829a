/** Runs dependency-cruiser over a tree and reads its answer. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { packageScript, ROOT } from './paths.ts';

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export interface Cruise {
  readonly visited: ReadonlySet<string>;
  readonly violations: readonly Violation[];
}

interface CruiseJson {
  readonly modules: readonly { readonly source: string; readonly followable?: boolean }[];
  readonly summary: {
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string };
    }[];
  };
}

/** Folders whose imports are checked. */
export const CHECKED_FOLDERS = ['src', 'workers', 'server', 'locales', 'tests', 'bench', 'tools'] as const;

/** Cruises the folders of a tree laid out like this repository. */
export async function cruiseTree(root: string): Promise<Cruise> {
  const folders = CHECKED_FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const config = join(ROOT, '.dependency-cruiser.cjs');
  const script = packageScript('dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const command = ['--require', join(ROOT, 'tools', 'swc-reads-tsx.cjs'), script];
  const { modules, summary } = await cruise(root, [
    ...command,
    '--config',
    config,
    '--output-type',
    'json',
    ...folders,
  ]);
  return {
    visited: new Set(modules.map((module) => module.source)),
    violations: summary.violations.map(({ from, to, rule }) => ({ rule: rule.name, from, to })),
  };
}

function cruise(cwd: string, args: readonly string[]): Promise<CruiseJson> {
  return new Promise((resolve, reject) => {
    // Its exit code is the number of violations, so only an answer that cannot be read is a failure here.
    execFile(process.execPath, args, { cwd, maxBuffer: 1 << 28 }, (_, answer, complaint) => {
      try {
        resolve(JSON.parse(answer) as CruiseJson);
      } catch {
        reject(new Error(`dependency-cruiser gave no answer: ${complaint}`));
      }
    });
  });
}
