import { join } from 'node:path';
import { minify } from '@swc/core';
import type { Plugin } from 'vite';
import { ROOT } from './paths.ts';

/** What i18next says to developers, and only while its option `debug` is on, which it never is here. */
const DEVELOPERS_HINTS = ['log', 'warn', 'deprecate', 'once'].map((level) => `this.logger.${level}`);
const I18NEXT = /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/;
const ROUTER_CODE = /[\\/]react-router[\\/]dist[\\/]production[\\/]/;
/** Names for developer tools: they keep components that nobody imports. */
const DISPLAY_NAMES = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENTS = /^var (\w+) = (React\d*\.forwardRef\()/gm;
const ROUTER = join(ROOT, 'node_modules/react-router/dist/production');

/** Packages as the built client takes them: without what they carry for other readers. */
export function lighterPackages(): Plugin {
  return {
    name: 'lighter-packages',
    apply: 'build',
    async transform(code, id) {
      if (ROUTER_CODE.test(id)) return withoutUnusedComponents(code);
      if (!I18NEXT.test(id)) return undefined;
      return minify(code, { module: true, mangle: false, compress: { pure_funcs: DEVELOPERS_HINTS }, sourceMap: true });
    },
    config: () => ({
      resolve: {
        alias: [
          // The router's package names only its development build, with the warnings in it.
          { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
          // Stands in for a hook that every React since 18 has.
          { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        ],
      },
      build: {
        rolldownOptions: {
          // Signals as children of elements and in hooks, which it adds to React, are used nowhere (`src/state/signals.ts`).
          treeshake: { moduleSideEffects: [{ test: /signals-react[\\/]runtime/, sideEffects: false }] },
        },
      },
    }),
  };
}

/** The bundler leaves out what nobody imports only where making it does nothing else. Lines stay where they are. */
function withoutUnusedComponents(code: string): { code: string; map: null } {
  const pure = code.replaceAll(DISPLAY_NAMES, '').replaceAll(COMPONENTS, 'var $1 = /* @__PURE__ */ $2');
  return { code: pure, map: null };
}
