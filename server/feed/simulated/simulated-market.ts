import type { Candle } from '../../../src/domain/candle.ts';
import type { Listing } from '../../catalogue/listing.ts';
import { isInSession, nextOpening } from '../../catalogue/sessions.ts';
import { DAY_MS, MINUTE_MS, MINUTES_PER_DAY } from '../feed.ts';
import { createRandom, hashText, mix, roughNormal } from '../random.ts';
import { activityAt, walkDay, type DayWalk } from './day-walk.ts';

/** What the market must know of an instrument. */
export type SimulatedInstrument = Pick<Listing, 'code' | 'traits'>;

export interface SimulatedMarketOptions {
  readonly seed: string;
  /** Ticks per second over all instruments. */
  readonly rate: number;
  /** Whether markets close by their session; otherwise all trade around the clock. */
  readonly realHours: boolean;
}

/** One instrument's minutes of one UTC day as columns; `ticks` is 0 where the market is closed. */
export interface DayBlock {
  readonly open: Int32Array;
  readonly high: Int32Array;
  readonly low: Int32Array;
  readonly close: Int32Array;
  readonly ticks: Uint32Array;
}

/** How far beyond open and close a minute's high and low reach, in standard deviations of the minute. */
const WICK = 0.6;
const MAX_FACTOR_WALKS = 64;

/**
 * A market that is a pure function of seed and time: past, present and future bars need no storage, and a server that
 * was killed carries on where the market is now, with the same past.
 */
export class SimulatedMarket {
  readonly #listings: readonly SimulatedInstrument[];
  readonly #options: SimulatedMarketOptions;
  readonly #totalActivity: number;
  readonly #factorWalks = new Map<string, DayWalk>();

  constructor(listings: readonly SimulatedInstrument[], options: SimulatedMarketOptions) {
    this.#listings = listings;
    this.#options = options;
    this.#totalActivity = listings.reduce((total, listing) => total + listing.traits.activity, 0);
  }

  isOpen(index: number, time: number): boolean {
    return !this.#options.realHours || isInSession(this.#listing(index).traits.session, time);
  }

  opensAt(index: number, time: number): number | undefined {
    return this.#options.realHours ? nextOpening(this.#listing(index).traits.session, time) : undefined;
  }

  seedOf(index: number): number {
    return hashText(`${this.#options.seed}/${this.#listing(index).code}`);
  }

  dayBlock(index: number, day: number): DayBlock {
    const listing = this.#listing(index);
    const { open, close } = this.#logPrices(index, day);
    const start = Number(listing.traits.startPrice.replace('.', ''));
    const seed = mix(this.seedOf(index), day);
    const block = emptyBlock();
    for (let minute = 0; minute < MINUTES_PER_DAY; minute++) {
      const from = start * Math.exp(open[minute] ?? 0);
      const to = start * Math.exp(close[minute] ?? 0);
      if (this.isOpen(index, day * DAY_MS + minute * MINUTE_MS))
        this.#fillMinute(block, listing, minute, from, to, seed);
    }
    return block;
  }

  #fillMinute(
    block: DayBlock,
    listing: SimulatedInstrument,
    minute: number,
    from: number,
    to: number,
    seed: number,
  ): void {
    const random = createRandom(mix(seed, minute));
    const activity = activityAt(minute);
    const sigma = from * listing.traits.dailyVolatility * Math.sqrt(activity / MINUTES_PER_DAY) * WICK;
    const count = this.#tickCount(listing, random());
    const open = Math.max(1, Math.round(from));
    const close = count === 1 ? open : Math.max(1, Math.round(to));
    const up = count > 2 ? Math.round(sigma * Math.abs(roughNormal(random))) : 0;
    const down = count > 3 || (count === 3 && up === 0) ? Math.round(sigma * Math.abs(roughNormal(random))) : 0;
    block.open[minute] = open;
    block.close[minute] = close;
    block.high[minute] = Math.max(open, close) + up;
    block.low[minute] = Math.max(1, Math.min(open, close) - down);
    block.ticks[minute] = count;
  }

  /** The rate is kept at every hour, so that a load is what was asked for; the hours show in how far prices move. */
  #tickCount(listing: SimulatedInstrument, chance: number): number {
    const perMinute = (this.#options.rate * 60 * listing.traits.activity) / this.#totalActivity;
    return Math.max(1, Math.round(perMinute * (0.8 + 0.4 * chance)));
  }

  /** Log prices against the start price: the instrument's own walk and its share of the common ones. */
  #logPrices(index: number, day: number): DayWalk {
    const { traits } = this.#listing(index);
    const parts = Object.entries(traits.factors);
    const own = walkDay(this.seedOf(index), day);
    const shared = parts.reduce((total, [, weight]) => total + weight * weight, 0);
    scaleInPlace(own, Math.sqrt(Math.max(0.05, 1 - shared)) * traits.dailyVolatility);
    for (const [factor, weight] of parts)
      addInPlace(own, this.#factorWalk(factor, day), weight * traits.dailyVolatility);
    return own;
  }

  #factorWalk(factor: string, day: number): DayWalk {
    const key = `${factor}/${day}`;
    const known = this.#factorWalks.get(key);
    if (known) return known;
    const walk = walkDay(hashText(`${this.#options.seed}/factor/${factor}`), day);
    this.#factorWalks.set(key, walk);
    if (this.#factorWalks.size > MAX_FACTOR_WALKS) this.#forgetOldestWalk();
    return walk;
  }

  #forgetOldestWalk(): void {
    const oldest = this.#factorWalks.keys().next().value;
    if (oldest !== undefined) this.#factorWalks.delete(oldest);
  }

  #listing(index: number): SimulatedInstrument {
    const listing = this.#listings[index];
    if (!listing) throw new RangeError(`No instrument at index ${index}`);
    return listing;
  }
}

/** The bars of a block, oldest first. */
export function blockBars(block: DayBlock, day: number): Candle[] {
  const bars: Candle[] = [];
  for (let minute = 0; minute < MINUTES_PER_DAY; minute++) {
    const volume = block.ticks[minute] ?? 0;
    if (volume === 0) continue;
    bars.push({
      time: day * DAY_MS + minute * MINUTE_MS,
      open: block.open[minute] ?? 0,
      high: block.high[minute] ?? 0,
      low: block.low[minute] ?? 0,
      close: block.close[minute] ?? 0,
      volume,
    });
  }
  return bars;
}

function emptyBlock(): DayBlock {
  return { open: column(), high: column(), low: column(), close: column(), ticks: new Uint32Array(MINUTES_PER_DAY) };
}

function column(): Int32Array {
  return new Int32Array(MINUTES_PER_DAY);
}

function scaleInPlace(walk: DayWalk, weight: number): void {
  for (let i = 0; i < MINUTES_PER_DAY; i++) {
    walk.open[i] = (walk.open[i] ?? 0) * weight;
    walk.close[i] = (walk.close[i] ?? 0) * weight;
  }
}

function addInPlace(walk: DayWalk, other: DayWalk, weight: number): void {
  for (let i = 0; i < MINUTES_PER_DAY; i++) {
    walk.open[i] = (walk.open[i] ?? 0) + (other.open[i] ?? 0) * weight;
    walk.close[i] = (walk.close[i] ?? 0) + (other.close[i] ?? 0) * weight;
  }
}
