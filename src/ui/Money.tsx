import type { JSX } from 'react';
import { type Decimal, isNegative, isPositive } from '../domain/decimal.ts';
import { useFormatters } from '../i18n/format.ts';
import styles from './Money.module.css';

interface MoneyProps {
  readonly value: Decimal | undefined;
  /** 2 for balances, 6 for margin, fee and profit: the digits after the second are drawn small. */
  readonly digits?: 2 | 6;
  readonly signed?: boolean;
  readonly className?: string | undefined;
  readonly testId?: string;
}

const SMALL_DIGITS = 4;

/** An amount of money; `--` where it is missing. */
export function Money({ value, digits = 2, signed = false, className, testId }: MoneyProps): JSX.Element {
  const text = useFormatters().money(value, digits, signed);
  const cut = value && digits === 6 ? text.length - SMALL_DIGITS : text.length;
  return (
    <span className={['number', className].filter(Boolean).join(' ')} data-testid={testId}>
      {text.slice(0, cut)}
      {cut < text.length && <small className={styles['tail']}>{text.slice(cut)}</small>}
    </span>
  );
}

/** Gains in the rising colour, losses in the falling one, nothing in neither. */
export function moneyTone(value: Decimal | undefined): 'rise' | 'fall' | undefined {
  if (!value) return undefined;
  if (isPositive(value)) return 'rise';
  return isNegative(value) ? 'fall' : undefined;
}
