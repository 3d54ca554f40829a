import { isNegative, isPositive, type Decimal } from '../domain/decimal.ts';

/** Gains in the rising colour, losses in the falling one, nothing in neither. */
export function moneyTone(value: Decimal | undefined): 'rise' | 'fall' | undefined {
  if (!value) return undefined;
  if (isPositive(value)) return 'rise';
  return isNegative(value) ? 'fall' : undefined;
}
