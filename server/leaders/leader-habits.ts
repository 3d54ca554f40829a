/** What a leader trades and how long, of the positions that were closed in the last three weeks. */
import { add, type Decimal } from '../../src/domain/decimal.ts';
import { THREE_WEEKS_MS, type PositionResult } from './leader-figures.ts';

/** What an instrument has brought. */
export interface InstrumentResult {
  readonly code: string;
  readonly trades: number;
  /** Realised profit less fees; the account's money at 6 digits. */
  readonly net: Decimal;
}

/** By instrument, the most traded first, else by code. @param now epoch ms */
export function resultsByInstrument(results: Iterable<PositionResult>, now: number): readonly InstrumentResult[] {
  const byCode = new Map<string, InstrumentResult>();
  for (const { code, net } of closedLately(results, now)) {
    const before = byCode.get(code);
    byCode.set(
      code,
      before ? { code, trades: before.trades + 1, net: add(before.net, net) } : { code, trades: 1, net },
    );
  }
  return [...byCode.values()].toSorted((a, b) => b.trades - a.trades || (a.code < b.code ? -1 : 1));
}

/** The time that half of the positions were held at most, ms; undefined where none was closed. @param now epoch ms */
export function medianHolding(results: Iterable<PositionResult>, now: number): number | undefined {
  const held = closedLately(results, now)
    .map(({ openedAt, closedAt }) => closedAt - openedAt)
    .toSorted((a, b) => a - b);
  return held[Math.floor((held.length - 1) / 2)];
}

function closedLately(
  results: Iterable<PositionResult>,
  now: number,
): readonly (PositionResult & { readonly closedAt: number })[] {
  return [...results].flatMap((result) => {
    const { closedAt } = result;
    return closedAt !== undefined && closedAt > now - THREE_WEEKS_MS ? [{ ...result, closedAt }] : [];
  });
}
