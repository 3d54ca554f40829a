import type { Candle } from '../../../src/domain/candle.ts';
import type { BarTable } from '../../candles/bar-table.ts';
import type { DayRange } from '../../candles/day-range.ts';
import type { Listing } from '../../catalogue/listing.ts';
import type { Clock } from '../../clock.ts';
import { dayOf, DAY_MS, LONGEST_LAG_MS, MINUTE_MS, type Feed, type TickKind, type TickSink } from '../feed.ts';
import { mix } from '../random.ts';
import { HistoryThread } from './history-thread.ts';
import { minuteTicks, type MinuteTicks } from './minute-ticks.ts';
import { blockBars, SimulatedMarket, type DayBlock, type SimulatedMarketOptions } from './simulated-market.ts';

const PUMP_MS = 25;
/** After a pause longer than this (a laptop that slept) only the ticks of its first and its last minute are told. */
const LONGEST_TOLD_MS = 2 * MINUTE_MS;
/** Next minutes are prepared a few instruments at a time, so that no minute begins with all the work at once. */
const PREPARE_SHARE = 0.002;

/** So long before midnight the next day's blocks are begun. */
const MIDNIGHT_LEAD_MS = 10 * MINUTE_MS;

/** Where one instrument stands in its stream of ticks. */
interface Cursor {
  day: number;
  block: DayBlock;
  /** Of the next day, from shortly before midnight on. */
  nextBlock: DayBlock | undefined;
  minute: number;
  ticks: MinuteTicks;
  position: number;
  next: MinuteTicks | undefined;
}

