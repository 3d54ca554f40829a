import { beforeEach, describe, expect, it } from 'vitest';
import { Gestures } from '../../../src/worker-client/gestures.ts';

let now: number;
let gestures: Gestures;
let page: EventTarget;

beforeEach(() => {
  now = 1_000;
  page = new EventTarget();
  gestures = new Gestures(() => now).watch(page);
});

describe('the wait after a press', () => {
  it('is none when nothing was pressed', () => {
    expect(gestures.wait()).toBe(0);
  });

  it.each(['pointerdown', 'click', 'keydown'])('is 50 ms from a %s', (type) => {
    page.dispatchEvent(new Event(type));
    expect(gestures.wait()).toBe(50);
    now += 20;
    expect(gestures.wait()).toBe(30);
    now += 40;
    expect(gestures.wait()).toBe(0);
  });

  it('begins anew with each press', () => {
    page.dispatchEvent(new Event('pointerdown'));
    now += 40;
    page.dispatchEvent(new Event('click'));
    expect(gestures.wait()).toBe(50);
  });

  it('is not drawn out by a key that is held down', () => {
    page.dispatchEvent(new Event('keydown'));
    now += 40;
    page.dispatchEvent(Object.assign(new Event('keydown'), { repeat: true }));
    expect(gestures.wait()).toBe(10);
  });

  it('comes from presses only', () => {
    page.dispatchEvent(new Event('pointermove'));
    expect(gestures.wait()).toBe(0);
  });
});

describe('the wait on a page that is scrolled', () => {
  it('is what is left of a beat since prices were shown', () => {
    gestures.shown();
    now += 10;
    page.dispatchEvent(new Event('scroll'));
    expect(gestures.wait()).toBe(118);
    now += 118;
    expect(gestures.wait()).toBe(0);
  });

  it('ends when the page stands still', () => {
    page.dispatchEvent(new Event('scroll'));
    now += 90;
    gestures.shown();
    expect(gestures.wait()).toBe(128);
    now += 10;
    expect(gestures.wait()).toBe(0);
  });

  it('is none for the first prices', () => {
    page.dispatchEvent(new Event('scroll'));
    expect(gestures.wait()).toBe(0);
  });
});

describe('the wait while a press is still being answered', () => {
  it('lasts until the answer is there', () => {
    const answered = gestures.hold();
    expect(gestures.wait()).toBe(16);
    now += 120;
    expect(gestures.wait()).toBe(16);
    answered();
    expect(gestures.wait()).toBe(0);
  });

  it('ends after 200 ms without one: prices must not stand still', () => {
    gestures.hold();
    now += 190;
    expect(gestures.wait()).toBe(10);
    now += 10;
    expect(gestures.wait()).toBe(0);
  });

  it('does not shorten that of the press itself', () => {
    page.dispatchEvent(new Event('click'));
    gestures.hold()();
    expect(gestures.wait()).toBe(50);
  });
});

describe('the wait where something else is looked at than prices', () => {
  it('is what is left of a longer beat', () => {
    const stop = gestures.slow();
    gestures.shown();
    now += 50;
    expect(gestures.wait()).toBe(200);
    page.dispatchEvent(new Event('scroll'));
    expect(gestures.wait()).toBe(200);
    now += 200;
    expect(gestures.wait()).toBe(0);
    gestures.shown();
    now += 150;
    stop();
    expect(gestures.wait()).toBe(0);
  });

  it('lasts until the last of several is done', () => {
    const [one, other] = [gestures.slow(), gestures.slow()];
    gestures.shown();
    one();
    expect(gestures.wait()).toBe(250);
    other();
    expect(gestures.wait()).toBe(0);
  });
});

describe('the answer to a press', () => {
  it('has the screen for as long as prices wait for it, and no scrolling or slow pace has', () => {
    gestures.shown();
    gestures.slow();
    page.dispatchEvent(new Event('scroll'));
    expect(gestures.answering()).toBe(0);
    page.dispatchEvent(new Event('pointerdown'));
    now += 20;
    expect(gestures.answering()).toBe(30);
    now += 40;
    expect(gestures.answering()).toBe(0);
    const answered = gestures.hold();
    expect(gestures.answering()).toBe(16);
    answered();
    expect(gestures.answering()).toBe(0);
  });
});
