/** The product as a newcomer runs it: the built client, served by the reference server in a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { builtProgram } from '../../support/server/built-programs.ts';
import { readyDataFolder } from '../../support/server/ready-folder.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** So that a test need not wait for what happens only after a while. */
const MOVABLE_CLOCK = fileURLToPath(new URL('movable-clock.mjs', import.meta.url));
const READY = /running at (http:\/\/\S+)/;

export type Settings = Readonly<Record<string, string>>;

export class Product {
  readonly #settings: Settings;
  readonly #folder: string;
  #process: ChildProcess | undefined;
  #url = '';

  private constructor(settings: Settings, folder: string) {
    this.#settings = settings;
    this.#folder = folder;
  }

  /** Starts with a data folder of its own and any free port. */
  static async start(settings: Settings = {}): Promise<Product> {
    const product = new Product(settings, await readyDataFolder());
    await product.#launch('0');
    return product;
  }

  get url(): string {
    return this.#url;
  }

  /** Where the server keeps its data. */
  get folder(): string {
    return this.#folder;
  }

  /** Ends the server as a power cut would. */
  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  }

  /** Starts it again, on the same port and data, perhaps with something set otherwise. */
  async restart(change: Settings = {}): Promise<void> {
    await this.#launch(new URL(this.#url).port, change);
  }

  /** Moves the server's clock on. */
  async passTime(ms: number): Promise<void> {
    const running = this.#process;
    if (!running) throw new Error('No server runs');
    const moved = once(running, 'message');
    running.send(ms);
    await moved;
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #launch(port: string, change: Settings = {}): Promise<void> {
    const child = spawn(process.execPath, ['--import', MOVABLE_CLOCK, await builtProgram('server')], {
      cwd: ROOT,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        DATA_DIR: this.#folder,
        RATE_LIMIT: '0',
        DEMOS_PER_DAY: '0',
        HOUSE_STRATEGY_DAYS: '0',
        ...this.#settings,
        ...change,
        PORT: port,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#process = child;
    this.#url = await readyUrl(child);
  }
}

/** Waits for the one line that says where it runs; a server that ends first fails with what it said. */
function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const [, url] = READY.exec(said) ?? [];
      if (url) resolve(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The server ended with ${String(code)}:\n${said}`)));
  });
}
