import { expect, it } from 'vitest';
import { decimal, toText } from '../../../src/domain/decimal.ts';
import { medianHolding, resultsByInstrument } from '../../../server/leaders/leader-habits.ts';
import { THREE_WEEKS_MS, type PositionResult } from '../../../server/leaders/leader-figures.ts';

const HOUR = 3_600_000;
const NOW = THREE_WEEKS_MS * 2;

let number = 0;
const closed = (code: string, net: string, held: number, ago = HOUR): PositionResult => ({
  positionId: ++number,
  code,
  net: decimal(net),
  openedAt: NOW - ago - held,
  closedAt: NOW - ago,
});

it('are summed up by instrument, the most traded first, of three weeks alone', () => {
  const results = [
    closed('XAUUSD', '10', HOUR),
    closed('EURUSD', '-2.5', HOUR),
    closed('EURUSD', '1.25', HOUR),
    closed('BTCUSD', '3', HOUR),
    closed('BTCUSD', '99', HOUR, THREE_WEEKS_MS),
    { ...closed('USDJPY', '5', HOUR), closedAt: undefined },
  ];
  const shown = resultsByInstrument(results, NOW).map(({ code, trades, net }) => `${code} ${trades} ${toText(net)}`);
  expect(shown).toEqual(['EURUSD 2 -1.25', 'BTCUSD 1 3', 'XAUUSD 1 10']);
});

it('the time that half of them were held at most', () => {
  expect(medianHolding([], NOW)).toBeUndefined();
  expect(medianHolding([closed('A', '1', HOUR), closed('A', '1', 9 * HOUR)], NOW)).toBe(HOUR);
  expect(
    medianHolding(
      [3, 1, 2].map((hours) => closed('A', '1', hours * HOUR)),
      NOW,
    ),
  ).toBe(2 * HOUR);
});
