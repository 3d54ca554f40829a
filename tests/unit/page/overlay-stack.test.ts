import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OverlayStack, type OverlayHistory } from '../../../src/ui/overlay-stack.ts';

interface Entry {
  readonly address: string;
  readonly depth: number;
}

/** A browser's history, which goes back only when told that the time has come. */
class FakeHistory implements OverlayHistory {
  entries: readonly Entry[] = [{ address: '/', depth: 0 }];
  at = 0;
  readonly #goals: number[] = [];
  onTraversed = (): void => {};

  get address(): string | undefined {
    return this.entries[this.at]?.address;
  }

  depth = (): number => this.entries[this.at]?.depth ?? 0;

  push = (depth: number): void => this.navigate(this.address ?? '', depth);

  back = (steps: number): void => void this.#goals.push(-steps);

  navigate(address: string, depth = 0): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { address, depth }];
    this.at += 1;
  }

  /** As the user goes, with the browser's own buttons. */
  go(steps: number): void {
    this.at += steps;
    this.onTraversed();
  }

  /** The browser gets to where it was told to go. */
  arrive(): void {
    for (const goal of this.#goals.splice(0)) this.go(goal);
  }
}

let history: FakeHistory;
let stack: OverlayStack;
let tasks: (() => void)[];
let timers: (() => void)[];

function later(run: () => void, afterMs: number): void {
  (afterMs === 0 ? tasks : timers).push(run);
}

/** What was put off happens, and the browser follows, until nothing is left to do. */
function settle(): void {
  for (let round = 0; round < 10; round++) {
    for (const task of tasks.splice(0)) task();
    history.arrive();
  }
}

/** As a component does: it is told to close, and says that it has. */
function open(): { readonly closed: () => number; readonly close: () => void } {
  const onClose = vi.fn(() => remove());
  const remove = stack.add(onClose);
  return { closed: () => onClose.mock.calls.length, close: remove };
}

beforeEach(() => {
  tasks = [];
  timers = [];
  history = new FakeHistory();
  stack = new OverlayStack(later);
  history.onTraversed = () => stack.traversed();
  stack.attach(history);
  history.navigate('/trade');
});

describe('overlays', () => {
  it('go one by one when the user goes back, the topmost first, and then the screen goes', () => {
    const sheet = open();
    settle();
    const keypad = open();
    settle();
    history.go(-1);
    settle();
    expect([sheet.closed(), keypad.closed()]).toEqual([0, 1]);
    history.go(-1);
    settle();
    expect([sheet.closed(), keypad.closed(), history.address]).toEqual([1, 1, '/trade']);
    history.go(-1);
    expect(history.address).toBe('/');
  });

  it('take their entry out when they close in another way', () => {
    const sheet = open();
    settle();
    sheet.close();
    settle();
    expect(history.depth()).toBe(0);
    history.go(-1);
    expect(history.address).toBe('/');
  });

  it('do not open again when the user goes forward', () => {
    const sheet = open();
    settle();
    history.go(-1);
    settle();
    history.go(1);
    settle();
    expect([sheet.closed(), history.at, history.depth()]).toEqual([1, 1, 0]);
  });

  it('take over the entry of what they follow', () => {
    const first = open();
    settle();
    first.close();
    const second = open();
    settle();
    expect([history.at, history.depth(), second.closed()]).toEqual([2, 1, 0]);
    history.go(-1);
    expect(second.closed()).toBe(1);
  });

  it('opened and closed at once leave no trace', () => {
    open().close();
    settle();
    expect([history.at, history.entries.length]).toEqual([1, 2]);
  });

  it('opened while an entry is being taken out have one of their own', () => {
    const first = open();
    settle();
    first.close();
    for (const task of tasks.splice(0)) task();
    const second = open();
    settle();
    expect([second.closed(), history.depth()]).toEqual([0, 1]);
    history.go(-1);
    expect(second.closed()).toBe(1);
  });

  it('of an earlier page are left at once, and going back needs one press', () => {
    history.push(1);
    history.push(2);
    const reloaded = new OverlayStack(later);
    history.onTraversed = () => reloaded.traversed();
    reloaded.attach(history);
    settle();
    expect([history.at, history.depth()]).toEqual([1, 0]);
  });

  it('all close when the user goes several entries back', () => {
    const sheet = open();
    const keypad = open();
    settle();
    history.go(-3);
    settle();
    expect([sheet.closed(), keypad.closed(), history.address]).toEqual([1, 1, '/']);
  });

  it('left behind by a link are passed over on the way back', () => {
    const keypad = open();
    settle();
    history.navigate('/order');
    keypad.close();
    settle();
    expect(history.address).toBe('/order');
    history.go(-1);
    settle();
    expect([history.address, history.depth()]).toEqual(['/trade', 0]);
  });

  it('are closed before one leaves through them, and the history is as before', () => {
    const sheet = open();
    settle();
    const leave = vi.fn(() => history.navigate('/order'));
    stack.leave(leave);
    expect(leave).not.toHaveBeenCalled();
    settle();
    expect(sheet.closed()).toBe(1);
    expect(history.entries).toEqual([
      { address: '/', depth: 0 },
      { address: '/trade', depth: 0 },
      { address: '/order', depth: 0 },
    ]);
  });

  it.each(['the browser is back', 'it has had its time'])('keep a press waiting until %s', (until) => {
    const sheet = open();
    settle();
    sheet.close();
    for (const task of tasks.splice(0)) task();
    expect(stack.isReturning).toBe(true);
    const press = vi.fn();
    stack.whenReturned(press);
    expect(press).not.toHaveBeenCalled();
    if (until === 'the browser is back') settle();
    else for (const timer of timers.splice(0)) timer();
    expect(press).toHaveBeenCalledOnce();
    expect(stack.isReturning).toBe(false);
  });

  it('that are none keep nobody from leaving', () => {
    const leave = vi.fn();
    stack.leave(leave);
    expect(leave).toHaveBeenCalledOnce();
  });
});
