/** A moment as staff read it: UTC, to the second. */
export function timeText(ms: number | undefined): string | null {
  return ms === undefined ? null : new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');
}
