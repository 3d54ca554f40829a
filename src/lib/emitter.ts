/** An event without a payload is emitted without one. */
type Payload<T> = [T] extends [void] ? [] : [payload: T];

/**
 * Typed publish and subscribe, synchronous: `emit` returns when every listener has run.
 * `Events` names each event and the type of its payload; `void` where there is none.
 */
export class Emitter<Events extends object> {
  readonly #listeners = new Map<keyof Events, ((payload: never) => void)[]>();

  /** Calls `listener` at each `event` from now on, after those that subscribed before. */
  on<K extends keyof Events>(event: K, listener: (payload: Events[K]) => void): void {
    const listeners = this.#listeners.get(event) ?? [];
    listeners.push(listener);
    this.#listeners.set(event, listeners);
  }

  /** @throws what a listener throws; those after it are then not called */
  emit<K extends keyof Events>(event: K, ...[payload]: Payload<Events[K]>): void {
    const listeners = this.#listeners.get(event) as ((payload: Events[K] | undefined) => void)[] | undefined;
    if (listeners) for (const listener of listeners) listener(payload);
  }
}
