import { expect, it } from 'vitest';
import { grouped } from '../../bench/measure/grouped.ts';
import { fullPlan } from '../../bench/plan.ts';
import { RUNS_OF_GOALS } from '../../bench/report/action-goals.ts';
import { STARTS } from '../../bench/scenarios/starts.ts';
import { SWITCHING } from '../../bench/scenarios/trade-actions.ts';
import {
  floorInTurn,
  GRID_RATES,
  GRID_SYMBOLS,
  gridName,
  OVERLOAD_UNLIMITED_WHOLE,
  OVERLOAD_WHOLE,
} from '../../bench/scenarios/watching.ts';

/** Grid rows are pictures without a goal; Lighthouse loads the page several times in one step. */
const ONCE = new Set([
  'presentation',
  'costs',
  'lighthouse',
  ...GRID_SYMBOLS.flatMap((symbols) => GRID_RATES.map((rate) => gridName(symbols, rate))),
]);

const steps = fullPlan()
  .filter(({ name }) => !ONCE.has(name))
  .map(({ name, label }) => ({ name, label }));
const runs = grouped(steps, ({ name, label }) => `${name} ${label}`);

it('the full plan runs the product often enough in everything that has a goal', () => {
  const products = [...runs].filter(([step]) => /· product$|coming back/.test(step));
  const few = products.filter(([, all]) => all.length < 3).map(([step]) => step);
  expect(few).toEqual([]);
  expect(products.some(([step]) => step.startsWith(OVERLOAD_WHOLE))).toBe(true);
});

it('actions with goals and the starts run five times, and eleven times where five lie too far apart', () => {
  const withGoals = [...runs].flatMap(([step, all]) => {
    const name = all[0]?.name ?? '';
    const has = step.endsWith('· product') && (name === STARTS || RUNS_OF_GOALS.has(name));
    return has ? [[name, all.length] as const] : [];
  });
  expect(withGoals.length).toBeGreaterThanOrEqual(9);
  expect(withGoals.filter(([, times]) => times < 5)).toEqual([]);
  expect(withGoals.filter(([, times]) => times > 5)).toEqual([[SWITCHING, 11]]);
});

it('too many messages from the first tick on are watched eight times, for three lie too far apart', () => {
  for (const whole of [OVERLOAD_WHOLE, OVERLOAD_UNLIMITED_WHOLE])
    expect(steps.filter(({ name }) => name === whole)).toHaveLength(8);
});

it('the runs of an action are not in one block', () => {
  const starts = steps.flatMap(({ name }, index) => (name === STARTS ? index : []));
  const apart = starts.slice(1).map((index, before) => index - (starts[before] ?? 0));
  expect(Math.min(...apart)).toBeGreaterThan(5);
});

it('product and floor are watched in turn at each speed, thirty times, and twice as often where they are most alike', () => {
  expect(
    floorInTurn().map(({ scenario: { speed }, variants, launches, turns }) => ({
      speed,
      variants: variants.map(({ name }) => name).join(),
      pairs: launches * turns,
    })),
  ).toEqual([
    { speed: 'reference', variants: 'product,floorRaf', pairs: 60 },
    { speed: 'machine', variants: 'product,floorRaf', pairs: 30 },
    { speed: 'half', variants: 'product,floorRaf', pairs: 30 },
  ]);
});
