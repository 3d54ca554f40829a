/** WebKit by Debian's WebDriver, in a window of a screen that nobody sees. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { SCREEN, type Tab } from './tab.ts';

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
/** The driver's window gets no narrower. */
const WINDOW = { ...SCREEN, width: 447 };
const STARTED_MS = 10_000;
const LOOK_EVERY_MS = 50;

/** No error: rows that were drawn because others were measured are measured in the next frame, as Resize Observer, 3.4.6, has it. */
const MEASURED_LATER = 'ResizeObserver loop completed with undelivered notifications.';

/** Notes errors from the first moment at which the page can be asked; what was logged before is not to be had. */
const LISTEN = `
  if (!window.walkErrors) {
    const errors = (window.walkErrors = []);
    addEventListener('error', ({ message }) => message && message !== '${MEASURED_LATER}' && errors.push(message));
    addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
    const { error } = console;
    console.error = (...words) => { errors.push(words.join(' ')); error(...words); };
  }
  return document.readyState !== 'loading' && location.href;`;

export async function startWebKitTab(path: string): Promise<Tab> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen);
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: 'ignore',
  });
  const end = async (): Promise<void> => {
    await ended(driver);
    await ended(screen);
  };
  try {
    return tabOf(await WebDriver.open(`http://127.0.0.1:${port}`), end);
  } catch (error) {
    await end();
    throw error;
  }
}

function tabOf(driver: WebDriver, end: () => Promise<void>): Tab {
  const errors = new Set<string>();
  const read = (expression: string): Promise<unknown> => driver.run(`return (${expression});`);
  const note = async (): Promise<void> => {
    for (const error of (await read('window.walkErrors ?? []')) as string[]) errors.add(error);
  };
  const settled = async (isThere: (href: unknown) => boolean): Promise<void> => {
    while (!isThere(await driver.run(LISTEN).catch(() => false))) await pause();
  };
  return {
    open: async (url) => {
      await note();
      await driver.send('POST', 'url', { url: 'about:blank' });
      await driver.send('POST', 'url', { url });
      await settled((href) => typeof href === 'string' && href !== 'about:blank');
    },
    reload: async () => {
      await note();
      await read('void (window.walkLeaves = true)');
      await driver.send('POST', 'refresh', {});
      while ((await read('window.walkLeaves === true').catch(() => true)) === true) await pause();
      await settled(Boolean);
    },
    read,
    press: async (x, y) => {
      await driver.press(x, y);
      await note();
    },
    picture: async () => Buffer.from(String(await driver.send('GET', 'screenshot')), 'base64'),
    errors: () => [...errors],
    close: async () => {
      await note();
      await driver.send('DELETE', '');
      await end();
    },
  };
}

/** A session of the W3C's WebDriver. */
class WebDriver {
  readonly #base: string;

  private constructor(base: string) {
    this.#base = base;
  }

  static async open(address: string): Promise<WebDriver> {
    const answer = (await asked(`${address}/session`, 'POST', {
      capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } },
    })) as { sessionId: string };
    const driver = new WebDriver(`${address}/session/${answer.sessionId}`);
    await driver.send('POST', 'window/rect', WINDOW);
    return driver;
  }

  send(method: string, path: string, body?: unknown): Promise<unknown> {
    return asked(path === '' ? this.#base : `${this.#base}/${path}`, method, body);
  }

  run(script: string): Promise<unknown> {
    return this.send('POST', 'execute/sync', { script, args: [] });
  }

  async press(x: number, y: number): Promise<void> {
    const steps = [
      { type: 'pointerMove', duration: 0, x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.send('POST', 'actions', {
      actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions: steps }],
    });
  }
}

/** Asks until the driver is there. @throws what it refuses with */
async function asked(url: string, method: string, body?: unknown): Promise<unknown> {
  const end = performance.now() + STARTED_MS;
  for (;;) {
    try {
      const answer = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
      const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
      if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
      return value;
    } catch (error) {
      if (!(error instanceof TypeError) || performance.now() > end) throw error;
      await pause();
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function firstLine(child: ChildProcess): Promise<string> {
  const pipe = child.stdio[3];
  if (!pipe) throw new Error('The screen says nothing');
  const [text] = (await once(pipe, 'data')) as [Buffer];
  return text.toString().trim();
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}
