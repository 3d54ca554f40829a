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

/** Every browser that runs the rest of this knows modulepreload. A part of one file names that file too. */
export const NAMED_FILES: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (file, files, { hostType }) => (hostType === 'js' && files.length === 0 ? [file] : files),
};
