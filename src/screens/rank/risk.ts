import type { Leader } from '../../contract/worker/follow-api.ts';
import { compare, fromInteger } from '../../domain/decimal.ts';

/** Percent lost from a peak from which on risk is shown before return. */
const LARGE_DRAWDOWN = fromInteger(20);

/** Whether the account has once lost a large share from its peak. */
export function isRisky({ maxDrawdown }: Pick<Leader, 'maxDrawdown'>): boolean {
  return maxDrawdown !== undefined && compare(maxDrawdown, LARGE_DRAWDOWN) >= 0;
}
