import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** How far a finger pulls before letting go reads anew, px. */
const FAR_ENOUGH_PX = 64;
/** What is shown of a pull moves with half of the finger. */
const PART_SHOWN = 0.5;

/**
 * Something that scrolls is read anew when it is pulled down from its top.
 * @param inner what lies in the element that scrolls
 * @param onPull how far the pull has come, px; 0: it is over
 */
export function usePullToRefresh(
  inner: RefObject<HTMLElement | null>,
  { onPull, onRefresh }: { readonly onPull: (px: number) => void; readonly onRefresh: () => void },
): void {
  const pulled = useEffectEvent(onPull);
  const refresh = useEffectEvent(onRefresh);
  useLayoutEffect(() => {
    const host = inner.current?.parentElement;
    if (!host) return undefined;
    let from: { readonly x: number; readonly y: number } | undefined;
    let distance = 0;
    const end = (isMeant: boolean): void => {
      if (isMeant && distance >= FAR_ENOUGH_PX) refresh();
      if (distance > 0) pulled(0);
      from = undefined;
      distance = 0;
    };
    const onStart = ({ touches }: TouchEvent): void => {
      const [touch] = touches;
      from = touches.length === 1 && touch && host.scrollTop <= 0 ? { x: touch.clientX, y: touch.clientY } : undefined;
    };
    const onMove = (event: TouchEvent): void => {
      const [touch] = event.touches;
      if (!from || !touch) return;
      const down = touch.clientY - from.y;
      // Sideways or up: another movement, which scrolls.
      if (distance === 0 && down <= Math.abs(touch.clientX - from.x)) return;
      distance = Math.max(0, down);
      if (event.cancelable) event.preventDefault();
      pulled(Math.min(distance, FAR_ENOUGH_PX * 2) * PART_SHOWN);
    };
    const stop = new AbortController();
    const { signal } = stop;
    host.addEventListener('touchstart', onStart, { passive: true, signal });
    host.addEventListener('touchmove', onMove, { passive: false, signal });
    host.addEventListener('touchend', () => end(true), { signal });
    host.addEventListener('touchcancel', () => end(false), { signal });
    return () => stop.abort();
  }, [inner]);
}
