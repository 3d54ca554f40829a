/** Where the focus goes when another screen comes: to its heading, or back to what one had left it by. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { BoundedMap } from '../lib/bounded-map.ts';
import { inView, markFocus, screenHeading } from '../ui/focus-return.ts';

/** What has not come so long after the navigation takes no focus, ms. */
const FOLLOWED_MS = 5_000;
/** What may show something that was in the document before. */
const SHOWN_BY = ['hidden', 'style'];

/** What a screen is left by. A field is none: given the focus again, it would have the keyboard come. */
const LEAVES = 'a, button';
/** What may take the focus by itself while its screen comes. */
const FIELDS = 'input, select, textarea';

/** What had the focus last on each entry of the history, as a selector. */
const left = new BoundedMap<string, string>(100);

/** Moves the focus after each navigation to another screen; not at first, where nobody has gone anywhere. */
export function useScreenFocus(pathname: string): void {
  const kind = useNavigationType();
  const shown = useRef(pathname);
  const taken = useRef<Element>(null);
  useEffect(
    () =>
      followFocus((target) => {
        if (pathOfEntry() === shown.current) remember();
        else if (target instanceof Element && target.matches(FIELDS)) taken.current = target;
      }),
    [],
  );
  // Before anything else may look: the screen that comes is there, and what followed the last one must stop.
  useLayoutEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const keeps = taken.current !== null && taken.current === document.activeElement;
    taken.current = null;
    if (keeps) return undefined;
    return followScreen(kind === NavigationType.Pop ? left.get(nameOfEntry()) : undefined);
  }, [pathname, kind]);
}

function remember(): void {
  const mark = markFocus();
  if (mark?.selector !== undefined && mark.element.matches(LEAVES)) left.set(nameOfEntry(), mark.selector);
}

/** A press counts too: not every browser gives the focus to what is pressed. It is told before it navigates. */
function followFocus(run: (target: EventTarget | null) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('focusin', ({ target }) => run(target), { signal });
  document.addEventListener('click', ({ target }) => run(target), { signal, capture: true });
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
      heading?.focus({ preventScroll: true });
    }
  };
}
