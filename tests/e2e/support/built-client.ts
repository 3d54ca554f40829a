/** The built client as files: what a start loads, what each part loads later, and a copy that stands for the next release. */
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shellOf } from '../../../tools/service-worker.ts';

export const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
}

export interface Part {
  /** The source that is imported, e.g. `src/screens/news/NewsScreens.tsx`. */
  readonly source: string;
  /** Names of all files that it brings besides those of the start. */
  readonly files: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

function manifest(): Manifest {
  return JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8')) as Manifest;
}

function filesOf(all: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = all[key];
  if (!chunk || found.has(basename(chunk.file))) return found;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(basename(file));
  for (const imported of chunk.imports ?? []) filesOf(all, imported, found);
  return found;
}

/** Files without which nothing starts: scripts and style sheets that the page names. */
export function startFiles(): string[] {
  return namedFiles().filter((file) => !EARLY.test(file));
}

/** What starts the worker early; without it the worker starts later. */
const EARLY = /^start-worker-/;

function namedFiles(): string[] {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  return [...page.matchAll(/"\/assets\/([^"]+)"/g)].map(([, file = '']) => file);
}

/** Everything that is loaded later, with a part of its own. */
export function laterParts(): Part[] {
  const all = manifest();
  const atStart = new Set(namedFiles());
  return Object.keys(all)
    .filter((key) => all[key]?.isDynamicEntry)
    .map((source) => ({ source, files: [...filesOf(all, source)].filter((file) => !atStart.has(file)) }));
}

/** The names of a part's files, by the end of its source's name without the ending. */
export function filesOfPart(name: string): readonly string[] {
  const part = laterParts().find(({ source }) => source.replace(/\.\w+$/, '').endsWith(`/${name}`));
  if (!part) throw new Error(`No part ${name}`);
  return part.files;
}

/** Where a release of the tests marks its files. */
const MARK = /..(\.\w+)$/;

/** A file's name without what makes it that of one release. */
export function withoutRelease(name: string): string {
  return name.replace(MARK, '$1');
}

/** Puts the client into a folder as a release has it that is marked by two characters: the same code, but no file by another release's name. */
export function releaseAnew(folder: string, mark: string): void {
  rmSync(folder, { recursive: true, force: true });
  // Without the compressed copies, which would still be those of the release that they were made for.
  cpSync(DIST, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  const assets = join(folder, 'assets');
  const names = readdirSync(assets);
  const renamed = new Map(names.map((name) => [name, name.replace(MARK, `${mark}$1`)]));
  const { release } = shellOf(DIST);
  renamed.set(release, release + mark);
  for (const path of [join(folder, 'index.html'), join(folder, 'sw.js'), ...names.map((name) => join(assets, name))]) {
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      [...renamed].reduce((so, [from, to]) => so.replaceAll(from, to), text),
    );
  }
  for (const name of names) renameSync(join(assets, name), join(assets, renamed.get(name) ?? name));
}
