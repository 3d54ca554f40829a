import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ControlGroup } from './control-group.ts';

type Group = Pick<ControlGroup, 'version' | 'folder'>;

/** The file that freezes a group, and what is written into it. */
export interface FreezerState {
  readonly file: string;
  readonly frozen: string;
  readonly thawed: string;
}

export function freezerState({ version, folder }: Group): FreezerState {
  return version === 'cgroup v1'
    ? { file: join(folder, 'freezer.state'), frozen: 'FROZEN', thawed: 'THAWED' }
    : { file: join(folder, 'cgroup.freeze'), frozen: '1', thawed: '0' };
}

export function freezeGroup(group: Group): void {
  const { file, frozen } = freezerState(group);
  writeFileSync(file, frozen);
}

/** Of whichever version it is. */
export function thawFolder(folder: string): void {
  for (const version of ['cgroup v1', 'cgroup v2'] as const) {
    const { file, thawed } = freezerState({ version, folder });
    if (existsSync(file)) writeFileSync(file, thawed);
  }
}
