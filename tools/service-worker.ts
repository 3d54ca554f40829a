/** Builds the service worker with the list of what the client's build has made: a start without a network needs those files. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import type { Shell } from '../src/contract/service-worker.ts';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { ROOT } from './paths.ts';

const ENTRY = 'workers/service-worker/service-worker.ts';
/** Its name must stay the same, or a device would keep the old one. */
export const SERVICE_WORKER = 'sw.js';
/** What a start or a message may need beside the assets. */
const OTHERS = ['/', '/start.js', '/icons/tab-48.png', '/icons/icon-192.png'];

export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      await buildServiceWorker(shellOf(folder), folder);
    },
  };
}

/** Everything that was built but the languages, which a device keeps one of. @param folder of the built client */
export function shellOf(folder: string): Shell {
  const assets = readdirSync(join(folder, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => `/assets/${file.split(sep).join('/')}`)
    .toSorted();
  const languages = Object.fromEntries(LANGUAGES.map(({ code }) => [code, textsOf(code, assets)]));
  const texts = new Set(Object.values(languages));
  const files = [...OTHERS, ...assets.filter((file) => !texts.has(file))];
  const hash = createHash('sha256');
  for (const file of [...files, ...texts]) hash.update(file).update(readFileSync(pathOf(folder, file)));
  return { release: hash.digest('base64url').slice(0, 12), files, languages };
}

/** The file on the disk behind a path of the site. */
export function pathOf(folder: string, file: string): string {
  return join(folder, file === '/' ? 'index.html' : file);
}

function textsOf(code: string, assets: readonly string[]): string {
  const file = assets.find((asset) => asset.startsWith(`/assets/${code}-`) && asset.endsWith('.js'));
  if (file === undefined) throw new Error(`No texts of ${code} were built`);
  return file;
}

/** A classic script: module service workers are younger than the browsers that we serve. */
async function buildServiceWorker(shell: Shell, folder: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { SHELL: JSON.stringify(shell) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'serviceWorker', fileName: () => SERVICE_WORKER },
    },
  });
}
