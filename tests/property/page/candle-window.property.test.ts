import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CandleWindow } from '../../../src/chart/candle-window.ts';
import { candleColumns } from '../../../src/contract/worker/chart.ts';
import { flatCandle, type Candle } from '../../../src/domain/candle.ts';

const LIMIT = 10;
const TIME = fc.integer({ min: 0, max: 40 });
const PRICE = fc.integer({ min: 1, max: 9 });
const BAR = fc.tuple(TIME, PRICE).map(([time, price]) => flatCandle(time, price));
const BARS = fc
  .uniqueArray(BAR, { selector: ({ time }) => time, maxLength: 15 })
  .map((bars) => bars.toSorted((a, b) => a.time - b.time));

type Step =
  | { readonly kind: 'replace' | 'prepend'; readonly bars: readonly Candle[] }
  | { readonly kind: 'upsert'; readonly bar: Candle }
  | { readonly kind: 'trim' };

const STEP: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('replace' as const), bars: BARS }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('prepend' as const), bars: BARS }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('upsert' as const), bar: BAR }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('trim' as const) }) },
);

/** Bars by time in a plain map; what is dropped is dropped one by one. */
class Model {
  bars = new Map<number, Candle>();
  #trimmed = false;

  times(): number[] {
    return [...this.bars.keys()].toSorted((a, b) => a - b);
  }

  run(step: Step): void {
    if (step.kind === 'replace') this.#replace(step.bars);
    else if (step.kind === 'prepend') this.#prepend(step.bars);
    else if (step.kind === 'upsert') this.#upsert(step.bar);
    else if (this.bars.size > LIMIT) this.#trim();
  }

  #replace(bars: readonly Candle[]): void {
    this.bars = new Map(bars.map((bar) => [bar.time, bar]));
    this.#trimmed = false;
    while (this.bars.size > LIMIT) this.bars.delete(Math.min(...this.bars.keys()));
  }

  #prepend(bars: readonly Candle[]): void {
    const first = Math.min(...this.bars.keys());
    for (const bar of bars.toReversed()) {
      if (bar.time < first && this.bars.size < LIMIT && !this.#trimmed) this.bars.set(bar.time, bar);
    }
  }

  #upsert(bar: Candle): void {
    if (bar.time >= Math.max(...this.bars.keys())) this.bars.set(bar.time, bar);
  }

  #trim(): void {
    this.#trimmed = true;
    while (this.bars.size > LIMIT * 0.9) this.bars.delete(Math.min(...this.bars.keys()));
  }
}

function run(made: CandleWindow, step: Step): void {
  if (step.kind === 'replace') made.replace(candleColumns(step.bars));
  else if (step.kind === 'prepend') made.prepend(candleColumns(step.bars));
  else if (step.kind === 'upsert') made.upsert(step.bar);
  else made.trim();
}

describe('the bars of a chart', () => {
  it('are those of a plain map, whatever comes in whatever order', () => {
    fc.assert(
      fc.property(fc.array(STEP, { maxLength: 40 }), (steps) => {
        const made = new CandleWindow(LIMIT);
        const model = new Model();
        for (const step of steps) {
          run(made, step);
          model.run(step);
          expect(made.bars).toEqual(model.times().map((time) => model.bars.get(time)));
        }
      }),
      { numRuns: 300 },
    );
  });
});
