import { useSyncExternalStore } from 'react';

/** From here on the market list fits beside chart and ticket. */
const WIDE = '(min-width: 900px)';

export function useIsWide(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => matchMedia(WIDE).matches,
  );
}
