import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

/** A script that runs where it stands; one with a type is data, or a module that has a file. */
const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** The scripts that stand in a page itself, which a policy must name to let them run. */
export class PageScripts {
  readonly #file: string;
  #changed = 0;
  #sources: readonly string[] = [];

  /** @param file the page, which another release may replace while the server runs */
  constructor(file: string) {
    this.#file = file;
  }

  /** As a policy names them: `'sha256-…'` (Content Security Policy Level 3, section 2.3.1). */
  sources(): readonly string[] {
    const changed = statSync(this.#file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changed === this.#changed) return this.#sources;
    this.#changed = changed;
    this.#sources = changed === 0 ? [] : sourcesIn(readFileSync(this.#file, 'utf8'));
    return this.#sources;
  }
}

function sourcesIn(page: string): string[] {
  return [...page.matchAll(INLINE)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
