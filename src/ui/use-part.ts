import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { CodePart, PartState } from '../loading/code-part.ts';

/** The state of a part; shown for the first time it begins to load. */
export function usePart<T>(part: CodePart<T>): PartState<T> {
  useLayoutEffect(() => part.want(), [part]);
  return useSyncExternalStore(part.subscribe, () => part.state);
}
