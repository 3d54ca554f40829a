/** Where the focus goes when another screen comes: to its heading, or back to what one had left it by. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { BoundedMap } from '../lib/bounded-map.ts';
import { inView, markFocus, screenHeading } from '../ui/focus-return.ts';

/** What has not come so long after the navigation takes no focus, ms: as long as code may load. */
const FOLLOWED_MS = 20_000;
/** What may show something that was in the document before. */
const SHOWN_BY = ['hidden', 'style'];

/** What a screen is left by. A field is none: given the focus again, it would have the keyboard come. */
const LEAVES = 'a, button';
/** What may take the focus by itself when its screen comes. */
const FIELDS = ':is(main, [role="main"]) :is(input, select, textarea)';

/** What had the focus last on each entry of the history, as a selector. */
const left = new BoundedMap<string, string>(100);

/** Moves the focus after each navigation to another screen; not at first, where nobody has gone anywhere. */
export function useScreenFocus(pathname: string): void {
  const kind = useNavigationType();
  const shown = useRef(pathname);
  useEffect(
    () =>
      followFocus(() => {
        if (pathOfEntry() === shown.current) remember();
      }),
    [],
  );
  // Before anything else may look: the screen that comes is there, and what followed the last one must stop.
  useLayoutEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return followScreen(kind === NavigationType.Pop ? left.get(nameOfEntry()) : undefined);
  }, [pathname, kind]);
}

function remember(): void {
  const mark = markFocus();
  if (mark?.selector !== undefined && mark.element.matches(LEAVES)) left.set(nameOfEntry(), mark.selector);
}

/** A press counts too: not every browser gives the focus to what is pressed. It is told before it navigates. */
function followFocus(run: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('focusin', run, { signal });
  document.addEventListener('click', run, { signal, capture: true });
  return () => stop.abort();
}

/** The present entry of the history; overlays have entries of the same name. */
function nameOfEntry(): string {
  const { key = '' } = (history.state ?? {}) as { readonly key?: string };
  return `${key} ${location.hash}`;
}

/** The path that the address names, which is rendered a little later. */
function pathOfEntry(): string {
  const [path = ''] = location.hash.slice(1).split('?');
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * Gives the focus to the screen's heading as soon as there is one, and again where the screen replaces it by the
 * heading of what has loaded; or to what is looked for, as soon as that is there. Whoever touches or types meanwhile
 * has chosen a place.
 */
function followScreen(selector: string | undefined): () => void {
  const look = focusSeeker(selector);
  const stop = new AbortController();
  const { signal } = stop;
  const end = (): void => stop.abort();
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: SHOWN_BY });
  document.addEventListener('pointerdown', end, { signal, capture: true });
  document.addEventListener('keydown', end, { signal, capture: true });
  const timer = setTimeout(end, FOLLOWED_MS);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  look();
  return end;
}

/** Each call looks whether there is something to give the focus to. */
function focusSeeker(selector: string | undefined): () => void {
  let sought = selector;
  let given = false;
  return () => {
    const found = sought === undefined ? undefined : inView(sought);
    if (found) {
      sought = undefined;
      given = true;
      found.focus();
    } else if (!given || document.activeElement === document.body) {
      const heading = screenHeading();
      given ||= heading !== undefined;
      if (!isInField()) heading?.focus({ preventScroll: true });
    }
  };
}

/** Whether the screen in front has taken the focus to be typed into, as a search does. */
function isInField(): boolean {
  const active = document.activeElement;
  return active !== null && active.matches(FIELDS) && active.getClientRects().length > 0;
}
