import { signal } from './signals.ts';

/** The time to the second, ms, for ages on screen: only what shows an age reads it. */
export const clock = signal(Date.now());

/** Starts the clock; it stands still while the page is hidden. */
export function startClock(): void {
  setInterval(() => {
    if (!document.hidden) clock.value = Date.now();
  }, 1_000);
}
