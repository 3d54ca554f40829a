/** Watching the list: what is asked, and how much of it. */
import {
  BASELINES,
  FLOOR,
  OTHER,
  PRODUCT,
  REACT_MEMO,
  REACT_STATE,
  REACT_STORE,
  WORKER_PER_TICK,
  type Variant,
} from './variants.ts';
import type { Speed } from '../profile/speed.ts';
import type { TurnPlan } from './watch-in-turn.ts';
import type { WatchScenario } from './watch-run.ts';

/** One scenario with those who take part in it. */
export interface WatchPlan {
  readonly scenario: WatchScenario;
  readonly title: string;
  /** In the order of a round; one that stands there twice runs twice. */
  readonly variants: readonly Variant[];
  readonly rounds: number;
}

export const MAIN = 'watch-1000-at-10000';
export const COUNTED = `${MAIN}-full-speed`;
export const HALF_AS_FAST = `${MAIN}-half`;
/** The same three with two pages side by side, which are watched in turn. */
export const IN_TURN = `${MAIN}-in-turn`;
export const IN_TURN_COUNTED = `${IN_TURN}-full-speed`;
export const IN_TURN_HALF_AS_FAST = `${IN_TURN}-half`;
export const OVERLOAD = 'overload';
/** From the first tick on, the time included in which the client notices. */
export const OVERLOAD_WHOLE = 'overload-from-the-first-tick';
export const OVERLOAD_UNLIMITED = 'overload-unlimited';
export const OVERLOAD_UNLIMITED_WHOLE = 'overload-unlimited-from-the-first-tick';
export const PER_TICK = 'message-per-tick';
export const PLAIN_JSON = 'plain-json';
export const LARGE = 'watch-2000-at-20000';

function watch(name: string, title: string, feed: WatchScenario['feed'], speed: Speed = 'reference') {
  return { scenario: { name, feed, speed }, title };
}

const main = watch(MAIN, '1,000 symbols at 10,000 ticks/s', {});
const counted = watch(COUNTED, 'the same at full speed, for time on the core', {}, 'machine');
const halfAsFast = watch(HALF_AS_FAST, 'the same on a phone half as fast', {}, 'half');
const perTick = watch(PER_TICK, '10,000 ticks/s, a JSON message for each', { messages: 'tick', compact: false });
const plainJson = watch(PLAIN_JSON, '10,000 ticks/s from a server that knows only plain JSON', { compact: false });
const large = watch(LARGE, '2,000 symbols at 20,000 ticks/s', { symbols: 2_000, ticksPerSecond: 20_000 });

/** By then the client has noticed, and what it asked for before has passed. */
const SHED_MS = 20_000;
/** The client notices, and asks for every instrument again a minute later. */
const RETURN_MS = 100_000;
/** From the first tick on: of three, the longest times that a price waited lay on both sides of their bound. */
const ROUNDS_FROM_FIRST_TICK = 8;

export const GRID_SYMBOLS = [50, 300, 2_000] as const;
export const GRID_RATES = [100, 1_000, 10_000] as const;

export function gridName(symbols: number, rate: number): string {
  return `watch-${symbols}-at-${rate}`;
}

/** Each size of list at each pace. */
function grid(): WatchPlan[] {
  return GRID_SYMBOLS.flatMap((symbols) =>
    GRID_RATES.map((ticksPerSecond) => ({
      ...watch(
        gridName(symbols, ticksPerSecond),
        `${symbols.toLocaleString('en')} symbols at ${ticksPerSecond.toLocaleString('en')} ticks/s`,
        { symbols, ticksPerSecond },
      ),
      variants: [PRODUCT, FLOOR],
      rounds: 1,
    })),
  );
}

export const FLAT_SYMBOLS = [50, 2_000] as const;
export const FLAT_RATES = [1_000, 10_000] as const;
/** What is on screen moves alike in all of these, so that only what is not on screen differs. */
const ON_SCREEN_PER_SECOND = 400;

export function flatName(symbols: number, rate: number): string {
  return `flat-${symbols}-at-${rate}`;
}

/** Whether the main thread pays for what is not on screen: one round, for these are compared with each other. */
function flat(): WatchPlan[] {
  return FLAT_SYMBOLS.flatMap((symbols) =>
    FLAT_RATES.map((ticksPerSecond) => ({
      ...watch(
        flatName(symbols, ticksPerSecond),
        `rows on screen at 400 ticks/s, of ${symbols.toLocaleString('en')} symbols at ${ticksPerSecond.toLocaleString('en')}`,
        { symbols, ticksPerSecond, onScreenPerSecond: ON_SCREEN_PER_SECOND },
      ),
      variants: [PRODUCT],
      rounds: 1,
    })),
  );
}

