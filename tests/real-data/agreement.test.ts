import { describe, expect, it } from 'vitest';
import { compareBars } from './agreement.ts';
import type { PlainBar, PlainBars } from './plain-bar.ts';
import type { PublishedCheck } from './published-check.ts';

const CHECK: PublishedCheck = {
  id: 'planted',
  dir: '.',
  src: [],
  kind: 'bars1',
  dst: '',
  period: 10,
  range: [0, 100],
  volume: 'exact',
};

function bars(...closes: readonly (readonly [time: number, close: string, volume?: string])[]): PlainBars {
  return new Map(
    closes.map(([time, close, volume = '10000']): [number, PlainBar[]] => [
      time,
      [{ prices: ['1', '2', '0.5', close], volume, isCount: false }],
    ]),
  );
}

function counted(count: string): PlainBars {
  return new Map([[0, [{ prices: ['1'], volume: count, isCount: true }]]]);
}

function differing(built: PlainBars, published: PlainBars, check: Partial<PublishedCheck> = {}): number {
  return compareBars(built, published, { ...CHECK, ...check }).differences.length;
}

describe('the comparison with published bars', () => {
  it('counts what agrees', () => {
    const set = bars([0, '1'], [10, '1.5']);
    expect(compareBars(set, set, CHECK)).toEqual({ agreeing: 2, total: 2, differences: [] });
  });

  it('sees another price, a bar too few and a bar too many', () => {
    expect(differing(bars([0, '1.00001']), bars([0, '1']))).toBe(1);
    expect(differing(bars(), bars([0, '1']))).toBe(1);
    expect(differing(bars([0, '1'], [10, '1']), bars([0, '1']))).toBe(1);
  });

  it('looks neither beyond the range nor at bars known to be wrong', () => {
    expect(differing(bars([-1, '1'], [100, '1'], [50, '1']), bars(), { skip: [50] })).toBe(0);
    expect(differing(bars([0, '1'], [99, '1']), bars())).toBe(2);
  });

  it('takes volumes to the last digit or within a ten-thousandth', () => {
    const published = bars([0, '1', '10000']);
    expect(differing(bars([0, '1', '10000.1']), published)).toBe(1);
    expect(differing(bars([0, '1', '10001']), published, { volume: 'tol' })).toBe(0);
    expect(differing(bars([0, '1', '9998.9']), published, { volume: 'tol' })).toBe(1);
  });

  it('forgives a missing bar only where it was empty', () => {
    expect(differing(bars(), bars([0, '1', '0']), { dstSkipZero: true })).toBe(0);
    expect(differing(bars(), bars([0, '1', '0.1']), { dstSkipZero: true })).toBe(1);
  });

  it('counts trades exactly', () => {
    expect(differing(counted('3'), counted('3'))).toBe(0);
    expect(differing(counted('3'), counted('4'), { volume: 'tol' })).toBe(1);
  });
});
