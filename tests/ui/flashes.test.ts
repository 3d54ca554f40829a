import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Flashes } from '../../src/ui/flashes.ts';

function cell(): HTMLElement {
  return { dataset: {} } as HTMLElement;
}

const moveOf = (element: HTMLElement): string | undefined => element.dataset['move'];

describe('flashes', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('tint for 300 ms', () => {
    const flashes = new Flashes();
    const element = cell();
    flashes.show(element, 'up');
    vi.advanceTimersByTime(299);
    expect(moveOf(element)).toBe('up');
    vi.advanceTimersByTime(1);
    expect(moveOf(element)).toBeUndefined();
  });

  it('end each in its own time, on one timer', () => {
    const flashes = new Flashes();
    const [first, second] = [cell(), cell()];
    flashes.show(first, 'up');
    vi.advanceTimersByTime(100);
    flashes.show(second, 'down');
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(200);
    expect([first, second].map(moveOf)).toEqual([undefined, 'down']);
    vi.advanceTimersByTime(100);
    expect([first, second].map(moveOf)).toEqual([undefined, undefined]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('blink at most twice a second, however often the price moves', () => {
    const flashes = new Flashes();
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
    const flashes = new Flashes();
    const element = cell();
    flashes.show(element, 'up');
    flashes.clear(element);
    expect(moveOf(element)).toBeUndefined();
    vi.advanceTimersByTime(100);
    flashes.show(element, 'down');
    vi.advanceTimersByTime(250);
    expect(moveOf(element)).toBe('down');
    vi.advanceTimersByTime(50);
    expect(moveOf(element)).toBeUndefined();
  });
});
