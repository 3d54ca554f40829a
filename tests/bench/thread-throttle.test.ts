/** A thread is slowed, and let run again, where control groups can be made. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { coreTimeOf, type Thread } from '../../bench/profile/threads.ts';
import { openControlGroup, tryTo } from '../../bench/profile/throttle/control-group.ts';
import { freezeGroup } from '../../bench/profile/throttle/freezer-state.ts';
import { periodFor } from '../../bench/profile/throttle/duty-cycle.ts';
import { Freezer } from '../../bench/profile/throttle/freezer.ts';
import { openQuota } from '../../bench/profile/throttle/quota.ts';
import type { ThreadThrottle } from '../../bench/profile/throttle/thread-throttle.ts';
import { endChildrenAfterAll } from '../support/server/end-children.ts';
import { endWithUs } from '../support/server/our-children.ts';

const SLOWDOWN = 5;
const WORK_MS = 60;
/** What single tasks of a page take. */
const TASK_MS = 2;
const freezer = await Freezer.start();
const quota = openQuota();
quota?.dispose();
endChildrenAfterAll();
afterAll(() => freezer?.stop());

/** A process that never rests. */
function spinner(): Thread {
  const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  endWithUs(child);
  onTestFinished(async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
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

describe.each([
  ['the freezer', freezer !== undefined, () => freezer?.open()],
  ['a quota', quota !== undefined, () => openQuota()],
] as const)('by %s', (_, canBe, open) => {
  it.skipIf(!canBe)('takes as many times longer for its work, and as long as before when it is let go', async () => {
    const throttle = open() as ThreadThrottle;
    const thread = spinner();
    onTestFinished(() => throttle.dispose());
    await timeFor(thread, 1);
    throttle.setSlowdown(SLOWDOWN);
    throttle.apply([thread]);
    // A machine with other work only makes it longer.
    expect(await timeFor(thread, WORK_MS)).toBeGreaterThan(WORK_MS * SLOWDOWN * 0.7);
    throttle.release([thread]);
    await vi.waitFor(async () => expect(await timeFor(thread, WORK_MS)).toBeLessThan(WORK_MS * SLOWDOWN * 0.7), {
      timeout: 10_000,
      interval: 10,
    });
  });
});

it.skipIf(!freezer)('a short task is slowed as a long one is: no thread runs for long at a time', async () => {
  const throttle = freezer?.open();
  const thread = spinner();
  onTestFinished(() => throttle?.dispose());
  await timeFor(thread, 1);
  throttle?.setSlowdown(SLOWDOWN);
  throttle?.apply([thread]);
  await timeFor(thread, TASK_MS);
  const times: number[] = [];
  for (let task = 0; task < 20; task++) times.push(await timeFor(thread, TASK_MS));
  expect(Math.min(...times)).toBeGreaterThan(TASK_MS * 2);
});

/** Whether threads may be given real-time priority here. */
const canGoFirst = tryTo(() => execFileSync('chrt', ['--fifo', '1', 'true'], { stdio: 'ignore' }));

/** 0 for a thread like others; the 41st field of `/proc/…/stat`, of which the second may have blanks. */
function policyOf({ id }: Thread): number {
  const [, fields = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ');
  return Number(fields.split(' ')[41 - 3]);
}

it.skipIf(!freezer || !canGoFirst)('runs as long as it is let, though others keep every core busy', async () => {
  const throttle = freezer?.open();
  const thread = spinner();
  onTestFinished(() => throttle?.dispose());
  for (let other = 0; other < 3 * availableParallelism(); other++) spinner();
  throttle?.setSlowdown(SLOWDOWN);
  throttle?.apply([thread]);
  expect(policyOf(thread)).not.toBe(0);
  await vi.waitFor(async () => expect(await timeFor(thread, WORK_MS)).toBeLessThan(WORK_MS * SLOWDOWN * 1.4), {
    timeout: 10_000,
    interval: 10,
  });
  throttle?.release([thread]);
  expect(policyOf(thread)).toBe(0);
});

it('runs for half of a millisecond at a time, and for up to two where it rests for long', () => {
  expect([1, 4, 6, 12, 24].map((slowdown) => periodFor(slowdown))).toEqual([2, 2, 3, 18, 48]);
});

it.skipIf(!freezer)('slows others when a group that has gone is asked for', async () => {
  const gone = freezer?.open();
  gone?.dispose();
  gone?.setSlowdown(SLOWDOWN);
  const throttle = freezer?.open();
  const thread = spinner();
  onTestFinished(() => throttle?.dispose());
  throttle?.setSlowdown(SLOWDOWN);
  throttle?.apply([thread]);
  await timeFor(thread, TASK_MS);
  expect(await timeFor(thread, WORK_MS)).toBeGreaterThan(WORK_MS * SLOWDOWN * 0.7);
});

async function runsFreely(thread: Thread): Promise<void> {
  const isFree = async (): Promise<void> => {
    expect(await timeFor(thread, TASK_MS)).toBeLessThan(TASK_MS * 20);
    expect(policyOf(thread)).toBe(0);
  };
  await vi.waitFor(isFree, { timeout: 10_000, interval: 10 });
}

const SLOW_AND_STAY = `
  const { Freezer } = await import('./bench/profile/throttle/freezer.ts');
  const throttle = (await Freezer.start()).open();
  throttle.setSlowdown(100);
  throttle.apply([{ process: Number(process.argv[1]), id: Number(process.argv[1]) }]);
  console.log('slowed');
`;

it.skipIf(!freezer)('a thread runs freely again when the bench was killed', async () => {
  const thread = spinner();
  const bench = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', SLOW_AND_STAY, String(thread.id)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  endWithUs(bench);
  await once(bench.stdout, 'data');
  bench.kill('SIGKILL');
  await runsFreely(thread);
});

it.skipIf(!freezer)('a thread runs freely when what froze it was killed', async () => {
  const other = await Freezer.start();
  const throttle = other?.open();
  const thread = spinner();
  onTestFinished(() => throttle?.dispose());
  throttle?.setSlowdown(100);
  throttle?.apply([thread]);
  await timeFor(thread, TASK_MS);
  process.kill(other?.processId ?? Number.NaN, 'SIGKILL');
  await runsFreely(thread);
  await other?.stop();
});

it.skipIf(!freezer)('what a killed bench has left frozen is thawed, and removed by the next', async () => {
  const group = openControlGroup('freezer');
  if (!group) throw new Error('No control group');
  group.remove();
  // Greater than any process's number.
  const left = { ...group, folder: join(dirname(group.folder), 'pipframe-bench-9999999-1') };
  mkdirSync(left.folder);
  freezeGroup(left);
  await (await Freezer.start())?.stop();
  expect(existsSync(left.folder)).toBe(false);
});
