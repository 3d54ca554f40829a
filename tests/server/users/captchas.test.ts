import { describe, expect, it, vi } from 'vitest';
import { Captchas } from '../../../server/users/captchas.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';

const drawn = vi.hoisted(() => [] as string[]);
vi.mock('svg-captcha', async (original) => {
  const { default: real } = await original<{ default: (text: string, options: object) => string }>();
  return {
    default: (text: string, options: object) => {
      drawn.push(text);
      return real(text, options);
    },
  };
});

const TOKEN = 'a-token-of-the-client';

/** A new captcha and what its picture says. */
function draw(captchas: Captchas, token = TOKEN): string {
  captchas.draw(token);
  return drawn.at(-1) ?? '';
}

describe('captchas', () => {
  it('take the right answer in any case, once', () => {
    const captchas = new Captchas(new ManualClock());
    const text = draw(captchas);
    expect(text).toMatch(/^[A-Z\d]{5}$/);
    expect(captchas.accept(TOKEN, ` ${text.toLowerCase()} `)).toBe(true);
    expect(captchas.accept(TOKEN, text)).toBe(false);
  });

  it('take no right answer after a wrong one', () => {
    const captchas = new Captchas(new ManualClock());
    const text = draw(captchas);
    expect(captchas.accept(TOKEN, '?')).toBe(false);
    expect(captchas.accept(TOKEN, text)).toBe(false);
  });

  it('take the answer to the newest picture only, and that of no other token', () => {
    const captchas = new Captchas(new ManualClock());
    const [first, second] = [draw(captchas), draw(captchas)];
    expect(second).not.toBe(first);
    expect(captchas.accept('a-token-of-another', second)).toBe(false);
    expect(captchas.accept(TOKEN, second)).toBe(true);
    const [old] = [draw(captchas), draw(captchas)];
    expect(captchas.accept(TOKEN, old)).toBe(false);
  });

  it('end after five minutes', () => {
    const clock = new ManualClock();
    const captchas = new Captchas(clock);
    const text = draw(captchas);
    clock.advance(5 * 60_000 - 1);
    expect(captchas.accept(TOKEN, text)).toBe(true);
    const late = draw(captchas);
    clock.advance(5 * 60_000);
    expect(captchas.accept(TOKEN, late)).toBe(false);
  });

  it('are bounded: the oldest goes', () => {
    const captchas = new Captchas(new ManualClock());
    const text = draw(captchas);
    for (let i = 0; i < 10_000; i++) captchas.draw(`a-token-number-${i}`);
    const newest = drawn.at(-1) ?? '';
    expect(captchas.accept(TOKEN, text)).toBe(false);
    expect(captchas.accept('a-token-number-9999', newest)).toBe(true);
  }, 60_000);
});
