import { isFree, lowestFreeTop, type Box } from './free-band.ts';

/** From the edges of the screen, px. */
const MARGIN = 8;
/** Rows that can be scrolled from under a toast carry this attribute. */
const MAY_BE_COVERED = '[data-under-toasts]';

/** What a toast leaves free; where there is no room for that, what it leaves free at least. */
const KEPT = [
  'h1, h2, button, a, input, select, textarea, label, .number',
  'h1, button, nav a, header .number',
] as const;

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
  const front = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const kept = KEPT.map((selector) => boxesToKeep(front, selector, stack));
  // What lies well stays where it is.
  if (stack.dataset['placed'] && kept[0] && isFree({ ...room, ...heightOf(stack) }, kept[0])) return;
  const places = kept.map((boxes) => lowestFreeTop(height, room, boxes));
  const top = places.find((place) => place !== undefined) ?? room.bottom - height;
  stack.style.insetBlockStart = `${top}px`;
  stack.dataset['placed'] = 'true';
}

function heightOf(element: Element): Pick<Box, 'top' | 'bottom'> {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom };
}

function boxesToKeep(front: Element, selector: string, stack: HTMLElement): Box[] {
  return [...front.querySelectorAll(selector)]
    .filter((element) => !stack.contains(element) && !element.closest(MAY_BE_COVERED))
    .map(boxOf)
    .filter(({ top, bottom }) => bottom > top && bottom > 0 && top < window.innerHeight);
}

function boxOf(element: Element): Box {
  return element.getBoundingClientRect();
}
