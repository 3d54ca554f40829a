const DEFAULT_HOURS = 1;
const HOUR_MS = 3_600_000;
/** Enough for a slope also in a soak of minutes. */
const SAMPLES = 60;
const LONGEST_GAP_MS = 60_000;

export interface SoakOptions {
  readonly ms: number;
  readonly sampleMs: number;
}

/** @param hours as typed; parts of an hour are allowed */
export function soakOptions(hours: string | undefined): SoakOptions {
  const given = hours === undefined ? DEFAULT_HOURS : Number(hours);
  if (!(given > 0)) throw new Error(`How many hours? ${hours} is no number above 0`);
  const ms = given * HOUR_MS;
  return { ms, sampleMs: Math.min(LONGEST_GAP_MS, ms / SAMPLES) };
}
