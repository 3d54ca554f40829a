/** The built client as sizes: which files a start, a screen or the worker loads, and what they weigh. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Imports that load with the file; `import(…)` does not match, for it loads later. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g;

export class Bundle {
  readonly #folder: string;
  readonly #manifest: Manifest;

  constructor(folder: string) {
    const path = join(folder, '.vite', 'manifest.json');
    if (!existsSync(path)) throw new Error(`No ${path}: build the client first`);
    this.#folder = folder;
    this.#manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  }

  /** Sources with a chunk of their own. */
  get sources(): string[] {
    return Object.values(this.#manifest).flatMap((chunk) => chunk.src ?? []);
  }

  /** The JavaScript that loads with these sources: their chunks and all that those import at once. */
  filesOf(sources: readonly string[]): Set<string> {
    const files = new Set<string>();
    const visit = (key: string): void => {
      const chunk = this.#manifest[key];
      if (!chunk) throw new Error(`The manifest has no ${key}`);
      if (files.has(chunk.file)) return;
      if (/\.m?js$/.test(chunk.file)) files.add(chunk.file);
      for (const imported of chunk.imports ?? []) visit(imported);
    };
    for (const source of sources) visit(source);
    return files;
  }

  /** The worker's file, which the manifest knows only as an asset, and what it imports at once. */
  workerFiles(name: string): Set<string> {
    const assets = Object.values(this.#manifest).flatMap((chunk) => chunk.assets ?? []);
    const files = new Set(assets.filter((file) => basename(file).startsWith(`${name}-`)));
    for (const file of files) {
      // What is added while we go round is visited too.
      for (const [, imported = ''] of this.#read(file).toString('utf8').matchAll(STATIC_IMPORT)) {
        files.add(join(dirname(file), imported));
      }
    }
    return files;
  }

  /** The JavaScript files of a chunk, whose name the build continues with a hash. */
  filesNamed(chunk: string): string[] {
    return this.filesEnding(/\.m?js$/).filter((file) => basename(file).startsWith(`${chunk}-`));
  }

  /** Files that the page might load whose name ends in one of these. */
  filesEnding(endings: RegExp): string[] {
    return readdirSync(this.#folder, { recursive: true, encoding: 'utf8' }).filter((file) => endings.test(file));
  }

  /** Bytes on the wire. */
  gzipSize(files: Iterable<string>): number {
    let size = 0;
    for (const file of files) size += gzipSync(this.#read(file), { level: 9 }).length;
    return size;
  }

  #read(file: string): Buffer {
    return readFileSync(join(this.#folder, file));
  }
}
