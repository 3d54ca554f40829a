/** A part of the product whose code loads when it is wanted, and goes on being tried while it cannot be had. */

import { spreadWait, type Backoff } from '../lib/backoff.ts';

/** `unreachable`: waiting helps. `newRelease`: the server has another release, only a reload helps. `broken`: the files are there, but this page cannot run them; a reload may help. */
export type WhyMissing = 'unreachable' | 'newRelease' | 'broken';

export type PartState<T> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly value: T }
  | { readonly phase: 'missing'; readonly why: WhyMissing; readonly trying: boolean };

/** What a part takes from the page; injected, so that tests own time, events and chance. */
export interface PartEnvironment {
  /** Calls once after so many milliseconds; answers how to call it off. */
  readonly after: (ms: number, then: () => void) => () => void;
  /** Calls each time when the connection may be back: the network returned, or the page is seen again; answers how to stop. */
  readonly onReturn: (then: () => void) => () => void;
  /** Whether nobody sees the page. */
  readonly isHidden: () => boolean;
  /** At least 0, below 1. */
  readonly random: () => number;
  readonly reasonOf: (error: unknown) => Promise<WhyMissing>;
}

const BACKOFF: Backoff = { firstMs: 1_000, longestMs: 30_000 };

export class CodePart<T> {
  readonly #load: () => Promise<T>;
  readonly #page: PartEnvironment;
  readonly #listeners = new Set<() => void>();
  #state: PartState<T> = { phase: 'loading' };
  #wanted = false;
  #busy = false;
  #failures = 0;
  #stopWaiting: () => void = () => undefined;

  constructor(load: () => Promise<T>, page: PartEnvironment) {
    this.#load = load;
    this.#page = page;
  }

  get state(): PartState<T> {
    return this.#state;
  }

  /** Calls at each change of the state; answers how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads it, and tries again until it is there. */
  want(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    void this.#try();
  }

  /** Tries again now. */
  retry(): void {
    if (this.#state.phase === 'missing') void this.#try();
  }

  /** Loads it; the code when it is there, or undefined when the first try, or the one under way, has failed. */
  async settled(): Promise<T | undefined> {
    this.want();
    const state = await this.#stateWhen(({ phase }) => phase === 'ready' || !this.#busy);
    return state.phase === 'ready' ? state.value : undefined;
  }

  /** Loads it; the code, however long that takes. */
  async ready(): Promise<T> {
    this.want();
    const state = await this.#stateWhen(({ phase }) => phase === 'ready');
    if (state.phase !== 'ready') throw new Error('A part was ready and is not');
    return state.value;
  }

  async #try(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.#stopWaiting();
    if (this.#state.phase === 'missing') this.#become({ ...this.#state, trying: true });
    try {
      const value = await this.#load();
      this.#become({ phase: 'ready', value });
    } catch (error) {
      const why = await this.#page.reasonOf(error);
      this.#busy = false;
      this.#failures++;
      this.#wait(why);
      this.#become({ phase: 'missing', why, trying: false });
    }
  }

  #wait(why: WhyMissing): void {
    const again = (): void => void this.#try();
    const stopListening = this.#page.onReturn(again);
    // Of what only a reload can mend nothing comes by waiting.
    const wait = spreadWait(this.#failures, BACKOFF, this.#page.random());
    const stopTimer =
      why === 'unreachable' ? this.#page.after(wait, () => this.#page.isHidden() || again()) : undefined;
    this.#stopWaiting = () => {
      stopListening();
      stopTimer?.();
    };
  }

  #become(state: PartState<T>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #stateWhen(isIt: (state: PartState<T>) => boolean): Promise<PartState<T>> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!isIt(this.#state)) return;
        stop();
        resolve(this.#state);
      };
      const stop = this.subscribe(look);
      look();
    });
  }
}
