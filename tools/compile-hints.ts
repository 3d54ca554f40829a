import type { Plugin } from 'vite';

/** Has Chrome compile the whole file beside its loading, off the main thread: https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** The parts of a built file that are read here. */
export interface BuiltChunk {
  readonly type: 'chunk';
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  /** Of its map, where one is made. */
  readonly sourcemapFileName?: string | null;
  code: string;
}

export interface BuiltAsset {
  readonly type: 'asset';
  source: string | Uint8Array;
}

export type BuiltFiles = Readonly<Record<string, BuiltChunk | BuiltAsset>>;

/**
 * Tells the browser which files the first screen calls, or it would compile each of their functions on the main thread
 * when it is called first. Browsers that do not know the hint read a comment. What loads later stays without: most of
 * its functions are called long after.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    // After the names of the files that a chunk loads were written above its code: the hint must stand first.
    generateBundle: { order: 'post', handler: (_, bundle) => hintAtStart(bundle) },
  };
}

/**
 * Marks the entries and all that they import statically.
 * @throws where the bundler wraps packages of the older module format otherwise than is known here
 */
export function hintAtStart(files: BuiltFiles): void {
  let wrappers = 0;
  for (const chunk of chunksAtStart(files)) {
    const { code, count } = compiledWrappers(chunk.code);
    chunk.code = HINT + code;
    moveDown(files[chunk.sourcemapFileName ?? '']);
    wrappers += count;
  }
  if (wrappers === 0) throw new Error('No package in the older module format was found, though React is one');
}

/** A map's lines, by the one that the hint takes. */
function moveDown(map: BuiltFiles[string] | undefined): void {
  if (map?.type !== 'asset' || typeof map.source !== 'string') return;
  const content = JSON.parse(map.source) as { readonly mappings: string };
  map.source = JSON.stringify({ ...content, mappings: `;${content.mappings}` });
}

const RUNTIME = /import\{([^}]*)\}from"\.\/rolldown-runtime-[\w-]+\.js"/;

/**
 * A package in the older module format is one function, which the bundler's runtime calls: an arrow in parentheses. The
 * engine takes those for a call to come, and compiles it with the file, only of a `function`.
 */
function compiledWrappers(code: string): { readonly code: string; readonly count: number } {
  const helpers = RUNTIME.exec(code)?.[1]
    ?.split(',')
    .map((name) => (name.split(' as ').at(-1) ?? '').replaceAll('$', String.raw`\$`));
  if (!helpers) return { code, count: 0 };
  let count = 0;
  const wrapper = new RegExp(String.raw`=(${helpers.join('|')})\(\((?:(\w+)|\(([\w,]*)\))=>\{`, 'g');
  const compiled = code.replaceAll(wrapper, (_, helper: string, one = '', some = '') => {
    count++;
    return `=${helper}((function(${one}${some}){`;
  });
  return { code: compiled, count };
}

function chunksAtStart(files: BuiltFiles): Set<BuiltChunk> {
  const found = new Set<BuiltChunk>();
  const take = (file: BuiltFiles[string] | undefined): void => {
    if (file?.type !== 'chunk' || found.has(file)) return;
    found.add(file);
    for (const name of file.imports) take(files[name]);
  };
  for (const file of Object.values(files)) if (file.type === 'chunk' && file.isEntry) take(file);
  return found;
}