/** More messages than a slow worker can read, from a server that can be asked for less, and from one that cannot. */
function overload(rounds: number): WatchPlan[] {
  const feed = { messages: 'tick', compact: false } as const;
  const unlimited = { ...feed, knowsLimits: false } as const;
  const shed = { warmUpMs: SHED_MS };
  const whole = { warmUpMs: 0, measureMs: RETURN_MS };
  const title = 'more messages than can be read';
  return [
    { ...watch(OVERLOAD, `${title}, 10,000/s`, feed, 'quarter'), timing: shed },
    {
      ...watch(OVERLOAD_WHOLE, `${title}, from the first tick on, for 100 s`, feed, 'quarter'),
      timing: whole,
      rounds: ROUNDS_FROM_FIRST_TICK,
    },
    {
      ...watch(OVERLOAD_UNLIMITED, `${title}, from a server that knows no limits`, unlimited, 'quarter'),
      timing: shed,
    },
    {
      ...watch(OVERLOAD_UNLIMITED_WHOLE, `${title}, from such a server, for 100 s`, unlimited, 'quarter'),
      timing: whole,
      rounds: ROUNDS_FROM_FIRST_TICK,
    },
  ].map(({ scenario, timing, ...plan }) => ({
    rounds,
    ...plan,
    scenario: { ...scenario, ...timing },
    variants: [PRODUCT],
  }));
}

/** A round in which product and floor run twice: of all ratios theirs is nearest to its bound, and eight pairs tell more. */
function closely(...others: readonly Variant[]): Variant[] {
  const half = others.length / 2;
  return [PRODUCT, FLOOR, ...others.slice(0, half), PRODUCT, FLOOR, ...others.slice(half)];
}

/** A round in which the product runs three times, the fewest by which a goal can be judged. */
function thrice(others: readonly Variant[]): Variant[] {
  const half = Math.ceil(others.length / 2);
  return [PRODUCT, ...others.slice(0, half), PRODUCT, ...others.slice(half), PRODUCT];
}

export function fullWatching(rounds: number): WatchPlan[] {
  const everyone = closely(REACT_STATE, REACT_MEMO, REACT_STORE, WORKER_PER_TICK);
  return [
    { ...main, variants: everyone, rounds },
    { ...counted, variants: everyone, rounds: 2 },
    { ...halfAsFast, variants: closely(REACT_STATE, REACT_MEMO, REACT_STORE), rounds },
    { ...perTick, variants: thrice(BASELINES), rounds: 1 },
    ...overload(rounds),
    { ...plainJson, variants: [PRODUCT, FLOOR], rounds },
    { ...large, variants: [PRODUCT], rounds },
    ...flat(),
    ...flat(),
    ...flat(),
    ...grid(),
  ];
}

/** Runs by themselves, minutes apart, differ threefold on a shared machine: ten pairs of them did not tell 0.8 from 1, thirty turns tell 0.95. */
const TURNS = { launches: 5, turns: 6 } as const;
const TWICE_AS_OFTEN = { launches: 10, turns: 6 } as const;

function inTurn(
  speeds: readonly Speed[],
  variants: TurnPlan['variants'],
  often: Pick<TurnPlan, 'launches' | 'turns'>,
): TurnPlan[] {
  const all = [
    watch(IN_TURN, '1,000 symbols at 10,000 ticks/s, two pages in turn', {}),
    watch(IN_TURN_COUNTED, 'the same in turn at full speed, for time on the core', {}, 'machine'),
    watch(IN_TURN_HALF_AS_FAST, 'the same in turn on a phone half as fast', {}, 'half'),
  ];
  return all.filter(({ scenario }) => speeds.includes(scenario.speed)).map((each) => ({ ...each, variants, ...often }));
}

/** The product beside the floor: of all ratios theirs is nearest to its bound, nearest of all on the reference phone. */
export function floorInTurn(): TurnPlan[] {
  const both = [PRODUCT, FLOOR] as const;
  return [...inTurn(['reference'], both, TWICE_AS_OFTEN), ...inTurn(['machine', 'half'], both, TURNS)];
}

/** This build beside another one. */
export function otherInTurn(): TurnPlan[] {
  return inTurn(['reference', 'machine'], [PRODUCT, OTHER], TURNS);
}

/** This build and another one where pages side by side would not do: neither keeps up. */
export function besideWatching(): WatchPlan[] {
  return [{ ...perTick, variants: [PRODUCT, OTHER], rounds: 3 }];
}

/** What a change is held against before it is merged: the rows that the guard reads. */
export function quickWatching(): WatchPlan[] {
  return [
    { ...main, variants: [PRODUCT, FLOOR, REACT_STATE, REACT_STORE], rounds: 1 },
    { ...counted, variants: closely(REACT_STATE, REACT_STORE), rounds: 2 },
    { ...perTick, variants: [PRODUCT, REACT_STATE], rounds: 1 },
  ];
}
