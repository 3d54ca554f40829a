/** Slows single threads down with a control group's quota; the browser's own throttle does not reach workers. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Thread } from './threads.ts';

/** So long on the core in every `slowdown` times as long: the finest that the system offers. */
const QUOTA_US = 1_000;

export interface WorkerThrottle {
  readonly kind: 'cgroup v1' | 'cgroup v2';
  apply(threads: readonly Thread[]): void;
  /** Lets threads run as fast as the others of their process again. */
  release(threads: readonly Thread[]): void;
  dispose(): void;
}

interface Group {
  readonly kind: WorkerThrottle['kind'];
  readonly folder: string;
  /** The file that takes thread ids. */
  readonly members: string;
  readonly prepare: (folder: string) => void;
}

/** Undefined where no control group can be written; worker and page are then not slowed alike. */
export function openWorkerThrottle(slowdown: number): WorkerThrottle | undefined {
  const period = Math.round(QUOTA_US * slowdown);
  const name = `pipframe-bench-${process.pid}-${period}`;
  return open(version1(name, period)) ?? open(version2(name, period));
}

function version1(name: string, period: number): Group | undefined {
  const root = mountOf((type, options) => type === 'cgroup' && options.split(',').includes('cpu'));
  if (root === undefined) return undefined;
  return {
    kind: 'cgroup v1',
    folder: join(root, name),
    members: 'tasks',
    prepare: (folder) => {
      writeFileSync(join(folder, 'cpu.cfs_period_us'), String(period));
      writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(QUOTA_US));
    },
  };
}

/** Single threads may be moved only inside a threaded subtree of their process's own group. */
function version2(name: string, period: number): Group | undefined {
  const root = mountOf((type) => type === 'cgroup2');
  const own = /^0::(\S+)$/m.exec(readOptional('/proc/self/cgroup'))?.[1];
  if (root === undefined || own === undefined) return undefined;
  const parent = join(root, own);
  return {
    kind: 'cgroup v2',
    folder: join(parent, name),
    members: 'cgroup.threads',
    prepare: (folder) => {
      writeFileSync(join(folder, 'cgroup.type'), 'threaded');
      writeFileSync(join(parent, 'cgroup.subtree_control'), '+cpu');
      writeFileSync(join(folder, 'cpu.max'), `${QUOTA_US} ${period}`);
    },
  };
}

function open(group: Group | undefined): WorkerThrottle | undefined {
  if (!group) return undefined;
  const { kind, folder, members, prepare } = group;
  const dispose = (): void => {
    if (existsSync(folder)) tryTo(() => rmdirSync(folder));
  };
  const ready = tryTo(() => {
    mkdirSync(folder);
    prepare(folder);
  });
  if (!ready) {
    dispose();
    return undefined;
  }
  // A thread that has ended meanwhile need not be slowed down.
  const moveTo = (target: string, threads: readonly Thread[]): void => {
    for (const { id } of threads) tryTo(() => writeFileSync(join(target, members), String(id)));
  };
  return {
    kind,
    apply: (threads) => moveTo(folder, threads),
    release: (threads) => moveTo(dirname(folder), threads),
    dispose,
  };
}

function mountOf(fits: (type: string, options: string) => boolean): string | undefined {
  const mounts = readOptional('/proc/mounts')
    .split('\n')
    .map((line) => line.split(' '));
  return mounts.find(([, , type = '', options = '']) => fits(type, options))?.[1];
}

function readOptional(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function tryTo(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
