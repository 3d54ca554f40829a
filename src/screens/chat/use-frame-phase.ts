import { useCallback, useEffect, useState } from 'react';
import type { FramePhase } from './FramePlace.tsx';

/** How long a frame may take before it is taken for failed. */
export const FRAME_DEADLINE_MS = 15_000;

/** How far a frame is: it has failed when nothing was heard of it for too long. */
export function useFramePhase(): { readonly phase: FramePhase; readonly ready: () => void } {
  const [phase, setPhase] = useState<FramePhase>('loading');
  useEffect(() => {
    if (phase !== 'loading') return undefined;
    const timer = setTimeout(() => setPhase('failed'), FRAME_DEADLINE_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  const ready = useCallback(() => setPhase('ready'), []);
  return { phase, ready };
}
