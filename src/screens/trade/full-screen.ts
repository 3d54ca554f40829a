import { useCallback, useEffect, useState } from 'react';
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
 * Gives the page the whole screen and turns it to landscape, where the browser can; the element that is wide fills the
 * page. (An element that has the screen by itself would hide sheets and messages.)
 */
export function useFullScreen(): FullScreen {
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
    void enter();
  }, []);
  const close = useCallback(() => {
    setWide(false);
    void leave();
  }, []);
  useOverlay(isWide, close);
  useCloseRequests(isWide, close);
  return { isWide, open, close };
}

async function enter(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen();
    const orientation: LockableOrientation = screen.orientation;
    await orientation.lock?.('landscape');
  } catch {
    // Not allowed here: filling the page is what remains.
  }
}

async function leave(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
}
