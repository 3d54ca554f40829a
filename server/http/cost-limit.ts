import type { Clock } from '../clock.ts';

const WINDOW_MS = 60_000;

/** What calls may cost an address in a minute, beside how many they are. */
export class CostLimit {
  readonly #perMinute: number;
  readonly #clock: Clock;
  /** By address, of the running minute only. */
  readonly #spent = new Map<string, number>();
  #window = 0;

  /** @param perMinute 0 sets no limit */
  constructor(perMinute: number, clock: Clock) {
    this.#perMinute = perMinute;
    this.#clock = clock;
  }

  /** Counts a cost; false, and nothing counted, when the address would be beyond its limit. */
  spend(address: string, cost: number): boolean {
    if (this.#perMinute === 0) return true;
    this.#turnWindow();
    const spent = (this.#spent.get(address) ?? 0) + cost;
    if (spent > this.#perMinute) return false;
    this.#spent.set(address, spent);
    return true;
  }

  #turnWindow(): void {
    const window = Math.floor(this.#clock.now() / WINDOW_MS);
    if (window === this.#window) return;
    this.#window = window;
    this.#spent.clear();
  }
}
