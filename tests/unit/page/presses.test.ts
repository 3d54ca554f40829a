import { beforeEach, describe, expect, it } from 'vitest';
import { Presses } from '../../../src/worker-client/presses.ts';

let now: number;
let presses: Presses;
let page: EventTarget;

beforeEach(() => {
  now = 1_000;
  page = new EventTarget();
  presses = new Presses(() => now).watch(page);
});

describe('the wait after a press', () => {
  it('is none when nothing was pressed', () => {
    expect(presses.wait()).toBe(0);
  });

  it.each(['pointerdown', 'click', 'keydown'])('is 50 ms from a %s', (type) => {
    page.dispatchEvent(new Event(type));
    expect(presses.wait()).toBe(50);
    now += 20;
    expect(presses.wait()).toBe(30);
    now += 40;
    expect(presses.wait()).toBe(0);
  });

  it('begins anew with each press', () => {
    page.dispatchEvent(new Event('pointerdown'));
    now += 40;
    page.dispatchEvent(new Event('click'));
    expect(presses.wait()).toBe(50);
  });

  it('is not drawn out by a key that is held down', () => {
    page.dispatchEvent(new Event('keydown'));
    now += 40;
    page.dispatchEvent(Object.assign(new Event('keydown'), { repeat: true }));
    expect(presses.wait()).toBe(10);
  });

  it('comes from presses only', () => {
    page.dispatchEvent(new Event('pointermove'));
    page.dispatchEvent(new Event('scroll'));
    expect(presses.wait()).toBe(0);
  });
});

describe('the wait while a press is still being answered', () => {
  it('lasts until the answer is there', () => {
    const answered = presses.hold();
    expect(presses.wait()).toBe(16);
    now += 120;
    expect(presses.wait()).toBe(16);
    answered();
    expect(presses.wait()).toBe(0);
  });

  it('ends after 200 ms without one: prices must not stand still', () => {
    presses.hold();
    now += 190;
    expect(presses.wait()).toBe(10);
    now += 10;
    expect(presses.wait()).toBe(0);
  });

  it('does not shorten that of the press itself', () => {
    page.dispatchEvent(new Event('click'));
    presses.hold()();
    expect(presses.wait()).toBe(50);
  });
});
