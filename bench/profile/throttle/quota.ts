/**
 * Slows threads down by a control group's quota. Coarse: the system looks at it every four milliseconds at a common setting,
 * so that a thread runs for up to three at full speed and then sleeps for as many times longer.
 */
import { rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leftGroups, openControlGroup, tryTo, type ControlGroup } from './control-group.ts';
import type { ThreadThrottle } from './thread-throttle.ts';

/** So long on the core in every `slowdown` times as long: the least that the system offers. */
const QUOTA_US = 1_000;

/** At full speed at first. Undefined where no control group can be written. */
export function openQuota(): ThreadThrottle | undefined {
  for (const folder of leftGroups('cpu')) tryTo(() => rmdirSync(folder));
  const group = openControlGroup('cpu');
  if (!group) return undefined;
  const setSlowdown = (slowdown: number): void => limit(group, Math.round(QUOTA_US * slowdown));
  if (!tryTo(() => setSlowdown(1))) {
    group.remove();
    return undefined;
  }
  return {
    name: `quota (${group.version})`,
    setSlowdown,
    apply: group.add,
    release: group.release,
    dispose: group.remove,
  };
}

function limit({ version, folder }: ControlGroup, periodUs: number): void {
  if (version === 'cgroup v2') {
    writeFileSync(join(folder, 'cpu.max'), `${QUOTA_US} ${periodUs}`);
    return;
  }
  writeFileSync(join(folder, 'cpu.cfs_period_us'), String(periodUs));
  writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(QUOTA_US));
}
