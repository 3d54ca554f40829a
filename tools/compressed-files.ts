/** Puts a compressed copy beside every file of code, so that a server has only to send it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files whose names say what is in them: a copy can never be that of another release. */
const LASTING = /^assets\/.+\.(?:js|css)$/;
/** As tightly as can be, which takes far too long while somebody waits. */
const FORMS = [
  { ending: '.br', compress: promisify(brotliCompress) },
  // Without a certificate browsers take nothing newer.
  { ending: '.gz', compress: (text: Uint8Array) => promisify(gzip)(text, { level: 9 }) },
] as const;

export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => LASTING.test(fileName));
      await Promise.all(
        files.map((file) => writeCopies(join(dir, file.fileName), file.type === 'chunk' ? file.code : file.source)),
      );
    },
  };
}

async function writeCopies(path: string, content: string | Uint8Array): Promise<void> {
  const plain = Buffer.from(content);
  for (const { ending, compress } of FORMS) await writeFile(path + ending, await compress(plain));
}
