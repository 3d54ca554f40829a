import { useLayoutEffect, type RefObject } from 'react';
import { effect } from '../state/signals.ts';

/** Keeps an element's data attribute equal to what `read` returns from signals; undefined removes it. */
export function useSignalData(
  target: RefObject<HTMLElement | null>,
  name: string,
  read: () => string | undefined,
): void {
  useLayoutEffect(() => {
    // Asking the page for what it has would cost as much as writing it.
    let written: HTMLElement | undefined;
    let has: string | undefined;
    return effect(() => {
      const value = read();
      const element = target.current;
      if (!element || (element === written && value === has)) return;
      written = element;
      has = value;
      if (value === undefined) delete element.dataset[name];
      else element.dataset[name] = value;
    });
  }, [target, name, read]);
}
