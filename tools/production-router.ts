import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './paths.ts';

const FOLDER = join(ROOT, 'node_modules/react-router/dist/production');

/** The router's package names only its development build, with the warnings in it; the built client takes the other. */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(FOLDER, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(FOLDER, 'dom-export.mjs') },
        ],
      },
    }),
  };
}
