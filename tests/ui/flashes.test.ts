import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Flashes } from '../../src/ui/flashes.ts';

function cell(): HTMLElement {
  return { dataset: {} } as HTMLElement;
}

const now = (): number => Date.now();
const moveOf = (element: HTMLElement): string | undefined => element.dataset['move'];

describe('flashes', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('tint for about 300 ms', () => {
    const flashes = new Flashes(now);
    const element = cell();
    flashes.show(element, 'up');
    vi.advanceTimersByTime(249);
    expect(moveOf(element)).toBe('up');
    vi.advanceTimersByTime(101);
    expect(moveOf(element)).toBeUndefined();
  });

  it('go out together on a beat, on one timer', () => {
    const flashes = new Flashes(now);
    const [first, second, third] = [cell(), cell(), cell()];
    flashes.show(first, 'up');
    vi.advanceTimersByTime(40);
    flashes.show(second, 'down');
    vi.advanceTimersByTime(60);
    flashes.show(third, 'up');
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(200);
    expect([first, second, third].map(moveOf)).toEqual([undefined, undefined, 'up']);
    vi.advanceTimersByTime(100);
    expect([first, second, third].map(moveOf)).toEqual([undefined, undefined, undefined]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('blink at most twice a second, however often the price moves', () => {
    const flashes = new Flashes(now);
    const element = cell();
    let begun = 0;
    for (let passed = 0; passed < 5_000; passed += 10) {
      const before = moveOf(element);
      flashes.show(element, 'down');
      if (before === undefined && moveOf(element) === 'down') begun++;
      vi.advanceTimersByTime(10);
    }
    expect(begun).toBe(10);
  });

  it('are gone from a cell that goes over to another price, which may flash at once', () => {
    const flashes = new Flashes(now);
    const element = cell();
    flashes.show(element, 'up');
    flashes.clear(element);
    expect(moveOf(element)).toBeUndefined();
    vi.advanceTimersByTime(100);
    flashes.show(element, 'down');
    vi.advanceTimersByTime(249);
    expect(moveOf(element)).toBe('down');
    vi.advanceTimersByTime(101);
    expect(moveOf(element)).toBeUndefined();
  });
});
