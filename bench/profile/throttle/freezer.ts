/**
 * Slows threads down by freezing them for most of every few milliseconds, so that work of a single one is slowed, too.
 * A process of its own does it (`freezer-process.ts`): nothing else may delay it.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { leftGroups, openControlGroup, threadsOf, tryTo, type ControlGroup } from './control-group.ts';
import { freezeGroup, thawFolder } from './freezer-state.ts';
import type { FreezerRequest } from './freezer-process.ts';
import { putAmongOthers, putFirst, putFreezerFirst } from './scheduling-priority.ts';
import type { ThreadThrottle } from './thread-throttle.ts';

const ENTRY = fileURLToPath(new URL('./freezer-process.ts', import.meta.url));

export class Freezer {
  readonly #child: ChildProcess;
  /** Always frozen and empty: while one group is, the system freezes and thaws others in a tenth of the time. */
  readonly #keeper: ControlGroup;
  readonly #groups = new Set<ControlGroup>();
  /** Said where slowed threads wait for a core like all others. */
  readonly #lacks: string;

  private constructor(child: ChildProcess, keeper: ControlGroup) {
    this.#child = child;
    this.#lacks = putFreezerFirst(child.pid ?? Number.NaN) ? '' : ', without real-time priority';
    this.#keeper = keeper;
    // However it ended: what it has frozen would never run again, and before everything else.
    child.once('exit', () => {
      for (const group of this.#groups) {
        putAmongOthers(threadsOf(group));
        tryTo(() => thawFolder(group.folder));
      }
    });
  }

  get processId(): number | undefined {
    return this.#child.pid;
  }

  /** Undefined where no control group can be written. */
  static async start(): Promise<Freezer | undefined> {
    for (const folder of leftGroups('freezer')) tryTo(() => (thawFolder(folder), rmdirSync(folder)));
    const keeper = openControlGroup('freezer');
    if (!keeper) return undefined;
    if (!tryTo(() => freezeGroup(keeper))) {
      keeper.remove();
      return undefined;
    }
    const child = fork(ENTRY, { execArgv: ['--import', 'tsx'] });
    await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (!child.connected) throw new Error('The process that freezes threads ended at its start');
    return new Freezer(child, keeper);
  }

  /** At full speed at first. Undefined where no further control group can be made. */
  open(): ThreadThrottle | undefined {
    const group = openControlGroup('freezer');
    if (!group) return undefined;
    const { version, folder } = group;
    this.#groups.add(group);
    let slowdown = 1;
    const update = (): void => {
      const prioritise = slowdown > 1 ? putFirst : putAmongOthers;
      prioritise(threadsOf(group));
      this.#tell({ version, folder, slowdown });
    };
    return {
      name: `freezer (${version}${this.#lacks})`,
      setSlowdown: (asked) => {
        slowdown = asked;
        update();
      },
      apply: (threads) => {
        group.add(threads);
        update();
      },
      release: (threads) => {
        putAmongOthers(threads.map(({ id }) => String(id)));
        group.release(threads);
      },
      dispose: () => {
        slowdown = 1;
        update();
        this.#groups.delete(group);
        group.remove();
      },
    };
  }

  /** Everything runs at full speed from now on. */
  async stop(): Promise<void> {
    if (this.#child.connected) {
      const ended = once(this.#child, 'exit');
      this.#child.disconnect();
      await ended;
    }
    tryTo(() => thawFolder(this.#keeper.folder));
    this.#keeper.remove();
  }

  #tell(request: FreezerRequest): void {
    if (this.#child.connected) this.#child.send(request);
  }
}
