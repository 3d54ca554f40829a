/** From a place in a built file to the source that it came from. */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, join } from 'node:path';

export class SourceNames {
  readonly #folder: string;
  readonly #maps = new Map<string, SourceMap | undefined>();

  /** @param folder the maps, named as the built files with `.map` behind */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The source's path from the repository, or the file's own name where there is no map. */
  placeOf(url: string, line: number, column: number): string {
    const file = basename(url);
    const found = this.#mapOf(file)?.findEntry(line, column);
    // Code that no source has, as what the bundler adds, has a place without one.
    if (!found || !('originalSource' in found) || !found.originalSource) return file;
    return found.originalSource.replace(/^(\.\.\/)+/, '').replace(/^.*node_modules\/(?=[^/])/, '');
  }

  #mapOf(file: string): SourceMap | undefined {
    if (!this.#maps.has(file)) {
      const path = join(this.#folder, `${file}.map`);
      const map = existsSync(path)
        ? new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload)
        : undefined;
      this.#maps.set(file, map);
    }
    return this.#maps.get(file);
  }
}
