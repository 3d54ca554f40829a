import { useCallback, useEffect, useState, type RefObject } from 'react';

interface LockableOrientation {
  lock?: (orientation: 'landscape') => Promise<void>;
}

/**
 * Fills the screen with an element and turns it to landscape. Where the browser has no full screen or does not
 * turn, the element fills the page instead.
 */
export function useFullScreen(target: RefObject<HTMLElement | null>): [boolean, () => void] {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const onChange = (): void => {
      if (!document.fullscreenElement) setWide(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setWide(false);
    };
    document.addEventListener('fullscreenchange', onChange);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  const toggle = useCallback(() => {
    setWide((current) => {
      if (current) void leave();
      else void enter(target.current);
      return !current;
    });
  }, [target]);
  return [wide, toggle];
}

async function enter(element: HTMLElement | null): Promise<void> {
  try {
    await element?.requestFullscreen();
    const orientation: LockableOrientation = screen.orientation;
    await orientation.lock?.('landscape');
  } catch {
    // Not allowed here: filling the page is what remains.
  }
}

async function leave(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
}
