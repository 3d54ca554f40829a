// @vitest-environment happy-dom
/** What the page asks of a worker that is still starting. */
import { expose } from 'comlink';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StartOptions } from '../../../src/contract/worker/trading-api.ts';
import { ok } from '../../../src/lib/result.ts';
import { command, startTrading } from '../../../src/worker-client/trading.ts';

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
  const started = startTrading(() => OPTIONS, { onFrames: () => undefined, onStatus: () => undefined });
  const asked = command('registrationRules');
  SlowWorker.started();
  expect(await asked).toEqual(ok({ registerBy: 'email' }));
  expect(await started).toEqual(ok(null));
  expect(SlowWorker.calls).toEqual(['started', 'registrationRules']);
  expect(await command('registrationRules')).toEqual(ok({ registerBy: 'email' }));
});
