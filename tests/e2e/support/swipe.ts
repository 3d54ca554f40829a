import type { Locator, Page } from '@playwright/test';

interface Swipe {
  /** How far, px: down, or to the side. */
  readonly down?: number;
  readonly across?: number;
  /** How long the finger takes, by the clock that the page reads, ms. */
  readonly ms?: number;
}

const STEPS = 8;

/** Draws a finger over the screen from the middle of an element, as a touch screen reports it, at a pace that is told. */
export async function swipe(page: Page, from: Locator, { down = 0, across = 0, ms = 600 }: Swipe): Promise<void> {
  const finger = await touch(page, from);
  for (let step = 1; step <= STEPS; step++) {
    const part = step / STEPS;
    await finger.move(across * part, down * part, ms * part);
  }
  await finger.lift(ms);
}

export interface Finger {
  /** Moves to a place beside that where the finger was set down, px; `at` ms after it was. */
  readonly move: (across: number, down: number, at: number) => Promise<void>;
  readonly lift: (at: number) => Promise<void>;
}

/** Sets a finger down on the middle of an element. */
export async function touch(page: Page, on: Locator): Promise<Finger> {
  const box = await on.boundingBox();
  if (!box) throw new Error('Nothing to touch');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[], at: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points, timestamp: start + at / 1000 });
  await send('touchStart', [{ x, y }], 0);
  return {
    move: async (across, down, at) => void (await send('touchMove', [{ x: x + across, y: y + down }], at)),
    lift: async (at) => {
      await send('touchEnd', [], at);
      await session.detach();
    },
  };
}
