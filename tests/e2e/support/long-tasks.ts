/** Long tasks of a page, told by its thread's own time: what a busy machine makes it wait for a core is not its work. */
import type { Page } from './test.ts';

const LONG_MS = 50;
const MICROSECONDS = 1_000;

/** What a trace says of a task, times in microseconds; of a thread's name, in `args`. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Times on the core of the page's tasks over 50 ms while something is done, ms. */
export async function longTasksDuring(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('A page without a browser cannot be traced');
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const mainThreads = new Set(traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(thread));
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && mainThreads.has(thread(event)));
  if (tasks.length === 0) throw new Error('The trace has no task of the page');
  return tasks.map(({ tdur = 0 }) => tdur / MICROSECONDS).filter((ms) => ms > LONG_MS);
}
