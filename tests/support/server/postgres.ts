import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { endWithUs } from './our-children.ts';
import { fillFromReady } from './ready-cluster.ts';

const run = promisify(execFile);
/** Nobody on Debian and macOS alike has a number that fits; PostgreSQL only refuses to run as root. */
const NOBODY = 65_534;
const READY_TRIES = 100;

export interface TestPostgres {
  readonly url: string;
  /** Ends the server and keeps its data: at once, or as an operator does. */
  pause(signal?: 'SIGQUIT' | 'SIGINT'): Promise<void>;
  /** Starts it again, on the same port and data, unless it runs. */
  resume(): Promise<void>;
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

/** A PostgreSQL of our own in a temporary folder, or the one of TEST_DATABASE_URL, which cannot be paused. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  return given === undefined
    ? startOwnPostgres()
    : { url: given, pause: refuse, resume: refuse, stop: async () => undefined };
}

/**
 * A PostgreSQL of our own, also where another is given: for tests that stop it.
 * @param password that it asks for; it trusts everyone unless it is given
 */
export async function startOwnPostgres(password?: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'pipframe-pg-'));
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const make = (made: string, access: readonly string[]): Promise<unknown> =>
    run(binary('initdb') ?? 'initdb', ['-D', made, '-U', 'pipframe', ...access, '-E', 'UTF8', '--no-sync'], identity);
  if (password === undefined) {
    await fillFromReady(data, binary('postgres') ?? 'postgres', (made) => make(made, ['-A', 'trust']));
  } else {
    const secret = join(folder, 'password');
    writeFileSync(secret, password, { mode: 0o644 });
    await make(data, ['-A', 'scram-sha-256', '--pwfile', secret]);
  }
  const port = await freePort();
  const user = password === undefined ? 'pipframe' : `pipframe:${password}`;
  const url = `postgres://${user}@127.0.0.1:${port}/postgres`;
  // Of a machine that stops, no test speaks; a process that is killed leaves its writes with the system.
  const configuration = { fsync: 'off', listen_addresses: '127.0.0.1', unix_socket_directories: folder };
  const settings = Object.entries({ port, ...configuration }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(binary('postgres') ?? 'postgres', ['-D', data, ...settings], {
      ...identity,
      stdio: 'ignore',
    });
    endWithUs(started);
    await untilReady(url);
    return started;
  };
  let server = await start();
  return {
    url,
    pause: (signal = 'SIGQUIT') => end(server, signal),
    resume: async () => {
      if (hasEnded(server)) server = await start();
    },
    stop: async () => {
      await end(server, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function refuse(): Promise<void> {
  throw new Error('The PostgreSQL of TEST_DATABASE_URL is not ours to stop');
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

/** SIGQUIT ends it at once, as a crash does; SIGINT ends its sessions first. */
async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(server)) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null;
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
