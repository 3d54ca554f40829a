/** Where a soak leaves what it found, for the report of a later run. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SoakResult } from './scenarios/soak-run.ts';

const NAME = 'soak.json';

export function writeSoak(folder: string, result: SoakResult): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, NAME), JSON.stringify(result));
}

export function readSoak(folder: string): SoakResult | undefined {
  const path = join(folder, NAME);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SoakResult) : undefined;
}
