import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { endWithUs } from './end-with-us.ts';

const run = promisify(execFile);
/** Nobody on Debian and macOS alike has a number that fits; PostgreSQL only refuses to run as root. */
const NOBODY = 65_534;
const READY_TRIES = 100;

export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** Why there is no PostgreSQL to test on; undefined where there is one. */
export function missingPostgres(): string | undefined {
  if (process.env['TEST_DATABASE_URL'] !== undefined) return undefined;
  const missing = ['initdb', 'postgres'].filter((name) => binary(name) === undefined);
  return missing.length === 0
    ? undefined
    : `${missing.join(' and ')} not found in PATH, and TEST_DATABASE_URL is not set`;
}

/** A PostgreSQL of our own in a temporary folder, or the one of TEST_DATABASE_URL. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) return { url: given, stop: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'pipframe-pg-'));
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  await run(
    binary('initdb') ?? 'initdb',
    ['-D', data, '-U', 'pipframe', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    identity,
  );
  const port = await freePort();
  const settings = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`];
  const server = spawn(binary('postgres') ?? 'postgres', ['-D', data, ...settings], { ...identity, stdio: 'ignore' });
  endWithUs(server);
  const url = `postgres://pipframe@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  return { url, stop: () => stop(server, folder) };
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries >= READY_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** SIGQUIT: at once, for nothing is to be kept. */
async function stop(server: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGQUIT');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}

/** Debian keeps the server's programs outside PATH. */
function binary(name: string): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...['17', '16', '15', '14'].map((v) => `/usr/lib/postgresql/${v}/bin`),
  ];
  return folders
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
