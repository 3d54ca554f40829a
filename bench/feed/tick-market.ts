import { seededRandom } from './random.ts';

/** Which instrument ticks next, and how often each has ticked. */
export class TickMarket {
  readonly symbols: number;
  readonly #random: () => number;
  readonly #sequences: Uint32Array;
  readonly #changed = new Set<number>();

  constructor(symbols: number, seed: number) {
    this.symbols = symbols;
    this.#random = seededRandom(seed);
    this.#sequences = new Uint32Array(symbols + 1);
  }

  get ids(): number[] {
    return Array.from({ length: this.symbols }, (_, index) => index + 1);
  }

  sequenceOf(id: number): number {
    return this.#sequences[id] ?? 0;
  }

  /** One tick of an instrument taken by chance; returns its id. */
  tick(): number {
    const id = 1 + Math.floor(this.#random() * this.symbols);
    this.#sequences[id] = this.sequenceOf(id) + 1;
    this.#changed.add(id);
    return id;
  }

  /** Instruments that ticked since the last call, in ascending id. */
  takeChanged(): number[] {
    const ids = Float64Array.from(this.#changed).toSorted();
    this.#changed.clear();
    return [...ids];
  }
}
