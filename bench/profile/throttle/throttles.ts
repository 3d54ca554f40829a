import type { Slowdown } from '../profile.ts';
import { Freezer } from './freezer.ts';
import { openQuota } from './quota.ts';
import type { ThreadThrottle } from './thread-throttle.ts';

/**
 * `freezer`: page and worker are frozen for most of every few milliseconds; `quota`: both, by the time that they get on the core;
 * `browser`: the page by the browser's own, the worker by the freezer.
 */
export const THROTTLES = ['freezer', 'quota', 'browser'] as const;
export type ThrottleKind = (typeof THROTTLES)[number];

/** What slows the threads of one device down. */
export interface Throttles {
  /** Undefined where the browser's own throttle slows the page. */
  readonly page: ThreadThrottle | undefined;
  /** Undefined where nothing can slow a worker. */
  readonly worker: ThreadThrottle | undefined;
}

export const NO_THROTTLES: Throttles = { page: undefined, worker: undefined };

/** Makes throttles of the kind that was asked for, or of the next best that the machine can make. */
export class ThrottleSource {
  readonly #kind: ThrottleKind;
  readonly #freezer: Freezer | undefined;

  private constructor(kind: ThrottleKind, freezer: Freezer | undefined) {
    this.#kind = kind;
    this.#freezer = freezer;
  }

  static async start(kind: ThrottleKind): Promise<ThrottleSource> {
    return new ThrottleSource(kind, kind === 'quota' ? undefined : await Freezer.start());
  }

  open({ page, worker }: Slowdown): Throttles {
    const throttles = { page: this.#kind === 'browser' ? undefined : this.#openOne(), worker: this.#openOne() };
    throttles.page?.setSlowdown(page);
    throttles.worker?.setSlowdown(worker);
    return throttles;
  }

  async stop(): Promise<void> {
    await this.#freezer?.stop();
  }

  #openOne(): ThreadThrottle | undefined {
    return this.#freezer?.open() ?? openQuota();
  }
}

export function disposeThrottles({ page, worker }: Throttles): void {
  page?.dispose();
  worker?.dispose();
}

export function describeThrottles({ page, worker }: Throttles): { readonly page: string; readonly worker: string } {
  return { page: page?.name ?? 'browser', worker: worker?.name ?? 'none' };
}
