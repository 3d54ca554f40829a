import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { costsOf } from '../../bench/measure/cpu-profile.ts';
import { movingFrames } from '../../bench/measure/display-frames.ts';
import { countFrames } from '../../bench/measure/frames.ts';
import { heapSlope } from '../../bench/measure/heap.ts';
import { SourceNames } from '../../bench/measure/source-names.ts';
import { busyAboveIdle } from '../../bench/measure/watch-result.ts';
import { earliness } from '../../bench/probe/presentation.ts';
import type { TraceEvent } from '../../bench/probe/trace.ts';
import { firstPrices } from '../../bench/scenarios/first-price.ts';
import { interleaved, interleavedTimes } from '../../bench/scenarios/interleave.ts';
import { tapFigures } from '../../bench/scenarios/taps.ts';
import { FLOOR, PRODUCT, REACT_STATE } from '../../bench/scenarios/variants.ts';
import { watchRun } from './watch-rows.ts';

describe('frames', () => {
  it('that came in time are none dropped', () => {
    expect(countFrames([0, 17, 33, 50])).toEqual({ perSecond: 60, dropped: 0 });
  });

  it('that the display had to repeat are dropped', () => {
    expect(countFrames([0, 17, 67, 83]).dropped).toBeCloseTo(2 / 5);
  });
});

it('a heap that grows by a byte a second has that slope an hour', () => {
  expect(heapSlope([0, 1, 2, 3].map((second) => [second * 1_000, 500 + second] as const))).toBeCloseTo(3_600);
});

it('each stamp is held against the next presentation, not against one of much later', () => {
  expect(earliness([10, 30, 500], [22, 36, 900])).toEqual([12, 6]);
});

describe('first prices', () => {
  it('are the first text with digits, and the first that moves', () => {
    const shown = [
      [5, 'A', '--'],
      [9, 'A', '1.10'],
      [12, 'B', '2.20'],
      [40, 'A', '1.11'],
    ] as const;
    expect(firstPrices({ shown })).toEqual({ price: 9, live: 40 });
  });

  it('are counted from a moment', () => {
    const shown = [
      [5, 'A', '1.10'],
      [130, 'A', '1.12'],
    ] as const;
    expect(firstPrices({ shown }, 100)).toEqual({ price: 30, live: 30 });
  });
});

it('each round begins with another variant', () => {
  const order = interleaved([PRODUCT, FLOOR, REACT_STATE], 2).map(({ name }) => name);
  expect(order).toEqual(['product', 'floorRaf', 'reactState', 'floorRaf', 'reactState', 'product']);
});

it('what is wanted less often is spread over the rounds of what is wanted most', () => {
  const order = interleavedTimes([
    { item: 'often', times: 5 },
    { item: 'seldom', times: 3 },
  ]);
  expect(order).toEqual(['often', 'seldom', 'often', 'often', 'seldom', 'often', 'often', 'seldom']);
});

it('taps that the browser does not report were shown within a frame, and count', () => {
  expect(tapFigures([40, 80], 4)).toEqual({ taps: 4, tapP50: 16, tapP98: 80 });
});

it('a profile’s samples are shares of time by place', () => {
  const node = (id: number, functionName: string) => ({
    id,
    callFrame: { functionName, url: '', lineNumber: 0, columnNumber: 0 },
  });
  const profile = { nodes: [node(1, 'a'), node(2, 'b'), node(3, 'a')], samples: [1, 2, 3], timeDeltas: [10, 20, 10] };
  expect(costsOf(profile, ({ functionName }) => functionName)).toEqual([
    { where: 'a', share: 0.5 },
    { where: 'b', share: 0.5 },
  ]);
});

it('a page that draws half of the frames pays the probe half, which is not taken from what the ticks cost', () => {
  const run = watchRun({ scenario: 'x', variant: 'product', ms: 15, busyAboveIdle: 0.3 });
  expect(busyAboveIdle(run)).toBeCloseTo(0.3);
  expect(busyAboveIdle({ ...run, frames: { perSecond: 30, dropped: 0.5 } })).toBeCloseTo(0.3 + run.idle.busy / 2);
});

it('a place in a built file has its source’s name, or the file’s own where no source has that code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'source-names-'));
  // Columns 0 and 5 of the first line: without a source, and the beginning of the only one.
  const map = { version: 3, sources: ['../../src/lib/a.ts'], names: [], mappings: 'A,KAAA' };
  writeFileSync(join(folder, 'first.js.map'), JSON.stringify(map));
  const names = new SourceNames(folder);
  expect(names.placeOf('http://localhost/assets/first.js', 0, 5)).toBe('src/lib/a.ts');
  expect(names.placeOf('http://localhost/assets/first.js', 0, 0)).toBe('first.js');
  expect(names.placeOf('http://localhost/assets/other.js', 0, 0)).toBe('other.js');
});

describe('frames of a list that moves', () => {
  type Said = Readonly<Record<string, unknown>>;

  function report(sequence: number, state: string, scroll: string, more: Said = {}): TraceEvent[] {
    const said = { frame_sequence: sequence, state: `STATE_${state}`, scroll_state: `SCROLL_${scroll}`, ...more };
    const id = { pid: 7, id2: { local: `0x${++reports}` } };
    return [
      { name: 'PipelineReporter', ts: sequence, ph: 'b', ...id, args: { frame_reporter: said } },
      { name: 'PipelineReporter', ts: sequence + 1, ph: 'e', ...id },
    ];
  }
  let reports = 0;

  it('are whole, without the page, or dropped', () => {
    const events = [
      ...report(1, 'PRESENTED_ALL', 'COMPOSITOR_THREAD'),
      ...report(2, 'PRESENTED_PARTIAL', 'COMPOSITOR_THREAD'),
      ...report(3, 'DROPPED', 'COMPOSITOR_THREAD'),
      ...report(4, 'PRESENTED_ALL', 'COMPOSITOR_THREAD'),
    ];
    expect(movingFrames(events)).toEqual({ frames: 4, dropped: 0.25, withoutPage: 0.25 });
  });

  it('that had nothing to move are none', () => {
    const events = [
      ...report(1, 'PRESENTED_ALL', 'COMPOSITOR_THREAD'),
      ...report(2, 'NO_UPDATE_DESIRED', 'COMPOSITOR_THREAD'),
      ...report(3, 'DROPPED', 'NONE'),
    ];
    expect(movingFrames(events)).toEqual({ frames: 1, dropped: 0, withoutPage: 0 });
  });

  it('count once, by the best that is said of them', () => {
    const events = [
      ...report(1, 'DROPPED', 'COMPOSITOR_THREAD'),
      ...report(1, 'PRESENTED_PARTIAL', 'COMPOSITOR_THREAD'),
      ...report(2, 'PRESENTED_PARTIAL', 'COMPOSITOR_THREAD'),
      ...report(2, 'PRESENTED_ALL', 'COMPOSITOR_THREAD'),
    ];
    expect(movingFrames(events)).toEqual({ frames: 2, dropped: 0, withoutPage: 0.5 });
  });

  it('are dropped where the page moves the list and was late, or a part was not drawn', () => {
    const events = [
      ...report(1, 'PRESENTED_PARTIAL', 'MAIN_THREAD'),
      ...report(2, 'PRESENTED_ALL', 'COMPOSITOR_THREAD', { has_missing_content: true }),
      ...report(3, 'PRESENTED_ALL', 'MAIN_THREAD'),
    ];
    expect(movingFrames(events).dropped).toBeCloseTo(2 / 3);
  });

  it('of which the browser said nothing end the run', () => {
    expect(() => movingFrames([])).toThrow('no frame');
  });
});
