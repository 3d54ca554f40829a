import { startTransition, useEffect, useState } from 'react';
import { idle } from './idle.ts';

/** Whether the page has had nothing else to do since the component came. */
export function useIdle(): boolean {
  const [wasIdle, setIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    void idle().then(() => {
      if (!isGone) startTransition(() => setIdle(true));
    });
    return () => {
      isGone = true;
    };
  }, []);
  return wasIdle;
}
