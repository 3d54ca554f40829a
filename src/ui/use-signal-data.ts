import { useLayoutEffect, type RefObject } from 'react';
import { effect } from '../state/signals.ts';

/** Keeps an element's data attribute equal to what `read` returns from signals; undefined removes it. */
export function useSignalData(
  target: RefObject<HTMLElement | null>,
  name: string,
  read: () => string | undefined,
): void {
  useLayoutEffect(
    () =>
      effect(() => {
        const value = read();
        const element = target.current;
        if (!element) return;
        if (value === undefined) delete element.dataset[name];
        else if (element.dataset[name] !== value) element.dataset[name] = value;
      }),
    [target, name, read],
  );
}
