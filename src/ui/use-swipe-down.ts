import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { SwipeDown } from './swipe-down.ts';

/** As `--slide`. */
const SLIDE_MS = 200;
/** What a mouse may drag: elsewhere it marks text. */
const GRIP = '[data-grip]';

/**
 * Something that is swiped down closes. It follows the finger, and slides back where the swipe was too short. A swipe
 * in a part that is scrolled away from its top scrolls.
 * @param moved what slides
 * @param area where a swipe begins
 * @param onClose undefined while a swipe does nothing
 */
export function useSwipeDown(
  moved: RefObject<HTMLElement | null>,
  area: RefObject<HTMLElement | null>,
  onClose: (() => void) | undefined,
): void {
  const isOpen = onClose !== undefined;
  const close = useEffectEvent(() => onClose?.());
  useLayoutEffect(() => {
    const element = moved.current;
    const host = area.current;
    if (!isOpen || !element || !host) return undefined;
    const drag = new Drag(element, () => close());
    const endTouch = followTouch(host, drag);
    const endMouse = followMouse(host, drag);
    return () => {
      endTouch();
      endMouse();
      element.style.transform = '';
    };
  }, [moved, area, isOpen]);
}

/** Moves the element with the finger. */
class Drag {
  readonly #element: HTMLElement;
  readonly #close: () => void;
  #swipe: SwipeDown | undefined;
  #offset = 0;

  constructor(element: HTMLElement, close: () => void) {
    this.#element = element;
    this.#close = close;
  }

  begin(x: number, y: number, at: number): void {
    this.#swipe = new SwipeDown(x, y, at);
  }

  /** Whether the movement is a swipe, and so nothing else. */
  move(x: number, y: number, at: number): boolean {
    const offset = this.#swipe?.move(x, y, at);
    if (offset === undefined) return false;
    this.#offset = offset;
    this.#element.style.transform = `translateY(${offset}px)`;
    return true;
  }

  /** The finger was lifted. */
  end(at: number): void {
    // The height is asked for after a swipe only: the page would be laid out at the end of each press.
    const closes = this.#offset > 0 && this.#swipe?.closes(this.#element.offsetHeight, at) === true;
    this.#swipe = undefined;
    if (closes) void this.#slide(window.innerHeight - this.#element.getBoundingClientRect().top + this.#offset, true);
    else this.cancel();
  }

  /** The movement has become something else. */
  cancel(): void {
    this.#swipe = undefined;
    if (this.#offset > 0) void this.#slide(0, false);
  }

  async #slide(to: number, closes: boolean): Promise<void> {
    const from = this.#offset;
    this.#offset = 0;
    const place = (offset: number): string => `translateY(${offset}px)`;
    this.#element.style.transform = to === 0 ? '' : place(to);
    const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_MS;
    const steps = [{ transform: place(from) }, { transform: place(to) }];
    await this.#element.animate(steps, { duration, easing: 'ease-out' }).finished;
    if (closes) this.#close();
  }
}

/** Touches, whose own scrolling is only prevented once they are a swipe. */
function followTouch(host: HTMLElement, drag: Drag): () => void {
  const onStart = (event: TouchEvent): void => {
    const [touch] = event.touches;
    if (event.touches.length > 1) drag.cancel();
    else if (touch && !isScrolled(event.target, host)) drag.begin(touch.clientX, touch.clientY, event.timeStamp);
  };
  const onMove = (event: TouchEvent): void => {
    const [touch] = event.touches;
    if (touch && drag.move(touch.clientX, touch.clientY, event.timeStamp) && event.cancelable) event.preventDefault();
  };
  const stop = new AbortController();
  const { signal } = stop;
  host.addEventListener('touchstart', onStart, { passive: true, signal });
  host.addEventListener('touchmove', onMove, { passive: false, signal });
  host.addEventListener('touchend', (event) => drag.end(event.timeStamp), { signal });
  host.addEventListener('touchcancel', () => drag.cancel(), { signal });
  return () => stop.abort();
}

function followMouse(host: HTMLElement, drag: Drag): () => void {
  const onDown = (event: PointerEvent): void => {
    const { target, clientX, clientY, timeStamp } = event;
    if (event.pointerType === 'touch' || event.button !== 0 || !(target instanceof Element)) return;
    const grip = target.closest(GRIP);
    if (!grip || target.closest('button')) return;
    grip.setPointerCapture(event.pointerId);
    drag.begin(clientX, clientY, timeStamp);
  };
  const onMove = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') drag.move(event.clientX, event.clientY, event.timeStamp);
  };
  const onUp = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') drag.end(event.timeStamp);
  };
  const stop = new AbortController();
  const { signal } = stop;
  host.addEventListener('pointerdown', onDown, { signal });
  host.addEventListener('pointermove', onMove, { signal });
  host.addEventListener('pointerup', onUp, { signal });
  host.addEventListener('pointercancel', () => drag.cancel(), { signal });
  return () => stop.abort();
}

/** Whether something between the finger and the whole is scrolled down. */
function isScrolled(target: EventTarget | null, host: HTMLElement): boolean {
  for (let at = target instanceof Element ? target : null; at && at !== host; at = at.parentElement) {
    if (at.scrollTop > 0) return true;
  }
  return false;
}
