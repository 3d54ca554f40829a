import { isFree, lowestFreeTop, type Box } from './free-band.ts';

/** From the edges of the screen, px. */
const MARGIN = 8;
/** Rows that can be scrolled from under a toast stand in an element with this attribute. */
const ROWS = '[data-under-toasts] *';
const NEEDED = 'h1, h2, button, a, input, select, textarea, label, .number';

/** What a toast leaves free; where there is no room for that, what it leaves free at least, and so on. */
const KEPT = [NEEDED, `:is(${NEEDED}):not(${ROWS})`, `:is(h1, button, nav a, header .number):not(${ROWS})`] as const;

/** The dialog opened last, or the whole page. */
export function whatIsInFront(): Element {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
}

/** The stack is not seen before it has a place. */
export function hideUntilPlaced(stack: HTMLElement): void {
  delete stack.dataset['placed'];
}

/** Puts the stack of toasts where it hides neither title, price nor button of what is in front. */
export function placeToasts(stack: HTMLElement): void {
  const height = stack.offsetHeight;
  const shown = [...stack.children].map(boxOf);
  if (height === 0 || shown.length === 0) return;
  const safe = Number.parseFloat(getComputedStyle(stack).scrollPaddingBlockEnd) || 0;
  const room: Box = {
    left: Math.min(...shown.map(({ left }) => left)),
    right: Math.max(...shown.map(({ right }) => right)),
    top: MARGIN,
    bottom: window.innerHeight - safe - MARGIN,
  };
  const front = whatIsInFront();
  const below = distanceBelowRest(front);
  const kept = KEPT.map((selector) => boxesToKeep(front, selector, { stack, below }));
  const places = kept.map((boxes) => ({ boxes, top: lowestFreeTop(height, room, boxes) }));
  const best = places.find(({ top }) => top !== undefined);
  // What lies as well as it can stays where it is.
  if (stack.dataset['placed'] && best && isFree({ ...room, ...heightOf(stack) }, best.boxes)) return;
  stack.style.insetBlockStart = `${best?.top ?? room.bottom - height}px`;
  stack.dataset['placed'] = 'true';
}

function heightOf(element: Element): Pick<Box, 'top' | 'bottom'> {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom };
}

/** Where what must be seen lies, or comes to lie when a sheet has risen. */
function boxesToKeep(
  front: Element,
  selector: string,
  { stack, below }: { readonly stack: HTMLElement; readonly below: number },
): Box[] {
  return [...front.querySelectorAll(selector)]
    .filter((element) => !stack.contains(element))
    .map(boxOf)
    .map(({ left, right, top, bottom }) => ({ left, right, top: top - below, bottom: bottom - below }))
    .filter(({ top, bottom }) => bottom > top && bottom > 0 && top < window.innerHeight);
}

/** How far a sheet that rises, or is dragged, is below the place where it comes to rest, px. */
function distanceBelowRest(front: Element): number {
  const panel = front.firstElementChild;
  return panel ? new DOMMatrixReadOnly(getComputedStyle(panel).transform).m42 : 0;
}

function boxOf(element: Element): Box {
  return element.getBoundingClientRect();
}
