/** The overlays of the page: sheets, pickers, the keypad, the full screen. */
import { useEffectEvent, useLayoutEffect } from 'react';
import { OverlayStack } from './overlay-stack.ts';

/** Where an entry of the history says how many overlays it stands for, beside what the router keeps there. */
const DEPTH = 'overlays';
/** Where the router has what tells one entry of an address from another. */
const KEY = 'key';

interface StateOfEntry {
  readonly [DEPTH]?: number;
  readonly [KEY]?: string;
}

const overlays = new OverlayStack((run, afterMs) => void setTimeout(run, afterMs));
/** Of the entry from which the last way back of our own began. */
let leftAddress = '';

/** Gives overlays entries in the browser's history. Called once, before the router listens. */
export function startOverlays(): void {
  window.addEventListener('popstate', traversed);
  window.addEventListener('click', delayClick, { capture: true });
  overlays.attach({
    depth: () => stateOfEntry()[DEPTH] ?? 0,
    push: (depth) => history.pushState({ ...stateOfEntry(), [DEPTH]: depth }, ''),
    back: (steps) => {
      leftAddress = addressOfEntry();
      history.go(-steps);
    },
  });
}

/** Where the router is already, it need not hear of it: React would draw what it has to do at once, before the answer to a press. */
function traversed(event: PopStateEvent): void {
  const isOwn = overlays.isReturning && addressOfEntry() === leftAddress;
  overlays.traversed();
  if (isOwn) event.stopImmediatePropagation();
}

/**
 * Where what lies over the screen is drawn. Not into the body: React listens wherever it draws, and would look through
 * every event of the screen once more on its way up.
 */
export function overlayHost(): HTMLElement {
  return document.getElementById('overlays') ?? document.body;
}

/** What an entry is to the router: that of an overlay is as the one below it. */
function addressOfEntry(): string {
  return `${stateOfEntry()[KEY] ?? ''} ${location.href}`;
}

/** A press that comes before the browser is back waits for it: a link would be undone. */
function delayClick(event: MouseEvent): void {
  const { target } = event;
  if (!overlays.isReturning || !target) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  overlays.whenReturned(() => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
}

function stateOfEntry(): StateOfEntry {
  return (history.state ?? {}) as StateOfEntry;
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
