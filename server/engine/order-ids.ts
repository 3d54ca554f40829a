/** A run of ids that the database has given out to nobody else. */
export interface IdBlock {
  readonly first: number;
  readonly count: number;
}

/**
 * Ids of new orders, from blocks that the database gives out: each id once, whoever else uses the database, and later
 * ones larger than earlier ones. What is left of a block when the server ends is never used.
 */
export class OrderIds {
  readonly #reserve: () => Promise<IdBlock>;
  #next = 0;
  #end = 0;
  #refill: Promise<void> | undefined;

  constructor(reserve: () => Promise<IdBlock>) {
    this.#reserve = reserve;
  }

  /** Whether the next id has yet to be fetched. */
  get isEmpty(): boolean {
    return this.#next === this.#end;
  }

  /**
   * Fetches a block; those who ask at once share it, so each has to look again whether anything is left.
   * @throws DatabaseUnavailableError when the database is away; the next call asks again
   */
  refill(): Promise<void> {
    this.#refill ??= this.#takeBlock();
    return this.#refill;
  }

  /** The next id. @throws Error where none is left: `refill` comes first */
  next(): number {
    if (this.isEmpty) throw new Error('An order was placed without an id reserved for it');
    return this.#next++;
  }

  async #takeBlock(): Promise<void> {
    try {
      const { first, count } = await this.#reserve();
      this.#next = first;
      this.#end = first + count;
    } finally {
      this.#refill = undefined;
    }
  }
}
