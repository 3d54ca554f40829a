import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { compressedFiles } from '../../tools/compressed-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'pipframe-compressed-'));
const assets = join(folder, 'assets');
const ENTRY = 'virtual:entry';
const CODE = `console.log(${JSON.stringify('price '.repeat(500))});`;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('every file of code has its copies, which are the file when they are unpacked, and what keeps its name over releases has none', async () => {
  mkdirSync(assets);
  await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? CODE : null),
        generateBundle() {
          this.emitFile({ type: 'asset', fileName: 'manifest/en.webmanifest', source: '{}' });
        },
      },
      compressedFiles(),
    ],
    build: { outDir: folder, rolldownOptions: { input: ENTRY } },
  });
  const [plain = '', ...others] = readdirSync(assets).filter((name) => !/\.(?:br|gz)$/.test(name));
  expect(others).toEqual([]);
  const text = readFileSync(join(assets, plain));
  expect(text.length).toBeGreaterThan(1_000);
  const [br, gz] = ['.br', '.gz'].map((ending) => readFileSync(join(assets, plain + ending)));
  if (!br || !gz) throw new Error('A copy is missing');
  expect(brotliDecompressSync(br)).toEqual(text);
  expect(gunzipSync(gz)).toEqual(text);
  expect(br.length).toBeLessThan(text.length / 10);
  expect(readdirSync(join(folder, 'manifest'))).toEqual(['en.webmanifest']);
});
