import type { Preferences } from '../state/preferences.ts';
import { effect } from '../state/signals.ts';

/** Calls back when theme or colours change, after the document shows them; not for how they are at first. */
export function followLooks({ theme, riseIsRed }: Preferences, restyle: () => void): () => void {
  let first = true;
  return effect(() => {
    void theme.value;
    void riseIsRed.value;
    if (!first) queueMicrotask(restyle);
    first = false;
  });
}
