/** A layout for a DOM that has none: a virtual list draws nothing on a screen without height. */
import { vi } from 'vitest';

const WIDTH = 360;

/** Every list row is `row` high, and what scrolls them is `screen` high. */
export function stubLayout({ row, screen }: { readonly row: number; readonly screen: number }): void {
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.parentElement;
    },
  });
  class Observer implements ResizeObserver {
    readonly #notify: ResizeObserverCallback;
    constructor(notify: ResizeObserverCallback) {
      this.#notify = notify;
    }
    observe(target: Element): void {
      const height = target.matches('[data-testid="market-list"], [data-testid="choices"], [role="tabpanel"]')
        ? screen
        : row;
      const contentRect = DOMRect.fromRect({ width: WIDTH, height });
      const sizes = [{ inlineSize: WIDTH, blockSize: height }];
      const entry = {
        target,
        contentRect,
        borderBoxSize: sizes,
        contentBoxSize: sizes,
        devicePixelContentBoxSize: sizes,
      };
      // As a browser does: after what is running has ended.
      queueMicrotask(() => this.#notify([entry], this));
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
}
