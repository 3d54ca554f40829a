/** Counts what each address holds, and takes no more than a number of an address. */
export class AddressCount {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  /** @param most of one address; 0 sets no limit */
  constructor(most: number) {
    this.#most = most;
  }

  /** How many addresses hold something. */
  get addresses(): number {
    return this.#counts.size;
  }

  /** Counts one more; false where the address holds as many as it may. */
  take(address: string): boolean {
    const count = this.#counts.get(address) ?? 0;
    if (this.#most > 0 && count >= this.#most) return false;
    this.#counts.set(address, count + 1);
    return true;
  }

  /** Counts one that was taken no longer. */
  give(address: string): void {
    const count = this.#counts.get(address) ?? 0;
    if (count > 1) this.#counts.set(address, count - 1);
    else this.#counts.delete(address);
  }

  clear(): void {
    this.#counts.clear();
  }
}
