import type { StateSlices } from '../../src/contract/worker/state.ts';

type Slice = keyof StateSlices;
type State = Partial<StateSlices>;
type HasContent = { readonly [K in Slice]?: (value: StateSlices[K]) => boolean };

/** What a slice must hold so that it is more than the state of a worker that has just started. */
const HAS_CONTENT: HasContent = {
  session: ({ status }) => status !== 'loading',
  catalogue: ({ source }) => source !== 'none',
  orders: (lists) => Object.values(lists).every(({ total, failure }) => total !== undefined || failure !== undefined),
};

/**
 * Keeps back the empty slices of a worker that takes the place of one that died: the page still shows what it knew, and
 * each slice passes from its first content on.
 */
export class EmptyStateFilter {
  readonly #passed = new Set<Slice>();

  /** Whether it is known by now that there is an account, or none: until then a missing account summary means nothing. */
  get knowsAccount(): boolean {
    return this.#passed.has('orders');
  }

  /** The slices of `state` that may be sent. */
  filter(state: State): State {
    if (state.session) this.#passes('session', state.session);
    // A visitor has no orders to wait for.
    if (state.session?.status === 'visitor') this.#passed.add('orders');
    const entries = Object.entries(state) as [Slice, never][];
    return Object.fromEntries(entries.filter(([slice, value]) => this.#passes(slice, value)));
  }

  #passes<K extends Slice>(slice: K, value: StateSlices[K]): boolean {
    if (this.#passed.has(slice)) return true;
    // Whose unconfirmed orders and requests these are is known with the session.
    if (slice === 'unconfirmed' || slice === 'unconfirmedFunds') return this.#passed.has('session');
    if (HAS_CONTENT[slice]?.(value) === false) return false;
    this.#passed.add(slice);
    return true;
  }
}
