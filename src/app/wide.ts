import { useMedia } from '../ui/use-media.ts';

/** From here on the market list fits beside chart and ticket. */
const WIDE = '(min-width: 900px)';

export function useIsWide(): boolean {
  return useMedia(WIDE);
}
