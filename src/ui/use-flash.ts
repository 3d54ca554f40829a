import { useLayoutEffect, type RefObject } from 'react';
import { effect, type ReadonlySignal } from '../state/signals.ts';
import { flashes, prefersStillness } from './flashes.ts';

/** Tints an element for a moment when a number moves. */
export function useFlash(target: RefObject<HTMLElement | null>, source: ReadonlySignal<number>): void {
  useLayoutEffect(() => {
    const element = target.current;
    if (!element || prefersStillness()) return undefined;
    let previous = source.peek();
    const stop = effect(() => {
      const next = source.value;
      const before = previous;
      previous = next;
      if (Number.isNaN(before) || Number.isNaN(next) || next === before) return;
      flashes.show(element, next > before ? 'up' : 'down');
    });
    return () => {
      stop();
      flashes.clear(element);
    };
  }, [target, source]);
}
