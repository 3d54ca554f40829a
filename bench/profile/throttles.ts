import type { Slowdown } from './profile.ts';
import { openThreadThrottle, type ThreadThrottle } from './thread-throttle.ts';

/** `quota`: page and worker alike, by the time that they get on the core; `browser`: the page by the browser's own. */
export const PAGE_THROTTLES = ['quota', 'browser'] as const;
export type PageThrottle = (typeof PAGE_THROTTLES)[number];

/** What slows the threads of one device down. */
export interface Throttles {
  /** Undefined where the browser's own throttle slows the page. */
  readonly page: ThreadThrottle | undefined;
  /** Undefined where nothing can slow a worker. */
  readonly worker: ThreadThrottle | undefined;
}

export const NO_THROTTLES: Throttles = { page: undefined, worker: undefined };

/** @param asked of the page; where no control group can be made, the browser's own is all that there is */
export function openThrottles(asked: PageThrottle, { worker }: Slowdown): Throttles {
  const throttles = { page: asked === 'quota' ? openThreadThrottle() : undefined, worker: openThreadThrottle() };
  throttles.worker?.setSlowdown(worker);
  return throttles;
}

export function disposeThrottles({ page, worker }: Throttles): void {
  page?.dispose();
  worker?.dispose();
}

export function describeThrottles({ page, worker }: Throttles): { readonly page: string; readonly worker: string } {
  return { page: page?.kind ?? 'browser', worker: worker?.kind ?? 'none' };
}
