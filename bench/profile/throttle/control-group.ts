/** A control group of the system for single threads: what limits it, limits them and none of their process's others. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Thread } from '../threads.ts';

export type Controller = 'cpu' | 'freezer';

export interface ControlGroup {
  readonly version: 'cgroup v1' | 'cgroup v2';
  readonly folder: string;
  readonly add: (threads: readonly Thread[]) => void;
  /** Back to the others of their process. */
  readonly release: (threads: readonly Thread[]) => void;
  /** Ends the group; threads that are left in it are released. */
  readonly remove: () => void;
}

type Place = Pick<ControlGroup, 'version' | 'folder'> & { readonly prepare: () => void };

const NAME = 'pipframe-bench';
let opened = 0;

/** Undefined where none can be written. */
export function openControlGroup(controller: Controller): ControlGroup | undefined {
  const name = `${NAME}-${process.pid}-${++opened}`;
  return open(version1(controller, name)) ?? open(version2(controller, name));
}

/** Folders of groups that a bench left behind that was killed. */
export function leftGroups(controller: Controller): readonly string[] {
  return [version1(controller, NAME), version2(controller, NAME)]
    .flatMap((place) => (place ? [dirname(place.folder)] : []))
    .flatMap((root) => readdirSync(root).map((name) => join(root, name)))
    .filter((folder) => isLeft(/pipframe-bench-(\d+)-\d+$/.exec(folder)?.[1]));
}

/** The ids of a group's threads; none where it has gone. */
export function threadsOf(group: Pick<ControlGroup, 'version' | 'folder'>): readonly string[] {
  try {
    return readOptional(membersOf(group))
      .split('\n')
      .filter((id) => id !== '');
  } catch {
    return [];
  }
}

/** The file that takes thread ids, and tells which a group has. */
function membersOf({ version, folder }: Pick<ControlGroup, 'version' | 'folder'>): string {
  return join(folder, version === 'cgroup v1' ? 'tasks' : 'cgroup.threads');
}

function isLeft(owner: string | undefined): boolean {
  return owner !== undefined && !existsSync(`/proc/${owner}`);
}

function version1(controller: Controller, name: string): Place | undefined {
  const root = mountOf((type, options) => type === 'cgroup' && options.split(',').includes(controller));
  if (root === undefined) return undefined;
  return { version: 'cgroup v1', folder: join(root, name), prepare: () => undefined };
}

/** Single threads may be moved only inside a threaded subtree of their process's own group. */
function version2(controller: Controller, name: string): Place | undefined {
  const root = mountOf((type) => type === 'cgroup2');
  const own = /^0::(\S+)$/m.exec(readOptional('/proc/self/cgroup'))?.[1];
  if (root === undefined || own === undefined) return undefined;
  const parent = join(root, own);
  const folder = join(parent, name);
  return {
    version: 'cgroup v2',
    folder,
    prepare: () => {
      writeFileSync(join(folder, 'cgroup.type'), 'threaded');
      if (controller === 'cpu') writeFileSync(join(parent, 'cgroup.subtree_control'), '+cpu');
    },
  };
}

function open(place: Place | undefined): ControlGroup | undefined {
  if (!place) return undefined;
  const { version, folder, prepare } = place;
  const outside = { version, folder: dirname(folder) };
  const remove = (): void => {
    for (const id of threadsOf(place)) tryTo(() => writeFileSync(membersOf(outside), id));
    if (existsSync(folder)) tryTo(() => rmdirSync(folder));
  };
  const ready = tryTo(() => {
    mkdirSync(folder);
    prepare();
  });
  if (!ready) {
    remove();
    return undefined;
  }
  // A thread that has ended meanwhile need not be slowed down.
  const moveTo = (group: Pick<ControlGroup, 'version' | 'folder'>, threads: readonly Thread[]): void => {
    for (const { id } of threads) tryTo(() => writeFileSync(membersOf(group), String(id)));
  };
  return {
    version,
    folder,
    add: (threads) => moveTo(place, threads),
    release: (threads) => moveTo(outside, threads),
    remove,
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

/** Whether it could be done. */
export function tryTo(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
