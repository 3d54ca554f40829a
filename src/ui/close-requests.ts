import { useEffect, useEffectEvent } from 'react';

/** Not all browsers have it. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * Calls `onRequest` when the user asks to close what is on top: with Escape, or with Android's back gesture where
 * the browser reports it as that. For what is no dialog; a dialog is told by itself.
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
  return () => watcher.destroy();
}

function watchEscape(onRequest: () => void): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // Or the dialog below would close as well.
    event.preventDefault();
    onRequest();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
