/** Puts the focus back where it was, also where the element has been made anew since. */

/** What tells an element from the others of its screen, however often it is made anew. */
const NAMES = ['href', 'name', 'data-testid', 'data-id', 'data-code', 'data-value', 'aria-label'] as const;
export const FOCUSABLE = 'a[href], button, input, select, textarea';

/** An element, and how to find the one that has taken its place. */
export interface FocusMark {
  readonly element: HTMLElement;
  /** Undefined for an element without a name. */
  readonly selector: string | undefined;
}

let pressed: HTMLElement | undefined;

if (typeof window !== 'undefined') {
  // Not every browser gives the focus to a button that is pressed. Told before the press is answered.
  const onClick = ({ target }: Event): void => {
    pressed = target instanceof Element ? (target.closest<HTMLElement>(FOCUSABLE) ?? undefined) : undefined;
  };
  window.addEventListener('click', onClick, { capture: true, passive: true });
}

/** What has the focus, or else was pressed last. */
export function markFocus(): FocusMark | undefined {
  const active = document.activeElement;
  const element = active instanceof HTMLElement && active !== document.body ? active : pressed;
  return element && { element, selector: selectorOf(element) };
}

/** Gives the focus back to a marked element, or else to the screen's heading. */
export function returnFocus({ element, selector }: FocusMark): void {
  // One after another: to see what is on screen, the browser lays the page out.
  const candidates = [
    () => (element.isConnected ? element : undefined),
    () => selector && inView(selector),
    screenHeading,
  ];
  for (const find of candidates) {
    const candidate = find();
    if (!candidate) continue;
    candidate.focus({ preventScroll: true });
    if (document.activeElement === candidate) return;
  }
}

/** The heading of the screen in front; markets and trade stay in the document behind the others. */
export function screenHeading(): HTMLElement | undefined {
  return inView(':is(main, [role="main"]) h1');
}

export function selectorOf(element: Element): string | undefined {
  const named = NAMES.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : `[${name}="${CSS.escape(value)}"]`;
  });
  return named.length > 0 ? element.localName + named.join('') : undefined;
}

/** The first element on screen that fits. */
export function inView(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.getClientRects().length > 0);
}
