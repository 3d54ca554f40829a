import { useEffect, useState } from 'react';
import { usePage } from '../../state/page.ts';
import { measurePace, type PagePace } from './page-pace.ts';

const NOTHING: PagePace = { frames: [], longTasks: undefined, longFrames: undefined };

/** How smoothly the page runs while this is on screen, read each second. */
export function usePagePace(): PagePace {
  const { state } = usePage();
  const [pace, setPace] = useState(NOTHING);
  useEffect(() => {
    const { read, stop } = measurePace();
    const unsubscribe = state.clock.subscribe(() => setPace(read()));
    return () => {
      unsubscribe();
      stop();
    };
  }, [state]);
  return pace;
}
