/** The server as a developer starts it: other tests start it from built files. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { Api } from '../support/server/api.ts';
import { endChildrenAfterAll } from '../support/server/end-children.ts';
import { endWithUs } from '../support/server/our-children.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY = /running at (\S+)/;
const SLOW = 60_000;

endChildrenAfterAll();

it('runs from its sources, computes history on its thread, and ends when asked to', { timeout: SLOW }, async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: 'memory', HOUSE_STRATEGY_DAYS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endWithUs(child);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve) => {
    child.stdout.on('data', (said: Buffer) => {
      const [, address] = READY.exec(said.toString()) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  const api = new Api(url);
  await api.signIn();
  const closes = await api.get<readonly unknown[]>('/v1/api/forex/abbreviated_cache_kline', {
    forex_id: '1',
    period: '15min',
  });
  expect(closes).toHaveLength(60);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
