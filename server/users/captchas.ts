import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import svgCaptcha, { type ConfigObject } from 'svg-captcha';
import type { Clock } from '../clock.ts';

/** Without what looks like something else: 0 O o, 1 I l i, 5 S s, 2 Z z, 8 B. */
const CHARACTERS = 'ACDEFGHJKLMNPQRTUVWXY34679';
const LENGTH = 5;
const LIFETIME_MS = 5 * 60 * 1000;
const MAX_KEPT = 10_000;
const DRAWING: ConfigObject = { width: 150, height: 50, noise: 3, color: false, background: '#f4f5f7' };

/** The package itself draws a text; its types leave that out. */
const drawCaptcha = svgCaptcha as unknown as (text: string, options: ConfigObject) => string;

/** Pictures of a few letters that a person reads out of noise. Each is good for one answer. */
export class Captchas {
  readonly #clock: Clock;
  readonly #key = randomBytes(32);
  /** By token, oldest first. */
  readonly #kept = new Map<string, { readonly hash: Buffer; readonly until: number }>();
  readonly #drawText: typeof drawCaptcha;

  /** @param drawText gives the picture of a text, as SVG */
  constructor(clock: Clock, drawText = drawCaptcha) {
    this.#clock = clock;
    this.#drawText = drawText;
  }

  /** How many wait for an answer. */
  get inMemory(): number {
    return this.#kept.size;
  }

  /** A new picture for the token, as SVG; an earlier one of the token is worth nothing any more. */
  draw(token: string): string {
    const text = Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
    this.#kept.delete(token);
    this.tidy();
    if (this.#kept.size >= MAX_KEPT) this.#forgetOldest();
    this.#kept.set(token, { hash: this.#hash(text), until: this.#clock.now() + LIFETIME_MS });
    return this.#drawText(text, DRAWING);
  }

  /** Whether the answer is right. Right or wrong, it was the only one. */
  accept(token: string, answer: string): boolean {
    const kept = this.#kept.get(token);
    this.#kept.delete(token);
    return kept !== undefined && kept.until > this.#clock.now() && timingSafeEqual(kept.hash, this.#hash(answer));
  }

  /** Forgets those that nobody can answer any more. */
  tidy(): void {
    const now = this.#clock.now();
    for (const [token, { until }] of this.#kept) {
      if (until > now) return;
      this.#kept.delete(token);
    }
  }

  #hash(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text.trim().toUpperCase()).digest();
  }

  #forgetOldest(): void {
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.#kept.delete(oldest);
  }
}
