import { spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { builtProgram } from './built-programs.ts';
import { endWithUs } from './our-children.ts';
import { readyDataFolder } from './ready-folder.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Settings that name a place for what is kept. */
const KEEPERS = ['DATA_DIR', 'DATABASE_URL'];
const READY = /running at (\S+)/;

/** A server that is on its way. */
export interface LaunchedServer {
  readonly child: ChildProcess;
  /** Never, where it ends before it takes requests. */
  readonly url: Promise<string>;
  readonly ended: Promise<number | null>;
  readonly output: () => string;
}

/** @param umask of the process, e.g. `000`; our own unless it is given */
export async function launch(environment: Readonly<Record<string, string>>, umask?: string): Promise<LaunchedServer> {
  const command = [process.execPath, await builtProgram('server')];
  const masked = ['sh', '-c', `umask ${umask} && exec "$@"`, 'sh', ...command];
  return launchBy(umask === undefined ? command : masked, environment);
}

/** The same by a command of one's own. */
export function launchBy(
  [program = '', ...args]: readonly string[],
  environment: Readonly<Record<string, string>>,
): LaunchedServer {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_LIMIT: '0',
      DEMOS_PER_DAY: '0',
      HOUSE_STRATEGY_DAYS: '0',
      DATA_DIR: 'memory',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithUs(child);
  let output = '';
  const url = new Promise<string>((resolve) => {
    const read = (data: Buffer): void => {
      output += data.toString();
      const address = READY.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  // `close` and not `exit`: by then everything it said has been read.
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, url, ended, output: () => output };
}

/** The server as its users run it: a process of its own. */
export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  /** Its exit code, once it has one. */
  readonly ended: Promise<number | null>;
  readonly #output: () => string;

  private constructor(url: string, child: ChildProcess, ended: Promise<number | null>, output: () => string) {
    this.url = url;
    this.#child = child;
    this.ended = ended;
    this.#output = output;
  }

  /** What it has said so far, on both of its outputs. */
  get output(): string {
    return this.#output();
  }

  /**
   * Resolves when it takes requests; rejects with what it said when it ends before. What it keeps goes with it, unless
   * the environment names a place.
   */
  static async start(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const folder = KEEPERS.some((name) => name in environment) ? undefined : await readyDataFolder();
    const { url, child, ended, output } = await launch({
      ...(folder !== undefined && { DATA_DIR: folder }),
      ...environment,
    });
    if (folder !== undefined) void ended.then(() => rm(folder, { recursive: true, force: true }));
    return new ServerProcess(
      await Promise.race([
        url,
        ended.then((code) => {
          throw new Error(`The server ended with ${code}: ${output()}`);
        }),
      ]),
      child,
      ended,
      output,
    );
  }

  get pid(): number {
    if (this.#child.pid === undefined) throw new Error('The server has no process');
    return this.#child.pid;
  }

  /** Ends it without any chance to tidy up. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.ended;
  }

  /** Stands still, as a process does whose machine is overloaded or asleep, until `thaw`. */
  freeze(): void {
    this.#child.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child.kill('SIGCONT');
  }

  /** Asks it to end; its exit code. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.#child.kill(signal);
    return this.ended;
  }
}
