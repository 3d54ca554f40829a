import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CandleAggregator, type CandleAggregatorOptions } from '../../src/domain/candle-aggregator.ts';
import type { Candle } from '../../src/domain/candle.ts';
import { modelBars, type ModelInput, type ModelRules } from '../support/candle-model.ts';

const RUNS = { numRuns: 1_000 };
const PRICE = fc.integer({ min: 1, max: 40 });
const VOLUME = fc.integer({ min: 0, max: 9 });

const RULES = fc.record({
  length: fc.constantFrom(1, 4, 10, 60),
  anchor: fc.constantFrom(0, -7, 5),
  opensAtPreviousClose: fc.boolean(),
  fillsGaps: fc.boolean(),
});

/** Steps forward in time, mostly small, some 0, some over many bars, some backwards (late). */
const STEP = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 5 }) },
  { weight: 2, arbitrary: fc.integer({ min: 20, max: 200 }) },
  { weight: 1, arbitrary: fc.integer({ min: -90, max: -1 }) },
);

const TICKS: fc.Arbitrary<ModelInput[]> = fc
  .array(fc.record({ step: STEP, price: PRICE, volume: VOLUME }), { maxLength: 60 })
  .map((steps) => {
    let time = 0;
    return steps.map(({ step, price, volume }) => {
      const at = time + step;
      time = Math.max(time, at);
      return { time: at, open: price, high: price, low: price, close: price, volume };
    });
  });

const BARS: fc.Arbitrary<ModelInput[]> = fc
  .array(fc.record({ step: STEP, open: PRICE, close: PRICE, above: VOLUME, below: VOLUME, volume: VOLUME }), {
    maxLength: 60,
  })
  .map((steps) => {
    let time = 0;
    return steps.map(({ step, open, close, above, below, volume }) => {
      const at = time + step;
      time = Math.max(time, at);
      return { time: at, open, close, high: Math.max(open, close) + above, low: Math.min(open, close) - below, volume };
    });
  });

function optionsOf(rules: ModelRules): CandleAggregatorOptions {
  return {
    grid: { kind: 'fixed', length: rules.length, anchor: rules.anchor },
    openRule: rules.opensAtPreviousClose ? 'previousClose' : 'first',
    fillGaps: rules.fillsGaps,
  };
}

/** All bars that the product gives, the running one last, and which inputs it refused. */
function aggregate(rules: ModelRules, inputs: readonly ModelInput[], kind: 'tick' | 'bar') {
  const bars: Candle[] = [];
  const aggregator = new CandleAggregator({ ...optionsOf(rules), onClosed: (bar) => bars.push(bar) });
  const refused = inputs.filter((input) => {
    return kind === 'bar' ? !aggregator.addBar(input) : !aggregator.addTick(input.time, input.close, input.volume);
  });
  if (aggregator.current) bars.push(aggregator.current);
  return { bars, refused };
}

describe('the candle aggregator against plain grouping', () => {
  it('groups ticks', () => {
    fc.assert(
      fc.property(RULES, TICKS, (rules, ticks) => {
        expect(aggregate(rules, ticks, 'tick')).toEqual(modelBars(rules, ticks, 'tick'));
      }),
      RUNS,
    );
  });

  it('groups finer bars, the last of which may be sent again', () => {
    fc.assert(
      fc.property(RULES, BARS, (rules, bars) => {
        expect(aggregate(rules, bars, 'bar')).toEqual(modelBars(rules, bars, 'bar'));
      }),
      RUNS,
    );
  });

  it('shows the running bar as the model has it after every input', () => {
    fc.assert(
      fc.property(RULES, TICKS, (rules, ticks) => {
        const aggregator = new CandleAggregator(optionsOf(rules));
        ticks.forEach((tick, index) => {
          aggregator.addTick(tick.time, tick.close, tick.volume);
          expect(aggregator.current).toEqual(modelBars(rules, ticks.slice(0, index + 1), 'tick').bars.at(-1));
        });
      }),
      { numRuns: 200 },
    );
  });

  it('gives the same through a chain of grids, resending each running bar, as from the ticks at once', () => {
    fc.assert(
      fc.property(TICKS, (ticks) => {
        const coarse: Candle[] = [];
        const last = new CandleAggregator({
          grid: { kind: 'fixed', length: 60, anchor: 0 },
          onClosed: (bar) => coarse.push(bar),
        });
        const first = new CandleAggregator({ grid: { kind: 'fixed', length: 10, anchor: 0 } });
        for (const tick of ticks) {
          const taken = first.addTick(tick.time, tick.close, tick.volume);
          if (taken && first.current) last.addBar(first.current);
        }
        if (last.current) coarse.push(last.current);
        const rules = { length: 60, anchor: 0, opensAtPreviousClose: false, fillsGaps: false };
        expect(coarse).toEqual(modelBars(rules, ticks, 'tick').bars);
      }),
      RUNS,
    );
  });
});
