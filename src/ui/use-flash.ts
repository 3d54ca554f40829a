import { useLayoutEffect, useRef, type RefObject } from 'react';
import { effect, type ReadonlySignal } from '../state/signals.ts';

const FLASH_MS = 300;

/**
 * Flashes an overlay when a number moves: opacity only, so nothing is laid out again. One animation is kept and
 * restarted at most once per its length, because a price that moves sixty times a second is one lively price.
 */
export function useFlash(source: ReadonlySignal<number>): RefObject<HTMLSpanElement | null> {
  const overlay = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = overlay.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let previous = source.peek();
    let animation: Animation | undefined;
    const stop = effect(() => {
      const next = source.value;
      const before = previous;
      previous = next;
      if (Number.isNaN(before) || Number.isNaN(next) || next === before || animation?.playState === 'running') return;
      element.dataset['move'] = next > before ? 'up' : 'down';
      animation ??= element.animate([{ opacity: 0.28 }, { opacity: 0 }], { duration: FLASH_MS, easing: 'ease-out' });
      animation.currentTime = 0;
      animation.play();
    });
    return () => {
      stop();
      animation?.cancel();
    };
  }, [source]);
  return overlay;
}
