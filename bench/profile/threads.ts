/** Threads of the browser's renderers, as the system shows them. */
import { readdirSync, readFileSync } from 'node:fs';
import type { DevtoolsSession } from '../browser/target-session.ts';

/** The system cuts a thread's name after 15 letters. */
const WORKER = 'DedicatedWorker';
const SERVICE_WORKER = 'ServiceWorker t';
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
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return renderers.flatMap(({ id }) => threadsNamed(id, name));
}

/** The main threads of all renderers. One that no page uses sleeps. */
export async function mainThreads(browser: DevtoolsSession): Promise<Thread[]> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => ({ process: id, id }));
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
