import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../../tools/paths.ts';
import { firstMatch } from './first-match.ts';

/** Gets a core where the browser leaves one; 0 is the ordinary priority, 19 the last. */
export const AFTER_THE_BROWSER = 15;
const READY = /running at (\S+)/;

/** The reference server with the built client, as `npm start` runs it. */
export class StartedServer {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  /**
   * @param data folder of its database, which may not exist yet
   * @param client folder of the built client
   */
  static async start(data: string, client: string): Promise<StartedServer> {
    const program = [process.execPath, '--import', 'tsx', 'bench/lighthouse/serve.ts', client];
    // By the command, so that all of its threads have it. A real one is another machine: the page does not wait for it.
    const child = spawn('nice', ['-n', String(AFTER_THE_BROWSER), ...program], {
      cwd: ROOT,
      // Without strategies: making their past takes the machine a while, and is no part of a visit.
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, HOUSE_STRATEGY_DAYS: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await firstMatch(child.stdout, READY);
    if (url === undefined) throw new Error('The server ended before it was ready');
    return new StartedServer(child, url);
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill();
    await ended;
  }
}
