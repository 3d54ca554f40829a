/** Words for why a position was not copied. */
export type SkipReason = 'skipFunds' | 'skipLots' | 'skipMarket' | 'skipClosed' | 'skipOther';

const REASONS: ReadonlyMap<string, SkipReason> = new Map([
  ['insufficientFunds', 'skipFunds'],
  ['lotsBelowMinimum', 'skipLots'],
  ['marketClosed', 'skipMarket'],
  ['leaderClosed', 'skipClosed'],
]);

/** @param reason as the server names it; what it names anew is something else */
export function skipReasonOf(reason: string): SkipReason {
  return REASONS.get(reason) ?? 'skipOther';
}
