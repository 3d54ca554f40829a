import { describe, expect, it } from 'vitest';
import { Captchas } from '../../../server/users/captchas.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';

const TOKEN = 'a-token-of-the-client';

/** Whose pictures are the text itself. */
function readable(clock = new ManualClock()): Captchas {
  return new Captchas(clock, (text) => text);
}

describe('captchas', () => {
  it('take the right answer in any case, once', () => {
    const captchas = readable();
    const text = captchas.draw(TOKEN);
    expect(text).toMatch(/^[A-Z\d]{5}$/);
    expect(captchas.accept(TOKEN, ` ${text.toLowerCase()} `)).toBe(true);
    expect(captchas.accept(TOKEN, text)).toBe(false);
  });

  it('take no right answer after a wrong one', () => {
    const captchas = readable();
    const text = captchas.draw(TOKEN);
    expect(captchas.accept(TOKEN, '?')).toBe(false);
    expect(captchas.accept(TOKEN, text)).toBe(false);
  });

  it('take the answer to the newest picture only, and that of no other token', () => {
    const captchas = readable();
    const [first, second] = [captchas.draw(TOKEN), captchas.draw(TOKEN)];
    expect(second).not.toBe(first);
    expect(captchas.accept('a-token-of-another', second)).toBe(false);
    expect(captchas.accept(TOKEN, second)).toBe(true);
    const [old] = [captchas.draw(TOKEN), captchas.draw(TOKEN)];
    expect(captchas.accept(TOKEN, old)).toBe(false);
  });

  it('end after five minutes', () => {
    const clock = new ManualClock();
    const captchas = readable(clock);
    const text = captchas.draw(TOKEN);
    clock.advance(5 * 60_000 - 1);
    expect(captchas.accept(TOKEN, text)).toBe(true);
    const late = captchas.draw(TOKEN);
    clock.advance(5 * 60_000);
    expect(captchas.accept(TOKEN, late)).toBe(false);
  });

  it('are bounded: the oldest goes', () => {
    const captchas = readable();
    const text = captchas.draw(TOKEN);
    let newest = '';
    for (let i = 0; i < 10_000; i++) newest = captchas.draw(`a-token-number-${i}`);
    expect(captchas.accept(TOKEN, text)).toBe(false);
    expect(captchas.accept('a-token-number-9999', newest)).toBe(true);
  });
});
