import { randomBytes } from 'node:crypto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { WebSocket } from 'ws';
import { CALL_TIMEOUT_MS } from '../../workers/transport/http-client.ts';
import type { Environment } from '../../workers/environment.ts';
import { NodeUpload } from './node-upload.ts';

/** What the client waits before it tries a call again; in tests it is short, so that none takes long. */
const RETRY_MS = 2_000;
const HURRIED_RETRY_MS = 50;

/** The surroundings of a worker in a test: real network, real time but for retries, storage of its own. */
export function testEnvironment(change: Partial<Environment> = {}): Environment {
  return {
    now: () => Date.now(),
    timers: {
      after(ms, run) {
        const handle = setTimeout(run, ms === RETRY_MS ? HURRIED_RETRY_MS : ms);
        return () => clearTimeout(handle);
      },
    },
    random: () => 0.5,
    randomBytes: (length) => new Uint8Array(randomBytes(length)),
    openSocket: (url) => new WebSocket(url),
    fetch: (input, init) => fetch(input, init),
    newUpload: () => new NodeUpload(),
    indexedDB: new IDBFactory(),
    IDBKeyRange,
    locks: undefined,
    openChannel: () => undefined,
    ...change,
  };
}

/** Real timers that run so many times as fast, for what takes the client seconds by contract. */
export function hurriedTimers(times: number): Environment['timers'] {
  return {
    after(ms, run) {
      const handle = setTimeout(run, ms / times);
      return () => clearTimeout(handle);
    },
  };
}

/** The same, but calls keep their time limit: an answer takes a busy machine longer than a hundredth of it. */
export function hurriedWaits(times: number): Environment['timers'] {
  const hurried = hurriedTimers(times);
  return { after: (ms, run) => hurried.after(ms === CALL_TIMEOUT_MS ? ms * times : ms, run) };
}
