import { gzipSync } from 'node:zlib';
import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/**
 * Minifies once more what the bundler has minified, which leaves the names of private members as they are. Each file
 * is kept as it is smaller on the wire.
 */
export function smallerCode(): Plugin {
  return {
    name: 'smaller-code',
    apply: 'build',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      await Promise.all(chunks.map(async (chunk) => (chunk.code = await smaller(chunk.code))));
    },
  };
}

async function smaller(code: string): Promise<string> {
  const { code: again } = await minify(code, {
    module: true,
    ecma: 2022,
    compress: { ecma: 2022, passes: 3 },
    mangle: { toplevel: true },
  });
  return gzipSync(again).length < gzipSync(code).length ? again : code;
}
