import type { JSX } from 'react';
import type { Decimal } from '../../domain/decimal.ts';
import { moneyTone } from '../../ui/Money.tsx';
import { useRate } from './use-rate.ts';

interface RateProps {
  readonly value: Decimal | undefined;
  readonly className?: string | undefined;
}

/** A return in percent, in the colour of a gain or a loss. */
export function Rate({ value, className }: RateProps): JSX.Element {
  const text = useRate();
  return <span className={['number', moneyTone(value), className].filter(Boolean).join(' ')}>{text(value)}</span>;
}
