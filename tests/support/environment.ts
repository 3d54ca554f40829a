import { randomBytes } from 'node:crypto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { WebSocket } from 'ws';
import type { Environment } from '../../workers/environment.ts';

/** The surroundings of a worker in a test: real network and time, storage of its own. */
export function testEnvironment(change: Partial<Environment> = {}): Environment {
  return {
    now: () => Date.now(),
    timers: {
      after(ms, run) {
        const handle = setTimeout(run, ms);
        return () => clearTimeout(handle);
      },
    },
    random: () => 0.5,
    randomBytes: (length) => new Uint8Array(randomBytes(length)),
    openSocket: (url) => new WebSocket(url),
    fetch: (input, init) => fetch(input, init),
    indexedDB: new IDBFactory(),
    IDBKeyRange,
    ...change,
  };
}
