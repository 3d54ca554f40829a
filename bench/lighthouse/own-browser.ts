import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chromiumArguments, findChromium, HOW_TO_GET_ONE } from '../../tools/chromium.ts';
import { firstMatch } from './first-match.ts';

const LISTENS = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//;

/** A Chromium with nothing but its debugging port: a driver of its own would be measured with the page. */
export class OwnBrowser {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  /** @param profile an empty folder */
  static async start(profile: string): Promise<OwnBrowser> {
    const program = findChromium();
    if (program === undefined) throw new Error(HOW_TO_GET_ONE);
    const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
    const child = spawn(program, [...own, ...chromiumArguments()], { stdio: ['ignore', 'ignore', 'pipe'] });
    const port = await firstMatch(child.stderr, LISTENS);
    if (port === undefined) throw new Error('The browser ended before it could be spoken to');
    return new OwnBrowser(child, Number(port));
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }
}
