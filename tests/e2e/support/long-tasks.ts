/** Tasks of a page, told by its thread's own time: what a busy machine makes it wait for a core is not its work. */
import type { Page } from './test.ts';

const MICROSECONDS = 1_000;

/** What a trace says of a task, times in microseconds; of a thread's name, in `args`. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

interface Task {
  /** From its begin to its end, ms. */
  readonly taken: number;
  /** On the core, ms. */
  readonly onCore: number;
}

/** The tasks of the page's main thread while something is done. */
export async function tasksDuring(page: Page, act: () => Promise<unknown>): Promise<readonly Task[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('A page without a browser cannot be traced');
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const mainThreads = new Set(traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(thread));
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && mainThreads.has(thread(event)));
  if (tasks.length === 0) throw new Error('The trace has no task of the page');
  return tasks.map(({ dur = 0, tdur = 0 }) => ({ taken: dur / MICROSECONDS, onCore: tdur / MICROSECONDS }));
}
