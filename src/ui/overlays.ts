/** The overlays of the page: sheets, pickers, the keypad, the full screen. */
import { useEffectEvent, useLayoutEffect } from 'react';
import { OverlayStack } from './overlay-stack.ts';

/** Where an entry of the history says how many overlays it stands for, beside what the router keeps there. */
const DEPTH = 'overlays';

const overlays = new OverlayStack((run, afterMs) => void setTimeout(run, afterMs));

/** Gives overlays entries in the browser's history. Called once, before the router listens. */
export function startOverlays(): void {
  window.addEventListener('popstate', () => overlays.traversed());
  window.addEventListener('click', delayClick, { capture: true });
  overlays.attach({
    depth: () => stateOfEntry()[DEPTH] ?? 0,
    push: (depth) => history.pushState({ ...stateOfEntry(), [DEPTH]: depth }, ''),
    back: (steps) => history.go(-steps),
  });
}

/** A press that comes before the browser is back waits for it: a link would be undone. */
function delayClick(event: MouseEvent): void {
  const { target } = event;
  if (!overlays.isReturning || !target) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  overlays.whenReturned(() => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
}

function stateOfEntry(): { readonly [DEPTH]?: number } {
  return (history.state ?? {}) as { readonly [DEPTH]?: number };
}

/**
 * Going back closes what calls this, for as long as it is open. It is closed too when its screen is left, which it
 * would survive where the screen is kept. `onClose` must bear to be called for what is closed already.
 */
export function useOverlay(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const remove = overlays.add(() => close());
    return () => {
      const { size } = overlays;
      remove();
      // Where another has come at once, this one was replaced, not left: a sheet that has loaded follows the one that
      // was waiting for it, and development runs effects twice.
      queueMicrotask(() => {
        if (overlays.size < size) close();
      });
    };
  }, [isOpen]);
}

/** Closes whatever is open; `then` runs once the history is as it was before, and may navigate. */
export function leaveOverlays(then: () => void): void {
  overlays.leave(then);
}
