import { afterPaint } from './after-paint.ts';
import { FOCUSABLE, markFocus, returnFocus, type FocusMark } from './focus-return.ts';
import { overlayHost } from './overlays.ts';

/** Heard and answered whatever is open. */
const MESSAGES = '[role="status"]';

interface Modal {
  readonly element: HTMLDialogElement;
  readonly opener: FocusMark | undefined;
}

/** What stands in front of the page, the topmost last. */
let open: readonly Modal[] = [];
/** What has closed since the last paint: of several the lowest one, and how many were below it. */
let left: { readonly opener: FocusMark | undefined; readonly below: number } | undefined;
let isScheduled = false;

/**
 * Shows a dialog, a child of the overlays' host, in front of everything. Only after the next paint is the rest inert,
 * for keys and screen readers, and has the dialog the focus: for either the browser works out styles at once, which the
 * answer to a press must not wait for (a quarter of it). Until then, and for fingers, the dialog has to cover the page.
 * A browser's own modal dialog does both in the press; it stays for browsers without the attribute (Chrome before 102).
 */
export function openModal(element: HTMLDialogElement): void {
  // What opens in place of another gives the focus back to where that one had it from.
  const opener = left ? left.opener : markFocus();
  left = undefined;
  if (makesInert()) element.open = true;
  else element.showModal();
  open = [...open, { element, opener }];
  settleAfterPaint();
}

/** Closes a dialog; the page can be used again, and what opened it has the focus, after the next paint. */
export function closeModal(element: HTMLDialogElement): void {
  const below = open.findIndex((modal) => modal.element === element);
  if (!left || below < left.below) left = { opener: open[below]?.opener, below };
  open = open.filter((modal) => modal.element !== element);
  if (makesInert()) element.open = false;
  else element.close();
  settleAfterPaint();
}

function makesInert(): boolean {
  return 'inert' in HTMLElement.prototype;
}

function settleAfterPaint(): void {
  if (isScheduled) return;
  isScheduled = true;
  afterPaint(settle);
}

function settle(): void {
  isScheduled = false;
  const front = open.at(-1)?.element;
  const host = overlayHost();
  // First: of what is inert the browser takes the focus itself, and looks for another place.
  if (front && !front.contains(document.activeElement))
    front.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  for (const each of [...document.body.children, ...host.children])
    each.toggleAttribute('inert', front !== undefined && each !== front && each !== host && !each.matches(MESSAGES));
  if (left?.opener) returnFocus(left.opener);
  left = undefined;
}
