/** The server and its back office as built files, which start in less than half the time: tests start hundreds. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { packageScript } from '../../../tools/paths.ts';
import { ignoreTaken } from './embedded-cache.ts';

const SOURCES = {
  server: 'server/main.ts',
  admin: 'server/admin/main.ts',
  'answer-history': 'server/feed/simulated/answer-history.ts',
};

/** Packages of the back office, which are most of its start where each of their files is read alone. */
const BUILT_IN = ['kysely', 'valibot', 'ibantools', 'image-size', '@scure/base', '@noble/hashes'];

/** Names the folder that the processes of one test command share. */
const FOLDER = 'PIPFRAME_BUILT_PROGRAMS';

let built: Promise<string> | undefined;

/** The path of a program, which node runs. */
export async function builtProgram(name: 'server' | 'admin'): Promise<string> {
  built ??= buildOnce(process.env[FOLDER] ?? ownFolder());
  return join(await built, `${name}.js`);
}

/** Before all tests: names the folder. Gives what removes it after them. */
export default function shareBuiltPrograms(): () => void {
  process.env[FOLDER] ??= ownFolder();
  return () => rmSync(process.env[FOLDER] ?? '', { recursive: true, force: true });
}

/** Beside the packages, which it loads from there; of this run alone, so that it is never an old one. */
function ownFolder(): string {
  const folder = packageScript('.cache', 'pipframe', `programs-${process.pid}`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Made beside and then named: other processes of the run do so at the same time. */
async function buildOnce(folder: string): Promise<string> {
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}-`);
  // Only here: most processes find what another has built, and to load the bundler takes half a second.
  const { build } = await import('vite');
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [placesOfSources()],
    ssr: { noExternal: BUILT_IN },
    build: {
      ssr: true,
      outDir: unfinished,
      minify: false,
      rolldownOptions: {
        input: SOURCES,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  await rename(unfinished, folder).catch(ignoreTaken);
  await rm(unfinished, { recursive: true, force: true });
  return folder;
}

const THREAD = "'./history-thread.mjs', import.meta.url";

/** What is read by its place beside a source stays there; but the thread is the built one, which needs no compiler. */
function placesOfSources(): Plugin {
  return {
    name: 'places-of-sources',
    transform(code, id) {
      if (code.includes(THREAD)) return code.replace(THREAD, "'./answer-history.js', import.meta.url");
      return code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
    },
  };
}
