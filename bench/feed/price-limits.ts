/** What a subscriber asks for less: some instruments alone, and a message seldom. */
export interface AskedLimits {
  readonly only?: readonly number[];
  readonly every?: number;
}

/** Holds ids back that are not asked for, and others until the next message is due. */
export class PriceLimits {
  readonly #only: ReadonlySet<number> | undefined;
  readonly #everyMs: number;
  readonly #due = new Set<number>();
  #sentAt = 0;

  constructor({ only, every = 0 }: AskedLimits) {
    this.#only = only && new Set(only);
    this.#everyMs = every;
  }

  isAsked(id: number): boolean {
    return this.#only?.has(id) ?? true;
  }

  /** Those that are to be sent now, in the order of the compact form. @param now ms, of any clock that goes on */
  take(ids: readonly number[], now: number): readonly number[] {
    if (!this.#only && this.#everyMs === 0) return ids;
    for (const id of ids) if (this.isAsked(id)) this.#due.add(id);
    if (this.#due.size === 0 || now - this.#sentAt < this.#everyMs) return [];
    this.#sentAt = now;
    const due = [...this.#due].toSorted((one, other) => one - other);
    this.#due.clear();
    return due;
  }
}
