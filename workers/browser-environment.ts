import type { Environment, LocksLike, Timers } from './environment.ts';

const timers: Timers = {
  after(ms, run) {
    const handle = setTimeout(run, ms);
    return () => clearTimeout(handle);
  },
};

/** The environment of a dedicated worker. Each API is looked up when it is used, so that a missing one fails only where it is needed. */
export function browserEnvironment(): Environment {
  return {
    now: () => Date.now(),
    timers,
    random: () => Math.random(),
    // Not randomUUID: it is missing on plain http, where a phone may reach a development machine.
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    openSocket: (url) => new WebSocket(url),
    fetch: (input, init) => fetch(input, init),
    newUpload: () => new XMLHttpRequest(),
    indexedDB: globalThis.indexedDB,
    IDBKeyRange: globalThis.IDBKeyRange,
    // Both are missing on plain http, or in older browsers: each tab is then on its own.
    locks: (globalThis.navigator as { locks?: LocksLike } | undefined)?.locks,
    openChannel: (name) => (typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined),
  };
}
