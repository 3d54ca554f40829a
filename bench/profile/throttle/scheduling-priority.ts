/**
 * Real-time priority: a thread that has it gets a core before all that have none. Where it may not be given, times become
 * less even.
 */
import { execFileSync } from 'node:child_process';
import { tryTo } from './control-group.ts';

/** Of the process that freezes and thaws: it goes before what it freezes. */
const OF_FREEZER = 10;
const OF_SLOWED = 1;

/** All threads of the process that freezes others. Returns whether priorities may be given. */
export function putFreezerFirst(process: number): boolean {
  return change('--fifo', '--all-tasks', '--pid', String(OF_FREEZER), String(process));
}

/**
 * Threads that are slowed: what they are let run, they shall run. A phone has a core for each of them; here others were
 * seen to take the core for half of that time. Threads that they start have no such priority.
 */
export function putFirst(threads: readonly string[]): void {
  for (const id of threads) change('--reset-on-fork', '--fifo', '--pid', String(OF_SLOWED), id);
}

/** Threads that are slowed no more. */
export function putAmongOthers(threads: readonly string[]): void {
  for (const id of threads) change('--other', '--pid', '0', id);
}

/** A thread that has ended meanwhile has no priority to change. */
function change(...options: readonly string[]): boolean {
  return tryTo(() => execFileSync('chrt', options, { stdio: 'ignore' }));
}
