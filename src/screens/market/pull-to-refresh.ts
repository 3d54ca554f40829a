import { useEffect, useState, type RefObject } from 'react';

/** How far a finger pulls before it counts. */
const THRESHOLD_PX = 56;
/** The indicator goes this long after the refresh has ended, so that a quick one is seen. */
const HIDE_AFTER_MS = 500;

export type PullPhase = 'idle' | 'pulling' | 'refreshing';

/** Refreshes when the list is pulled down from its top. `refresh` must keep its identity. */
export function usePullToRefresh(scroller: RefObject<HTMLElement | null>, refresh: () => Promise<unknown>): PullPhase {
  const [phase, setPhase] = useState<PullPhase>('idle');
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let startY: number | undefined;
    let pulled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onStart = (event: TouchEvent): void => {
      startY = element.scrollTop <= 0 ? event.touches[0]?.clientY : undefined;
    };
    const onMove = (event: TouchEvent): void => {
      if (startY === undefined) return;
      pulled = (event.touches[0]?.clientY ?? startY) - startY > THRESHOLD_PX;
      setPhase((current) => (current === 'refreshing' ? current : pulled ? 'pulling' : 'idle'));
    };
    const onEnd = (): void => {
      startY = undefined;
      if (!pulled) return;
      pulled = false;
      setPhase('refreshing');
      void refresh().finally(() => {
        timer = setTimeout(() => setPhase('idle'), HIDE_AFTER_MS);
      });
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: true });
    element.addEventListener('touchend', onEnd);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('touchend', onEnd);
    };
  }, [scroller, refresh]);
  return phase;
}
