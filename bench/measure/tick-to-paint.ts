/** From what was sent and what was seen to the figures of one run. */
import type { SentTicks } from '../feed/send-log.ts';
import { sequenceOfText } from '../feed/price-code.ts';
import { idOfCode } from '../feed/universe.ts';
import { toMonotonic } from '../profile/clock.ts';
import type { ProbeReadings } from '../probe/readings.ts';
import { coverTicks, type Sequence, type Window } from './coverage.ts';
import { hundredths, spreadOf, type Spread } from './percentiles.ts';

export interface TickToPaint {
  readonly latency: Spread;
  /** At 0, 1, … 100 %. */
  readonly distribution: readonly number[];
  readonly age: Spread;
  readonly neverCovered: number;
  /** Ms in which a price on screen was not followed by a newer one, the window's ends included; the longest of all. */
  readonly longestGap: number;
}

/** The ticks that a price's frames showed, on the monotonic clock. */
function shownOf(id: number, readings: ProbeReadings, navigationStart: number): Sequence {
  const [sequences, times]: [number[], number[]] = [[], []];
  for (const [time, code, text] of readings.shown) {
    if (idOfCode(code) !== id) continue;
    const sequence = sequenceOfText(id, text);
    if (sequence === undefined) continue;
    sequences.push(sequence);
    times.push(toMonotonic(time, { navigationStart }));
  }
  return { sequences, times };
}

export function tickToPaint(
  sent: readonly SentTicks[],
  readings: ProbeReadings,
  clock: { readonly navigationStart: number; readonly window: Window },
): TickToPaint {
  const shown = sent.map(({ id }) => shownOf(id, readings, clock.navigationStart));
  const covered = sent.map((ticks, index) =>
    coverTicks(ticks, shown[index] ?? { sequences: [], times: [] }, clock.window),
  );
  const latencies = covered.flatMap((each) => each.latencies);
  return {
    latency: spreadOf(latencies),
    distribution: hundredths(latencies),
    age: spreadOf(covered.flatMap((each) => each.ages)),
    neverCovered: covered.reduce((sum, each) => sum + each.neverCovered, 0),
    longestGap: Math.max(0, ...shown.map(({ times }) => longestGap(times, clock.window))),
  };
}

export function longestGap(times: ArrayLike<number>, { from, to }: Pick<Window, 'from' | 'to'>): number {
  const inside = Array.from(times).filter((time) => time > from && time < to);
  return [...inside, to].reduce((longest, time, index) => Math.max(longest, time - (inside[index - 1] ?? from)), 0);
}
