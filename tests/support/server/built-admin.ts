import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { packageScript } from '../../../tools/paths.ts';

let built: Promise<string> | undefined;

/** The back office's command in one file, which starts in a fifth of the time: tests give hundreds of commands. */
export function builtAdmin(): Promise<string> {
  built ??= buildAdmin();
  return built;
}

/** Beside the packages, which it loads from there; for this process alone, so that it is never an old one. */
async function buildAdmin(): Promise<string> {
  const folder = packageScript('.cache', 'pipframe', `admin-${process.pid}`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { ssr: 'server/admin/main.ts', outDir: folder, emptyOutDir: true, minify: false },
  });
  return join(folder, 'main.js');
}
