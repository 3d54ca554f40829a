import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { builtFile, type BuiltBundle } from '../../tools/built-file.ts';
import { preloadedRenderer } from '../../tools/preloaded-renderer.ts';

const BUNDLE: BuiltBundle = {
  'assets/index.css': { fileName: 'assets/index.css' },
  'assets/react.js': { fileName: 'assets/react.js', facadeModuleId: null },
  'assets/renderer-1.js': { fileName: 'assets/renderer-1.js', facadeModuleId: '/home/pipframe/src/app/renderer.ts' },
};

it('finds the file that a source was built to', () => {
  expect(builtFile(BUNDLE, 'src/app/renderer.ts')).toBe('assets/renderer-1.js');
});

it('a source that is no file of its own ends the build', () => {
  expect(() => builtFile(BUNDLE, 'src/app/start-worker.ts')).toThrow('src/app/start-worker.ts was not built');
});

it('the page names the file that draws it, though its script imports it later', () => {
  const { handler } = preloadedRenderer().transformIndexHtml as Exclude<Plugin['transformIndexHtml'], undefined> & {
    readonly handler: (html: string, context: { readonly bundle: BuiltBundle }) => unknown;
  };
  expect(handler('', { bundle: BUNDLE })).toEqual([
    {
      tag: 'link',
      attrs: { rel: 'modulepreload', crossorigin: true, href: '/assets/renderer-1.js' },
      injectTo: 'head',
    },
  ]);
});