/** Sends the ticks of a SimulatedMarket as the clock reaches them. */
export class SimulatedFeed implements Feed {
  readonly clock: Clock;
  readonly description: string;
  readonly #market: SimulatedMarket;
  readonly #history: HistoryThread;
  readonly #count: number;
  #cursors: Cursor[] = [];
  #sink: TickSink | undefined;
  #sentUpTo = 0;
  #prepared = 0;
  #nextBlocks = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(listings: readonly Listing[], options: SimulatedMarketOptions, clock: Clock) {
    this.clock = clock;
    this.#market = new SimulatedMarket(listings, options);
    this.#history = new HistoryThread({ instruments: listings.map(({ code, traits }) => ({ code, traits })), options });
    this.#count = listings.length;
    this.description = `simulated market, seed ${options.seed}, ${options.rate} ticks/s`;
  }

  isOpen(index: number, time: number): boolean {
    return this.#market.isOpen(index, time);
  }

  opensAt(index: number, time: number): number | undefined {
    return this.#market.opensAt(index, time);
  }

  minuteBars(index: number, day: number): readonly Candle[] {
    const cursor = this.#cursors[index];
    if (cursor?.day === day) return blockBars(cursor.block, day);
    return blockBars(this.#market.dayBlock(index, day), day);
  }

  pastBars(range: DayRange): Promise<BarTable> {
    return this.#history.bars(range);
  }

  start(sink: TickSink): void {
    const now = this.clock.now();
    this.#sink = sink;
    this.#rewind(now);
    this.#send(sink, now, 'missed');
    this.#timer = setInterval(() => this.pump(sink), PUMP_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#history.stop();
    this.#sink = undefined;
  }

  catchUp(): number {
    if (this.#sink) this.#advance(this.#sink);
    return this.#sentUpTo;
  }

  /** Sends every tick that is due, over all instruments in order of time, and prepares some of those to come. */
  pump(sink: TickSink): void {
    this.#advance(sink);
    this.#prepareDay(this.#sentUpTo);
    this.#prepare();
  }

  #advance(sink: TickSink): void {
    const now = this.clock.now();
    const lag = now - this.#sentUpTo;
    if (lag > LONGEST_TOLD_MS) {
      // The minute that the pause cut off is told to its end: its bar has been sent, and the last one sent is final.
      this.#send(sink, minuteEnd(this.#sentUpTo), 'missed');
      this.#rewind(now);
    }
    this.#send(sink, now, lag > LONGEST_LAG_MS ? 'missed' : 'live');
  }

  #send(sink: TickSink, now: number, kind: TickKind): void {
    const due: Array<readonly [time: number, index: number, price: number]> = [];
    for (let index = 0; index < this.#count; index++) this.#collect(index, now, due);
    due.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    this.#sentUpTo = now;
    for (const [time, index, price] of due) sink(index, time, price, kind);
  }

  #rewind(now: number): void {
    const minute = Math.floor(now / MINUTE_MS);
    this.#sentUpTo = now;
    this.#cursors = Array.from({ length: this.#count }, (_, index) => {
      const day = dayOf(now);
      const block = this.#market.dayBlock(index, day);
      const ticks = this.#ticksOf(index, block, minute);
      return { day, block, nextBlock: undefined, minute, ticks, position: 0, next: undefined };
    });
    this.#nextBlocks = 0;
  }

  #collect(index: number, now: number, due: Array<readonly [number, number, number]>): void {
    const cursor = this.#cursors[index];
    if (!cursor) return;
    for (;;) {
      const start = cursor.minute * MINUTE_MS;
      while (cursor.position < cursor.ticks.prices.length) {
        const time = start + (cursor.ticks.offsets[cursor.position] ?? 0);
        if (time > now) return;
        due.push([time, index, cursor.ticks.prices[cursor.position++] ?? 0]);
      }
      if (start + MINUTE_MS > now) return;
      this.#enterNextMinute(index, cursor);
    }
  }

  #enterNextMinute(index: number, cursor: Cursor): void {
    cursor.minute++;
    const day = dayOf(cursor.minute * MINUTE_MS);
    if (day !== cursor.day) {
      cursor.day = day;
      cursor.block = cursor.nextBlock ?? this.#market.dayBlock(index, day);
      cursor.nextBlock = undefined;
      this.#nextBlocks = 0;
    }
    cursor.ticks = cursor.next ?? this.#ticksOf(index, cursor.block, cursor.minute);
    cursor.position = 0;
    cursor.next = undefined;
  }

  /**
   * Spreads the next day's blocks over half of the pumps that are left before midnight, so that no day begins with all
   * of them; in the other half the first minute's ticks follow.
   */
  #prepareDay(now: number): void {
    const left = DAY_MS - (now % DAY_MS);
    if (left > MIDNIGHT_LEAD_MS) return;
    const pumps = Math.ceil(left / 2 / PUMP_MS);
    for (let blocks = Math.ceil((this.#count - this.#nextBlocks) / pumps); blocks > 0; blocks--) {
      const index = this.#nextBlocks++;
      const cursor = this.#cursors[index];
      if (cursor) cursor.nextBlock = this.#market.dayBlock(index, cursor.day + 1);
    }
  }

  #prepare(): void {
    for (let left = Math.ceil(this.#count * PREPARE_SHARE); left > 0; left--) {
      const index = this.#prepared++ % this.#count;
      const cursor = this.#cursors[index];
      if (!cursor || cursor.next) continue;
      const nextMinute = cursor.minute + 1;
      const block = dayOf(nextMinute * MINUTE_MS) === cursor.day ? cursor.block : cursor.nextBlock;
      if (block) cursor.next = this.#ticksOf(index, block, nextMinute);
    }
  }

  #ticksOf(index: number, block: DayBlock, minute: number): MinuteTicks {
    const at = minute % (DAY_MS / MINUTE_MS);
    const shape = {
      open: block.open[at] ?? 0,
      high: block.high[at] ?? 0,
      low: block.low[at] ?? 0,
      close: block.close[at] ?? 0,
      ticks: block.ticks[at] ?? 0,
    };
    return minuteTicks(shape, mix(this.#market.seedOf(index), minute));
  }
}

/** The last moment of a time's minute. */
function minuteEnd(time: number): number {
  return Math.floor(time / MINUTE_MS) * MINUTE_MS + MINUTE_MS - 1;
}
