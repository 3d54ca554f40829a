import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ChartUpdate } from '../../../src/contract/worker/chart.ts';
import { CREDIT, type Frame } from '../../../src/contract/worker/frame.ts';
import type { TicketPreview } from '../../../src/contract/worker/ticket.ts';
import { fromScaled } from '../../../src/domain/decimal.ts';
import { first, prices, receiving, second, type Receiving } from '../../support/page/receiving.ts';

function preview(changed: Partial<TicketPreview>): TicketPreview {
  const unknown = { margin: undefined, fee: undefined, freeMargin: undefined, marginLevelAfter: undefined };
  const allowed = { block: undefined, faults: {}, sideFaults: { buy: {}, sell: {} } };
  return { instrumentId: 1, ...unknown, ...allowed, ...changed };
}

describe('taking in frames', () => {
  it('starts the port', () => {
    const { port } = receiving();
    expect(port.start).toHaveBeenCalledTimes(1);
  });

  it('returns the credit for each frame at once, before anything is applied', () => {
    const { port, apply } = receiving();
    port.deliver(first);
    port.deliver(second);
    expect(port.postMessage.mock.calls).toEqual([
      [CREDIT, []],
      [CREDIT, []],
    ]);
    expect(apply).not.toHaveBeenCalled();
  });

  it('applies everything that came once in a display frame, in order', () => {
    const { port, display, apply } = receiving();
    port.deliver(first);
    port.deliver(second);
    expect(display.waiting.size).toBe(1);
    display.next();
    expect(apply.mock.calls).toEqual([[[first, second]]]);
  });

  it('applies what comes later in the next display frame', () => {
    const { port, display, apply } = receiving();
    port.deliver(first);
    display.next();
    port.deliver(second);
    display.next();
    expect(apply.mock.calls).toEqual([[[first]], [[second]]]);
  });

  it('says whether the coming display frame shows any', () => {
    const { port, display, gestures, stop } = receiving();
    expect(gestures.pricesDue).toBe(false);
    port.deliver(prices);
    expect(gestures.pricesDue).toBe(true);
    display.next();
    expect(gestures.pricesDue).toBe(false);
    port.deliver(prices);
    stop();
    expect(gestures.pricesDue).toBe(false);
  });

  it('applies at once on a hidden page', () => {
    const { port, display, apply } = receiving();
    display.hidden = true;
    port.deliver(first);
    expect(apply.mock.calls).toEqual([[[first]]]);
    expect(display.waiting.size).toBe(0);
  });

  it('applies once what waited when the page was hidden', () => {
    const { port, display, apply } = receiving();
    port.deliver(first);
    display.hidden = true;
    port.deliver(second);
    expect(apply.mock.calls).toEqual([[[first, second]]]);
    display.hidden = false;
    display.next();
    port.deliver(first);
    display.next();
    expect(apply.mock.calls).toEqual([[[first, second]], [[first]]]);
  });

  it('takes in what is there when it is stopped, and then nothing', () => {
    const { port, display, apply, stop } = receiving();
    port.deliver(prices);
    stop();
    expect(apply.mock.calls).toEqual([[[prices]]]);
    expect(port.close).toHaveBeenCalledTimes(1);
    display.next();
    expect(apply).toHaveBeenCalledTimes(1);
  });
});

describe('while the page is scrolled', () => {
  it('prices come on a beat, and what the server or the user did at once', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { port, display, apply, gestures } = receiving();
    gestures.scroll();
    port.deliver(prices);
    display.next();
    expect(apply).toHaveBeenCalledTimes(1);
    port.deliver(prices);
    display.next();
    expect(apply).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(128);
    display.next();
    expect(apply).toHaveBeenCalledTimes(2);
    port.deliver(first);
    display.next();
    expect(apply).toHaveBeenCalledTimes(3);
  });
});

describe('while a press is being answered', () => {
  it('one timer waits, however many prices come', () => {
    const { port } = pressed();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    for (let frame = 0; frame < 5; frame++) port.deliver(prices);
    expect(timers).toHaveBeenCalledTimes(1);
  });

  function pressed(): Receiving {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const all = receiving();
    all.gestures.press();
    return all;
  }

  it('no display frame is said to show the prices that wait', () => {
    const { port, gestures } = pressed();
    port.deliver(prices);
    expect(gestures.pricesDue).toBe(false);
  });

  it('prices wait, merged, and their credit does not', () => {
    const { port, display, apply } = pressed();
    port.deliver(prices);
    port.deliver(second);
    expect(port.postMessage).toHaveBeenCalledTimes(2);
    expect(display.waiting.size).toBe(0);
    vi.advanceTimersByTime(50);
    display.next();
    expect(apply.mock.calls).toEqual([[[prices, second]]]);
  });

  it('prices wait that were about to be shown', () => {
    const { port, display, apply, gestures } = pressed();
    vi.advanceTimersByTime(50);
    port.deliver(prices);
    gestures.press();
    display.next();
    expect(apply).not.toHaveBeenCalled();
    vi.advanceTimersByTime(50);
    display.next();
    expect(apply.mock.calls).toEqual([[[prices]]]);
  });

  it('what may be the answer does not wait, nor do the prices before it', () => {
    const { port, display, apply } = pressed();
    port.deliver(prices);
    port.deliver(first);
    display.next();
    expect(apply.mock.calls).toEqual([[[prices, first]]]);
    vi.advanceTimersByTime(50);
    display.next();
    expect(apply).toHaveBeenCalledTimes(1);
  });

  it.each<Frame>([
    { ticket: preview({ block: 'offline' }) },
    { state: {} },
    { chart: { kind: 'replace' } as ChartUpdate },
  ])('an answer is %o', (answer) => {
    const { port, display, apply } = pressed();
    port.deliver(answer);
    display.next();
    expect(apply).toHaveBeenCalledTimes(1);
  });

  it('the amounts of the ticket wait as prices do, and its rules do not', () => {
    const { port, display, apply } = pressed();
    const begun: Frame = { ticket: preview({ fee: undefined }) };
    port.deliver(begun);
    display.next();
    port.deliver({ ticket: preview({ fee: fromScaled(3, 0) }) });
    expect(display.waiting.size).toBe(0);
    port.deliver({ ticket: preview({ block: 'noPrice' }) });
    display.next();
    expect(apply).toHaveBeenCalledTimes(2);
  });

  it('the end of the port is the end of the waiting', () => {
    const { port, display, apply, stop } = pressed();
    port.deliver(prices);
    stop();
    vi.advanceTimersByTime(50);
    display.next();
    expect(apply).toHaveBeenCalledTimes(1);
  });
});
