/**
 * Slows single threads down with a control group's quota: they sleep for what they are slower. The browser's own throttle
 * does not reach workers, and burns the core for as long, which a machine of two cores does not have.
 */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Thread } from './threads.ts';

/** So long on the core in every `slowdown` times as long: the finest that the system offers. */
const QUOTA_US = 1_000;

export interface ThreadThrottle {
  readonly kind: 'cgroup v1' | 'cgroup v2';
  /** How many times slower the threads are from now on, those that are already in the group, too. */
  setSlowdown(slowdown: number): void;
  apply(threads: readonly Thread[]): void;
  /** Lets threads run as fast as the others of their process again. */
  release(threads: readonly Thread[]): void;
  dispose(): void;
}

interface Group {
  readonly kind: ThreadThrottle['kind'];
  readonly folder: string;
  /** The file that takes thread ids. */
  readonly members: string;
  readonly prepare: () => void;
  readonly limit: (periodUs: number) => void;
}

let opened = 0;

/** At full speed at first. Undefined where no control group can be written. */
export function openThreadThrottle(): ThreadThrottle | undefined {
  const name = `pipframe-bench-${process.pid}-${++opened}`;
  return open(version1(name)) ?? open(version2(name));
}

function version1(name: string): Group | undefined {
  const root = mountOf((type, options) => type === 'cgroup' && options.split(',').includes('cpu'));
  if (root === undefined) return undefined;
  const folder = join(root, name);
  return {
    kind: 'cgroup v1',
    folder,
    members: 'tasks',
    prepare: () => undefined,
    limit: (periodUs) => {
      writeFileSync(join(folder, 'cpu.cfs_period_us'), String(periodUs));
      writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(QUOTA_US));
    },
  };
}

/** Single threads may be moved only inside a threaded subtree of their process's own group. */
function version2(name: string): Group | undefined {
  const root = mountOf((type) => type === 'cgroup2');
  const own = /^0::(\S+)$/m.exec(readOptional('/proc/self/cgroup'))?.[1];
  if (root === undefined || own === undefined) return undefined;
  const parent = join(root, own);
  const folder = join(parent, name);
  return {
    kind: 'cgroup v2',
    folder,
    members: 'cgroup.threads',
    prepare: () => {
      writeFileSync(join(folder, 'cgroup.type'), 'threaded');
      writeFileSync(join(parent, 'cgroup.subtree_control'), '+cpu');
    },
    limit: (periodUs) => writeFileSync(join(folder, 'cpu.max'), `${QUOTA_US} ${periodUs}`),
  };
}

function open(group: Group | undefined): ThreadThrottle | undefined {
  if (!group) return undefined;
  const { kind, folder, members, prepare, limit } = group;
  const setSlowdown = (slowdown: number): void => limit(Math.round(QUOTA_US * slowdown));
  const dispose = (): void => {
    if (existsSync(folder)) tryTo(() => rmdirSync(folder));
  };
  const ready = tryTo(() => {
    mkdirSync(folder);
    prepare();
    setSlowdown(1);
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
    setSlowdown,
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
