// @vitest-environment happy-dom
/** What the page asks of a worker that is still starting. */
import { expose } from 'comlink';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StartOptions } from '../../../src/contract/worker/trading-api.ts';
import { newDeferred } from '../../../src/lib/deferred.ts';
import { ok } from '../../../src/lib/result.ts';
import { startWorker } from '../../../src/worker-client/supervised-calls.ts';

const OPTIONS: StartOptions = { apiBase: 'http://localhost', language: 'en', visible: true, online: true };

/** A worker in this thread that has started when the test says so. */
class SlowWorker {
  static started: () => void;
  static readonly calls: string[] = [];

  constructor() {
    const { port1, port2 } = new MessageChannel();
    const starting = new Promise<void>((resolve) => (SlowWorker.started = resolve));
    expose(
      {
        start: async () => {
          await starting;
          SlowWorker.calls.push('started');
          return ok(null);
        },
        ping: async () => {},
        registrationRules: async () => {
          SlowWorker.calls.push('registrationRules');
          return ok({ registerBy: 'email' });
        },
      },
      port2,
    );
    return Object.assign(port1, { terminate: () => port1.close() });
  }
}

beforeEach(() => {
  SlowWorker.calls.length = 0;
  vi.stubGlobal('Worker', SlowWorker);
});
afterEach(() => void vi.unstubAllGlobals());

it('waits for the start, and is answered after it', async () => {
  const frames = { apply: () => undefined, canWait: () => true };
  const running = newDeferred<void>();
  const { command } = startWorker(() => OPTIONS, {
    frames,
    onStatus: ({ phase }) => {
      if (phase === 'running') running.resolve();
    },
  });
  const asked = command('registrationRules');
  SlowWorker.started();
  expect(await asked).toEqual(ok({ registerBy: 'email' }));
  await running.promise;
  expect(SlowWorker.calls).toEqual(['started', 'registrationRules']);
  expect(await command('registrationRules')).toEqual(ok({ registerBy: 'email' }));
});
