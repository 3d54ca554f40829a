import { describe, expect, it } from 'vitest';
import type { Leader } from '../../../src/contract/worker/follow-api.ts';
import { decimal } from '../../../src/domain/decimal.ts';
import { curvePath, curveRange } from '../../../src/screens/rank/curve-path.ts';
import { ranked } from '../../../src/screens/rank/ranking.ts';
import { isRisky } from '../../../src/screens/rank/risk.ts';
import { skipReasonOf } from '../../../src/screens/rank/skip-reason.ts';

function leader(name: string, rate: string | undefined, drawdown = '1', followers = 0): Leader {
  return {
    code: `CODE${name}`,
    name,
    isHouse: false,
    threeWeekRate: rate === undefined ? undefined : decimal(rate),
    threeWeekWin: undefined,
    threeWeekProfit: undefined,
    totalRate: undefined,
    maxDrawdown: decimal(drawdown),
    trades: undefined,
    followers,
  };
}

const names = (leaders: readonly Leader[]): readonly string[] => leaders.map(({ name }) => name);

describe('the ranking', () => {
  const leaders = [leader('Ada', '-2.75', '30', 3), leader('Bo', undefined, '2'), leader('Cy', '10.5', '5', 12)];

  it('has the largest return first, and last whose return is not known', () => {
    expect(names(ranked(leaders, 'threeWeekRate', ''))).toEqual(['Cy', 'Ada', 'Bo']);
  });

  it('has the smallest loss from a peak first', () => {
    expect(names(ranked(leaders, 'drawdown', ''))).toEqual(['Bo', 'Cy', 'Ada']);
  });

  it('counts followers as numbers', () => {
    expect(names(ranked(leaders, 'followers', ''))).toEqual(['Cy', 'Ada', 'Bo']);
  });

  it('is searched by name and by code, in any case', () => {
    expect(names(ranked(leaders, 'threeWeekRate', ' aDA '))).toEqual(['Ada']);
    expect(names(ranked(leaders, 'threeWeekRate', 'codecy'))).toEqual(['Cy']);
    expect(ranked(leaders, 'threeWeekRate', 'nobody')).toEqual([]);
  });
});

describe('the curve of an account', () => {
  it('has zero in its range, and a range where nothing has changed', () => {
    expect(curveRange([{ time: 0, value: 3 }])).toEqual({ low: 0, high: 3 });
    expect(curveRange([{ time: 0, value: -3 }])).toEqual({ low: -3, high: 0 });
    expect(curveRange([{ time: 0, value: 0 }])).toEqual({ low: -1, high: 1 });
  });

  it('goes from the first day at the left to the last at the right, gains above', () => {
    const points = [
      { time: 0, value: 0 },
      { time: 50, value: 10 },
      { time: 100, value: 5 },
    ];
    expect(curvePath(points, curveRange(points), 200, 100)).toBe('M0.0 100.0L100.0 0.0L200.0 50.0');
  });
});

it('shows risk first from a loss of a fifth on', () => {
  expect(isRisky({ maxDrawdown: decimal('19.99') })).toBe(false);
  expect(isRisky({ maxDrawdown: decimal('20') })).toBe(true);
  expect(isRisky({ maxDrawdown: undefined })).toBe(false);
});

it('has words for every reason, also for those that a server names anew', () => {
  expect(skipReasonOf('insufficientFunds')).toBe('skipFunds');
  expect(skipReasonOf('constructor')).toBe('skipOther');
});
