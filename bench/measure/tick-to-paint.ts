/** From what was sent and what was seen to the figures of one run. */
import type { SentTicks } from '../feed/send-log.ts';
import { sequenceOfText } from '../feed/price-code.ts';
import { idOfCode } from '../feed/universe.ts';
import { toMonotonic } from '../profile/clock.ts';
import type { ProbeReadings } from '../probe/readings.ts';
import { coverTicks, longestWait, type Sequence, type Window } from './coverage.ts';
import { hundredths, spreadOf, type Spread } from './percentiles.ts';

export interface TickToPaint {
  readonly latency: Spread;
  /** At 0, 1, … 100 %. */
  readonly distribution: readonly number[];
  readonly age: Spread;
  readonly neverCovered: number;
  /** Ms for which a newer price than the one on screen was not shown; the longest of all instruments. */
  readonly longestWait: number;
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
  const seen = sent.map((ticks) => ({ ticks, shown: shownOf(ticks.id, readings, clock.navigationStart) }));
  const covered = seen.map(({ ticks, shown }) => coverTicks(ticks, shown, clock.window));
  const latencies = covered.flatMap((each) => each.latencies);
  return {
    latency: spreadOf(latencies),
    distribution: hundredths(latencies),
    age: spreadOf(covered.flatMap((each) => each.ages)),
    neverCovered: covered.reduce((sum, each) => sum + each.neverCovered, 0),
    longestWait: Math.max(0, ...seen.map(({ ticks, shown }) => longestWait(ticks, shown, clock.window))),
  };
}
