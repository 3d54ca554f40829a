import { expect, it } from 'vitest';
import { decimal, toFixedText } from '../../../src/domain/decimal.ts';
import { monthlyReturns } from '../../../server/leaders/leader-figures.ts';

const step = (time: string, growth: string, sequence = 1) => ({
  sequence,
  time: Date.parse(time),
  growth: decimal(growth),
});
const months = (...steps: ReturnType<typeof step>[]): string[] =>
  monthlyReturns(steps).map(({ month, rate }) => `${month} ${toFixedText(rate, 2)}`);

it('are the growth of each month over the growth before it, months by UTC', () => {
  expect(
    months(
      step('2025-11-03T10:00:00Z', '1.05'),
      step('2025-11-30T23:59:59Z', '1.10'),
      step('2025-12-01T00:00:00Z', '1.21'),
      step('2026-02-10T00:00:00Z', '0.605'),
    ),
  ).toEqual(['2025-11 10.00', '2025-12 10.00', '2026-02 -50.00']);
});

it('are none where nothing was closed', () => {
  expect(months()).toEqual([]);
});
