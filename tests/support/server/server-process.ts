import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endWithUs } from './end-with-us.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const READY = /running at (\S+)/;

/** The server as its users run it: a process of its own. */
export class ServerProcess {
  readonly url: string;
  /** What it has said so far, its log included. */
  readonly output: () => string;
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;

  private constructor(url: string, output: () => string, child: ChildProcess, ended: Promise<number | null>) {
    this.url = url;
    this.output = output;
    this.#child = child;
    this.#ended = ended;
  }

  /** Resolves when it takes requests; rejects with what it said when it ends before. */
  static async start(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        RATE_LIMIT: '0',
        DEMOS_PER_DAY: '0',
        DATA_DIR: 'memory',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endWithUs(child);
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    let output = '';
    const url = await new Promise<string>((resolve, reject) => {
      const read = (data: Buffer): void => {
        output += data.toString();
        const address = READY.exec(output)?.[1];
        if (address !== undefined) resolve(address);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      void ended.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)));
    });
    return new ServerProcess(url, () => output, child, ended);
  }

  /** Ends it without any chance to tidy up. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }

  /** Asks it to end; its exit code. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.#child.kill(signal);
    return this.#ended;
  }
}
