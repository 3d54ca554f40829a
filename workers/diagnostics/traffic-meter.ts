import type { Traffic } from '../../src/contract/worker/diagnostics-api.ts';
import type { EpochMs } from '../../src/domain/candle.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** What is kept of it over reloads: the bytes of a day, and of its last minutes by their number since 1970. */
interface KeptTraffic {
  readonly day: EpochMs;
  readonly today: number;
  readonly minutes: readonly (readonly [minute: number, bytes: number])[];
}

/** Sums bytes by minute, hour and day of the device's clock. */
export class TrafficMeter {
  #minutes = new Map<number, number>();
  #day: EpochMs = 0;
  #today = 0;

  /** Bytes that passed just now. @param now ms since 1970 */
  add(bytes: number, now: EpochMs): void {
    this.#enterDay(now);
    const minute = minuteOf(now);
    this.#minutes.set(minute, (this.#minutes.get(minute) ?? 0) + bytes);
    this.#today += bytes;
    for (const old of this.#minutes.keys()) if (old <= minute - HOUR_MINUTES) this.#minutes.delete(old);
  }

  /** @param now ms since 1970 */
  traffic(now: EpochMs): Traffic {
    this.#enterDay(now);
    const minute = minuteOf(now);
    const recent = [...this.#minutes].filter(([each]) => each > minute - HOUR_MINUTES && each <= minute);
    // Of the minute before, the part that still lies within the last 60 s.
    const share = 1 - (now % MINUTE_MS) / MINUTE_MS;
    const before = (this.#minutes.get(minute - 1) ?? 0) * share;
    return {
      minute: Math.round((this.#minutes.get(minute) ?? 0) + before),
      hour: recent.reduce((sum, [, bytes]) => sum + bytes, 0),
      today: this.#today,
    };
  }

  /** As text for the device. */
  toText(): string {
    const kept: KeptTraffic = { day: this.#day, today: this.#today, minutes: [...this.#minutes] };
    return JSON.stringify(kept);
  }

  /** Adds what the device kept; of another day, or unreadable, it is nothing. @param now ms since 1970 */
  restore(text: string | undefined, now: EpochMs): void {
    const kept = readKept(text);
    if (!kept) return;
    this.#enterDay(now);
    if (kept.day === this.#day) this.#today += kept.today;
    for (const [minute, bytes] of kept.minutes) this.#minutes.set(minute, (this.#minutes.get(minute) ?? 0) + bytes);
  }

  #enterDay(now: EpochMs): void {
    const day = new Date(now).setHours(0, 0, 0, 0);
    if (day !== this.#day) this.#today = 0;
    this.#day = day;
  }
}

function minuteOf(now: EpochMs): number {
  return Math.floor(now / MINUTE_MS);
}

function readKept(text: string | undefined): KeptTraffic | undefined {
  if (text === undefined) return undefined;
  try {
    const value = JSON.parse(text) as Partial<KeptTraffic>;
    const isKept = Number.isFinite(value.day) && Number.isFinite(value.today) && Array.isArray(value.minutes);
    return isKept ? (value as KeptTraffic) : undefined;
  } catch {
    return undefined;
  }
}
