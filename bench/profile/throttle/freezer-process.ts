/** The process that freezes and thaws groups of threads. When the bench ends, however it ends, all are thawed. */
import { existsSync } from 'node:fs';
import { threadsOf, type ControlGroup } from './control-group.ts';
import { DutyCycle } from './duty-cycle.ts';
import { putAmongOthers } from './scheduling-priority.ts';

export type FreezerRequest = Pick<ControlGroup, 'version' | 'folder'> & { readonly slowdown: number };

/** Between two looks at what is asked. */
const LOOK_EVERY_MS = 40;

const groups = new Map<string, DutyCycle>();
let running = false;

process.on('message', (request: FreezerRequest) => {
  const { folder, slowdown } = request;
  groups.get(folder)?.end();
  groups.delete(folder);
  // One that was removed since has nothing to slow.
  if (slowdown > 1 && existsSync(folder)) groups.set(folder, new DutyCycle(request, slowdown));
  if (!running) run();
});

process.on('disconnect', () => {
  for (const cycle of groups.values()) {
    putAmongOthers(threadsOf(cycle.group));
    cycle.end();
  }
  process.exit();
});

/** Some periods, then what is asked, and again until no group has a thread left. */
function run(): void {
  forgetEmpty();
  running = groups.size > 0;
  if (!running) return;
  DutyCycle.play([...groups.values()], LOOK_EVERY_MS);
  setImmediate(run);
}

/** What slows nothing costs nothing. A group whose threads have ended is asked for again when it gets others. */
function forgetEmpty(): void {
  for (const [folder, group] of groups) {
    if (threadsOf(group.group).length > 0) continue;
    group.end();
    groups.delete(folder);
  }
}

process.send?.('ready');
