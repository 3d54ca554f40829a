/** Threads of the browser's renderers, as the system shows them. */
import { readdirSync, readFileSync } from 'node:fs';
import type { DevtoolsSession } from '../browser/target-session.ts';

/** The system cuts a thread's name after 15 letters. */
const WORKER = 'DedicatedWorker';
const SERVICE_WORKER = 'ServiceWorker t';
/** In the command line of a renderer that draws the window's own bars, which a phone's browser draws without one. */
const OWN_INTERFACE = '--top-chrome-webui';
const NANOSECONDS = 1e6;

export interface Thread {
  readonly process: number;
  readonly id: number;
}

/** Threads of dedicated workers in all renderers; none where the system shows no threads. */
export async function workerThreads(browser: DevtoolsSession): Promise<Thread[]> {
  return threadsOfRenderers(browser, WORKER);
}

/** Threads of service workers, which may run in a renderer of their own. */
export async function serviceWorkerThreads(browser: DevtoolsSession): Promise<Thread[]> {
  return threadsOfRenderers(browser, SERVICE_WORKER);
}

async function threadsOfRenderers(browser: DevtoolsSession, name: string): Promise<Thread[]> {
  return (await renderersOfPages(browser)).flatMap((id) => threadsNamed(id, name));
}

/** The main threads of all renderers that have pages or wait for one: those sleep. */
export async function mainThreads(browser: DevtoolsSession): Promise<Thread[]> {
  return (await renderersOfPages(browser)).map((id) => ({ process: id, id }));
}

/** One of the browser's own interface would take the slowed page's turn when it collects its garbage. */
async function renderersOfPages(browser: DevtoolsSession): Promise<number[]> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type, id }) => type === 'renderer' && !isOwnInterface(id)).map(({ id }) => id);
}

export function isOwnInterface(process: number): boolean {
  try {
    // A renderer writes its command line anew, with spaces between.
    return readFileSync(`/proc/${process}/cmdline`, 'utf8').split(/[\0 ]/).includes(OWN_INTERFACE);
  } catch {
    // It has ended meanwhile, or the system does not say.
    return false;
  }
}

function threadsNamed(process: number, name: string): Thread[] {
  try {
    return readdirSync(`/proc/${process}/task`)
      .filter((id) => readFileSync(`/proc/${process}/task/${id}/comm`, 'utf8').startsWith(name))
      .map((id) => ({ process, id: Number(id) }));
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

/** Time that a thread has spent on a core, ms; undefined where the system does not say. */
export function coreTimeOf({ process, id }: Thread): number | undefined {
  try {
    const [running] = readFileSync(`/proc/${process}/task/${id}/schedstat`, 'utf8').split(' ');
    return Number(running) / NANOSECONDS;
  } catch {
    return undefined;
  }
}
