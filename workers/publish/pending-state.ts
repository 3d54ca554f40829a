import type { Notice, StateSlices } from '../../src/contract/worker/state.ts';
import type { EmptyStateFilter } from './empty-state-filter.ts';

type State = { -readonly [K in keyof StateSlices]?: StateSlices[K] };

/** Slices and notices that wait for the next frame. */
export class PendingState {
  readonly #filter: EmptyStateFilter | undefined;
  #state: State = {};
  #notices: Notice[] = [];

  /** @param filter for a worker that takes the place of one that died */
  constructor(filter?: EmptyStateFilter) {
    this.#filter = filter;
  }

  /** A slice in place of what waited of it. */
  set<K extends keyof StateSlices>(slice: K, value: StateSlices[K]): void {
    this.#state[slice] = value;
  }

  /** Adds a notice. */
  notify(notice: Notice): void {
    this.#notices.push(notice);
  }

  /** The slices that have changed, once; undefined if none has. */
  takeState(): Partial<StateSlices> | undefined {
    const state = this.#filter?.filter(this.#state) ?? this.#state;
    this.#state = {};
    return Object.keys(state).length > 0 ? state : undefined;
  }

  /** The notices, each once; undefined if there are none. */
  takeNotices(): readonly Notice[] | undefined {
    const notices = this.#notices;
    this.#notices = [];
    return notices.length > 0 ? notices : undefined;
  }
}
