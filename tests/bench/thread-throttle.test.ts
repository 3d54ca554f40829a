/** A thread is slowed by a quota, where control groups can be made. */
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openThreadThrottle } from '../../bench/profile/thread-throttle.ts';
import { coreTimeOf, type Thread } from '../../bench/profile/threads.ts';
import { endChildrenAfterAll } from '../support/server/end-children.ts';
import { endWithUs } from '../support/server/our-children.ts';

const SLOWDOWN = 5;
const WORK_MS = 60;
const throttle = openThreadThrottle();
endChildrenAfterAll();

/** A process that never rests. */
function spinner(): Thread {
  const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  endWithUs(child);
  onTestFinished(async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    throttle?.dispose();
  });
  return { process: child.pid ?? 0, id: child.pid ?? 0 };
}

/** How long a thread takes to be on the core for so long, ms. */
async function timeFor(thread: Thread, coreMs: number): Promise<number> {
  const begun = performance.now();
  const before = coreTimeOf(thread) ?? 0;
  // Until it has worked as much.
  while ((coreTimeOf(thread) ?? 0) - before < coreMs) await sleep(1);
  return performance.now() - begun;
}

it.skipIf(!throttle)('takes as many times longer for its work', async () => {
  const thread = spinner();
  await timeFor(thread, 1);
  throttle?.setSlowdown(SLOWDOWN);
  throttle?.apply([thread]);
  // A machine with other work only makes it longer.
  expect(await timeFor(thread, WORK_MS)).toBeGreaterThan(WORK_MS * SLOWDOWN * 0.7);
});
