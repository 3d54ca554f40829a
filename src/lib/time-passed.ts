/**
 * Whether less than `ms` have passed since a moment. One that lies ahead was noted before the device's clock was set
 * back and tells nothing: then no.
 * @param at ms since 1970, as is `now`
 */
export function isWithin(ms: number, at: number, now: number): boolean {
  return at <= now && now - at < ms;
}
