/** Lets a value pass only when it differs in content from the one before. */
export class ChangeFilter<T> {
  #last: string;

  constructor(first: T) {
    this.#last = fingerprint(first);
  }

  changes(value: T): boolean {
    const print = fingerprint(value);
    const changed = print !== this.#last;
    this.#last = print;
    return changed;
  }
}

function fingerprint(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part));
}
