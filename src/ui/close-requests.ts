import { useEffect, useEffectEvent } from 'react';
import { afterPaint } from './after-paint.ts';

/** Not all browsers have it. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * Calls `onRequest` when the user asks to close what is on top: with Escape, or with Android's back gesture where
 * the browser reports it as that. Of several that are open the last one is asked.
 */
export function useCloseRequests(isOpen: boolean, onRequest: () => void): void {
  const request = useEffectEvent(onRequest);
  useEffect(() => (isOpen ? watchCloseRequests(() => request()) : undefined), [isOpen]);
}

function watchCloseRequests(onRequest: () => void): () => void {
  const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
  if (!CloseWatcher) return watchEscape(onRequest);
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', onRequest);
  return () => {
    watcher.removeEventListener('close', onRequest);
    // It costs a fifth of what a press that closes has to do in script.
    afterPaint(() => watcher.destroy());
  };
}

/** Who listens for Escape, the last one being on top. */
let listening: readonly (() => void)[] = [];

function watchEscape(onRequest: () => void): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    if (listening.at(-1) !== onRequest) return;
    // Nobody below answers the same press.
    event.preventDefault();
    onRequest();
  };
  listening = [...listening, onRequest];
  document.addEventListener('keydown', onKey);
  return () => {
    listening = listening.filter((each) => each !== onRequest);
    document.removeEventListener('keydown', onKey);
  };
}
