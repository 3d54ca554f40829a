import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useCloseRequests } from '../../ui/close-requests.ts';
import { useOverlay } from '../../ui/overlays.ts';

interface LockableOrientation {
  lock?: (orientation: 'landscape') => Promise<void>;
}

interface FullScreen {
  readonly isWide: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Fills the screen with an element and turns it to landscape. Where the browser has no full screen or does not
 * turn, the element fills the page instead.
 */
export function useFullScreen(target: RefObject<HTMLElement | null>): FullScreen {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const onChange = (): void => {
      if (!document.fullscreenElement) setWide(false);
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  const open = useCallback(() => {
    setWide(true);
    void enter(target.current);
  }, [target]);
  const close = useCallback(() => {
    setWide(false);
    void leave();
  }, []);
  useOverlay(isWide, close);
  useCloseRequests(isWide, close);
  return { isWide, open, close };
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
