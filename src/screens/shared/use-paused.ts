import { useEffect, useState } from 'react';

/** What was typed when typing last paused so long. */
export function usePaused<T>(typed: T, pauseMs: number): T {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, pauseMs]);
  return paused;
}
