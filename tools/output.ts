/** Writes one line to the terminal; the one door out, so that `console` stays forbidden everywhere. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A duration as people read it: `0.8 s`, `2 min 05 s`. */
export function readableDuration(milliseconds: number): string {
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}
