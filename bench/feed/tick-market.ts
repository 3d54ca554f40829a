import { seededRandom } from './random.ts';
import type { FeedSettings } from './settings.ts';

/** The first instruments of the list, which are on screen or just beside it. */
const ON_SCREEN = 20;

/** Which instrument ticks next, and how often each has ticked. */
export class TickMarket {
  readonly symbols: number;
  readonly #random: () => number;
  readonly #onScreenShare: number | undefined;
  readonly #sequences: Uint32Array;
  readonly #changed = new Set<number>();

  constructor({ symbols, seed, ticksPerSecond, onScreenPerSecond }: FeedSettings) {
    this.symbols = symbols;
    this.#random = seededRandom(seed);
    this.#onScreenShare = onScreenPerSecond === undefined ? undefined : onScreenPerSecond / ticksPerSecond;
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
    const id = this.#next();
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

  #next(): number {
    if (this.#onScreenShare === undefined) return 1 + Math.floor(this.#random() * this.symbols);
    if (this.#random() < this.#onScreenShare) return 1 + Math.floor(this.#random() * ON_SCREEN);
    return 1 + ON_SCREEN + Math.floor(this.#random() * (this.symbols - ON_SCREEN));
  }
}
