import type { Candle, EpochMs } from '../../src/domain/candle.ts';
import type { Feed, TickSink } from '../feed/feed.ts';
import { MINUTE_MS } from '../feed/feed.ts';

/** Ticks of the past come so far apart: near enough for the levels of a strategy. */
const STEP_MINUTES = 5;

/** Plays a feed's past to an engine of its own, as fast as it is asked to. */
export class PastFeed implements Feed {
  readonly description = 'the past';
  readonly clock = { now: (): number => this.#time };
  readonly #feed: Feed;
  #time: EpochMs;
  #sink: TickSink | undefined;

  /** @param from where it begins; epoch ms */
  constructor(feed: Feed, from: EpochMs) {
    this.#feed = feed;
    this.#time = from;
  }

  isOpen(index: number, time: EpochMs): boolean {
    return this.#feed.isOpen(index, time);
  }

  opensAt(index: number, time: EpochMs): EpochMs | undefined {
    return this.#feed.opensAt(index, time);
  }

  minuteBars(index: number, day: number): readonly Candle[] {
    return this.#feed.minuteBars(index, day);
  }

  start(sink: TickSink): void {
    this.#sink = sink;
  }

  catchUp(): EpochMs {
    return this.#time;
  }

  stop(): void {
    this.#sink = undefined;
  }

  /** Sends what happened of one bar, by instrument, and is at its end then. @param bars minutes of the bar, by instrument */
  play(bars: ReadonlyMap<number, readonly Candle[]>, end: EpochMs): void {
    const ticks = [...bars].flatMap(([index, minutes]) =>
      minutes
        .filter((_, place) => place % STEP_MINUTES === STEP_MINUTES - 1)
        .map(({ time, close }) => ({ index, time: time + MINUTE_MS - 1, close })),
    );
    for (const { index, time, close } of ticks.toSorted((a, b) => a.time - b.time)) {
      this.#time = time;
      this.#sink?.(index, time, close, 'live');
    }
    this.#time = end;
  }
}
