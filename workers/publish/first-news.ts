import type { SessionState, StateSlices } from '../../src/contract/worker/state.ts';

type Slice = keyof StateSlices;
type Says = { readonly [K in Slice]?: (value: StateSlices[K]) => boolean };

/** What a slice must hold to tell more than that the worker has just started. */
const SAYS_SOMETHING: Says = {
  session: ({ status }) => status !== 'loading',
  catalogue: ({ source }) => source !== 'none',
  orders: (lists) => Object.values(lists).every(({ total, failure }) => total !== undefined || failure !== undefined),
};
/**
 * After a worker's death the page still shows what it knew, and the emptiness of the worker that starts in its place
 * is no news: a slice passes from its first content on.
 */
export class FirstNews {
  readonly #told = new Set<Slice>();

  /** Whether it is known by now that there is an account, or none: before, its missing figures are no news. */
  get knowsOrders(): boolean {
    return this.#told.has('orders');
  }

  isNews<K extends Slice>(slice: K, value: StateSlices[K]): boolean {
    if (this.#told.has(slice)) return true;
    if (slice === 'unconfirmed') return this.#told.has('session');
    if (SAYS_SOMETHING[slice]?.(value) === false) return false;
    this.#told.add(slice);
    // A visitor has no orders to wait for.
    if (slice === 'session' && (value as SessionState).status === 'visitor') this.#told.add('orders');
    return true;
  }
}
