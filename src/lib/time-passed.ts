/**
 * Whether less than `ms` have passed since a moment. One that lies ahead was noted before the device's clock was set
 * back and tells nothing: then no.
 * @param at ms since 1970, as is `now`
 */
export function isWithin(ms: number, at: number, now: number): boolean {
  return timeLeft(ms, at, now) > 0;
}

/** How much of `ms` is left since a moment, at least 0: nothing, too, where the clock was set back. */
export function timeLeft(ms: number, at: number, now: number): number {
  return at <= now ? Math.max(at + ms - now, 0) : 0;
}
