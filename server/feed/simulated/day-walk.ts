import { MINUTES_PER_DAY } from '../feed.ts';
import { createRandom, mix, roughNormal } from '../random.ts';

/** One random walk over one UTC day, in standard deviations of a day: where each minute begins and ends. */
export interface DayWalk {
  readonly open: Float64Array;
  readonly close: Float64Array;
}

/** Relative liveliness of each UTC hour: quiet after New York, busiest where London and New York overlap. */
const HOURLY = [
  0.5, 0.5, 0.6, 0.6, 0.5, 0.5, 0.7, 1.1, 1.4, 1.3, 1.1, 1, 1.3, 1.7, 1.8, 1.7, 1.4, 1, 0.9, 0.8, 0.7, 0.4, 0.4, 0.5,
];
const HOURLY_TOTAL = HOURLY.reduce((total, hour) => total + hour, 0);

/** Slow waves of 1 to 128 days, each as strong against the next as in Brownian motion. */
const WAVES = 8;
const WAVE_STRENGTH = 0.6;
/** A gap on about every third day, of a few minutes' usual move. */
const GAP_CHANCE = 1 / (3 * MINUTES_PER_DAY);
const GAP_SIZE = 0.12;

/** How lively a minute of the day is; 1 on average. */
export function activityAt(minuteOfDay: number): number {
  return ((HOURLY[Math.floor(minuteOfDay / 60)] ?? 1) * HOURLY.length) / HOURLY_TOTAL;
}

/** The walk's level at the start of a day: the same whoever asks, with no past to replay. */
export function dayLevel(seed: number, day: number): number {
  let level = 0;
  for (let wave = 0; wave < WAVES; wave++) {
    const length = 2 ** wave;
    const knot = Math.floor(day / length);
    const part = day / length - knot;
    const from = knotValue(seed, wave, knot);
    level += Math.sqrt(length) * WAVE_STRENGTH * (from + (knotValue(seed, wave, knot + 1) - from) * part);
  }
  return level;
}

function knotValue(seed: number, wave: number, knot: number): number {
  return roughNormal(createRandom(mix(mix(seed, wave + 1), knot)));
}

/** A bridge from this day's level to the next one's, livelier in lively hours, with a rare gap between two minutes. */
export function walkDay(seed: number, day: number): DayWalk {
  const random = createRandom(mix(seed, day));
  const open = new Float64Array(MINUTES_PER_DAY);
  const close = new Float64Array(MINUTES_PER_DAY);
  const variance = new Float64Array(MINUTES_PER_DAY);
  let level = 0;
  let passed = 0;
  for (let minute = 0; minute < MINUTES_PER_DAY; minute++) {
    if (minute > 0 && random() < GAP_CHANCE) level += GAP_SIZE * roughNormal(random);
    open[minute] = level;
    const step = activityAt(minute) / MINUTES_PER_DAY;
    level += Math.sqrt(step) * roughNormal(random);
    close[minute] = level;
    variance[minute] = passed += step;
  }
  pinEnds({ open, close }, variance, dayLevel(seed, day), dayLevel(seed, day + 1));
  return { open, close };
}

/** Bends a free walk so that it starts and ends at the given levels. */
function pinEnds(walk: DayWalk, variance: Float64Array, from: number, to: number): void {
  const last = MINUTES_PER_DAY - 1;
  const total = variance[last] ?? 1;
  const miss = to - from - (walk.close[last] ?? 0);
  let passed = 0;
  for (let minute = 0; minute <= last; minute++) {
    const next = variance[minute] ?? total;
    walk.open[minute] = from + (walk.open[minute] ?? 0) + (miss * passed) / total;
    walk.close[minute] = from + (walk.close[minute] ?? 0) + (miss * next) / total;
    passed = next;
  }
}
