/** The bench's hold on the feed's process. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FeedAnswer, FeedCommands, FeedReady } from './commands.ts';
import type { StaticFolder } from './static-files.ts';

const ENTRY = fileURLToPath(new URL('./main.ts', import.meta.url));

export class FeedProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (value: unknown) => void>();
  #calls = 0;

  private constructor(child: ChildProcess, port: number) {
    this.url = `http://127.0.0.1:${port}`;
    this.#child = child;
    child.on('message', ({ call, value }: FeedAnswer) => {
      this.#waiting.get(call)?.(value);
      this.#waiting.delete(call);
    });
  }

  static async start(folders: readonly StaticFolder[]): Promise<FeedProcess> {
    const child = fork(ENTRY, [JSON.stringify(folders)], {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
    });
    const [ready] = (await once(child, 'message')) as [FeedReady];
    return new FeedProcess(child, ready.port);
  }

  call<K extends keyof FeedCommands>(name: K, ...args: Parameters<FeedCommands[K]>) {
    const call = ++this.#calls;
    this.#child.send({ call, name, args });
    return new Promise<Awaited<ReturnType<FeedCommands[K]>>>((resolve) => {
      this.#waiting.set(call, resolve as (value: unknown) => void);
    });
  }

  stop(): void {
    this.#child.disconnect();
  }
}
