import { useLayoutEffect, type RefObject } from 'react';
import { effect, type ReadonlySignal } from '../state/signals.ts';
import { flashes, prefersStillness } from './flashes.ts';

/**
 * Tints an element for a moment when a number moves.
 * @param source names the number that is shown; another one than before moves nothing
 */
export function useFlash(target: RefObject<HTMLElement | null>, source: () => ReadonlySignal<number>): void {
  useLayoutEffect(() => {
    const element = target.current;
    if (!element || prefersStillness()) return undefined;
    let shown: ReadonlySignal<number> | undefined;
    let previous = Number.NaN;
    const stop = effect(() => {
      const number = source();
      const next = number.value;
      const before = number === shown ? previous : Number.NaN;
      if (number !== shown) flashes.clear(element);
      shown = number;
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
