/**
 * The one door to signals, so that components never import two ways of reading them. The built page leaves out what the
 * library adds to React (`tools/lighter-packages.ts`): a signal is no child of an element.
 */
import { useCallback, useSyncExternalStore } from 'react';
import type { ReadonlySignal } from '@preact/signals-react';

export { batch, computed, effect, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals-react';

/** Re-renders when the signal changes. For what changes rarely; prices are written by `SignalText` without a render. */
export function useSignalValue<T>(source: ReadonlySignal<T>): T {
  const subscribe = useCallback((notify: () => void) => source.subscribe(notify), [source]);
  return useSyncExternalStore(subscribe, () => source.peek());
}
