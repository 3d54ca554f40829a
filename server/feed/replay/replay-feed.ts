import type { Candle, EpochMs } from '../../../src/domain/candle.ts';
import type { Listing } from '../../catalogue/listing.ts';
import type { Clock } from '../../clock.ts';
import { lowerBound } from '../../../src/lib/binary-search.ts';
import { DAY_MS, dayOf, LONGEST_LAG_MS, MINUTE_MS, type Feed, type TickKind, type TickSink } from '../feed.ts';
import { blockBars, SimulatedMarket } from '../simulated/simulated-market.ts';
import { Recording } from './recording.ts';
import type { TickColumns } from './tick-file.ts';

const PUMP_MS = 20;
const HISTORY_SEED = 'before the recording';
const HISTORY_RATE = 60;

/**
 * Plays recorded ticks. The market's clock starts at the first tick, which is moved by whole days into the last 24
 * hours, and runs `speed` times as fast as the wall's: bars of every period have the times of day they were recorded
 * with. An instrument recorded on another day comes at its own time of day. Before its first tick an instrument has a
 * made-up past that leads to it; instruments without a recording are closed.
 */
export class ReplayFeed implements Feed {
  readonly clock: Clock;
  readonly description: string;
  readonly #wall: Clock;
  readonly #recordings = new Map<number, Recording>();
  readonly #positions = new Map<number, number>();
  readonly #past: SimulatedMarket;
  readonly #startTime: EpochMs;
  readonly #speed: number;
  readonly #wallStart: EpochMs;
  /** Wall-clock time up to which ticks have been sent. */
  #sentUpTo: EpochMs;
  #sink: TickSink | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** @param beganAt the wall's time at which the first tick was, or is to be, played */
  constructor(
    listings: readonly Listing[],
    ticks: ReadonlyMap<number, TickColumns>,
    speed: number,
    wall: Clock,
    beganAt: EpochMs,
  ) {
    const first = Math.min(...[...ticks.values()].map(({ times }) => times[0] ?? Number.POSITIVE_INFINITY));
    const shift = Math.floor((beganAt - first) / DAY_MS) * DAY_MS;
    for (const [index, columns] of ticks) {
      const later = Math.floor(((columns.times[0] ?? first) - first) / DAY_MS) * DAY_MS;
      this.#recordings.set(index, new Recording(columns, shift - later));
    }
    this.#wall = wall;
    this.#wallStart = beganAt;
    this.#sentUpTo = beganAt;
    this.#startTime = first + shift;
    this.#past = new SimulatedMarket(listings, { seed: HISTORY_SEED, rate: HISTORY_RATE, realHours: false });
    this.#speed = speed;
    this.clock = { now: () => this.#timeAt(wall.now()) };
    this.description = `replay of ${ticks.size} instruments at speed ${speed}`;
  }

  isOpen(index: number, time: number): boolean {
    const recording = this.#recordings.get(index);
    return recording !== undefined && time >= recording.firstTime;
  }

  opensAt(index: number, time: number): number | undefined {
    const firstTime = this.#recordings.get(index)?.firstTime;
    return firstTime !== undefined && time < firstTime ? firstTime : undefined;
  }

  minuteBars(index: number, day: number): readonly Candle[] {
    const recording = this.#recordings.get(index);
    if (!recording) return blockBars(this.#past.dayBlock(index, day), day);
    const recorded = recording.minuteBars(day);
    return day > dayOf(recording.firstTime) ? recorded : [...this.#barsBefore(recording, index, day), ...recorded];
  }

  start(sink: TickSink): void {
    const minute = Math.floor(this.clock.now() / MINUTE_MS) * MINUTE_MS;
    for (const [index, { times }] of this.#recordings)
      this.#positions.set(
        index,
        lowerBound(times, minute, (time) => time),
      );
    this.#sink = sink;
    this.#send(sink, 'missed');
    this.#timer = setInterval(() => this.pump(sink), PUMP_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#sink = undefined;
  }

  catchUp(): EpochMs {
    if (this.#sink) this.pump(this.#sink);
    return this.#timeAt(this.#sentUpTo);
  }

  /** Sends every tick that is due, over all instruments in order of time. */
  pump(sink: TickSink): void {
    this.#send(sink, this.#wall.now() - this.#sentUpTo > LONGEST_LAG_MS ? 'missed' : 'live');
  }

  #send(sink: TickSink, kind: TickKind): void {
    this.#sentUpTo = this.#wall.now();
    const now = this.#timeAt(this.#sentUpTo);
    const due: Array<readonly [time: number, index: number, price: number]> = [];
    for (const [index, recording] of this.#recordings) {
      let at = this.#positions.get(index) ?? 0;
      for (; (recording.times[at] ?? Number.POSITIVE_INFINITY) <= now; at++) {
        due.push([recording.times[at] ?? 0, index, recording.prices[at] ?? 0]);
      }
      this.#positions.set(index, at);
    }
    // Stable: ticks of one instrument with the same time stay in the file's order.
    due.sort((a, b) => a[0] - b[0]);
    for (const [time, index, price] of due) sink(index, time, price, kind);
  }

  /** The market's time at a time of the wall's clock. */
  #timeAt(wallTime: EpochMs): EpochMs {
    return this.#startTime + Math.floor(Math.max(0, wallTime - this.#wallStart) * this.#speed);
  }

  /** Made-up minutes before the recording, at the level at which the recording begins. */
  #barsBefore(recording: Recording, index: number, day: number): Candle[] {
    const firstDay = dayOf(recording.firstTime);
    const block = this.#past.dayBlock(index, firstDay);
    const minute = Math.floor((recording.firstMinute % DAY_MS) / 60_000);
    const level = recording.firstPrice / (block.open[minute] ?? recording.firstPrice);
    const bars = blockBars(day === firstDay ? block : this.#past.dayBlock(index, day), day);
    const scaled = (price: number): number => Math.max(1, Math.round(price * level));
    return bars
      .filter((bar) => bar.time < recording.firstMinute)
      .map(({ time, open, high, low, close, volume }) => {
        return { time, open: scaled(open), high: scaled(high), low: scaled(low), close: scaled(close), volume };
      });
  }
}
