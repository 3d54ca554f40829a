/**
 * Puts our own loader in the place of the bundler's, which takes a style sheet that failed once for loaded, so that
 * its part would come back without its looks, and has the browser ask for modules that it may then keep as failed.
 */
import { join } from 'node:path';
import type { ModulePreloadOptions, Plugin } from 'vite';
import { ROOT } from './paths.ts';

const BUNDLERS_LOADER = '\0vite/preload-helper.js';
const LOADER = join(ROOT, 'src/loading/code-files.ts');

export function importWithFiles(): Plugin {
  return {
    name: 'import-with-files',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      if (id !== BUNDLERS_LOADER) return undefined;
      return `export { importWithFiles as __vitePreload } from ${JSON.stringify(LOADER)};`;
    },
  };
}

/** The page itself names these chunks, so they are there whenever a part is asked for. */
const AT_START = /\/(react|renderer|router|i18n|first|worker-client|rolldown-runtime)-/;

/** Every browser that runs the rest of this knows modulepreload. A part of one file names that file too. */
export const NAMED_FILES: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (file, files, { hostType }) =>
    hostType === 'js' ? [...new Set([file, ...files])].filter((each) => !AT_START.test(each)) : files,
};
