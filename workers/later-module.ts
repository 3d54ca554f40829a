import type { Outcome } from '../src/contract/worker/failure.ts';
import { err } from '../src/lib/result.ts';

/** A module whose code comes later than the entry's, or when it is first asked for. */
export class LaterModule<T> {
  readonly #make: () => Promise<T>;
  readonly #origin: string;
  #made: Promise<T> | undefined;

  /** @param make loads the code and makes the module @param origin of the failure where the code does not come */
  constructor(make: () => Promise<T>, origin: string) {
    this.#make = make;
    this.#origin = origin;
  }

  /** Does something with it; `network` where its code does not come. */
  async run<R>(use: (module: T) => Promise<Outcome<R>>): Promise<Outcome<R>> {
    try {
      return await use(await this.#load());
    } catch (error) {
      return err({ kind: 'network', origin: this.#origin, message: String(error) });
    }
  }

  /** Has the code loaded, if it can be. */
  prepare(): void {
    void this.#load().catch(() => undefined);
  }

  #load(): Promise<T> {
    this.#made ??= this.#make().catch((error: unknown) => {
      // Another try asks for it anew.
      this.#made = undefined;
      throw error;
    });
    return this.#made;
  }
}
