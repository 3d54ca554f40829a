import type { JSX } from 'react';
import type { Decimal } from '../../domain/decimal.ts';
import { Money } from '../../ui/Money.tsx';
import styles from './Withdraw.module.css';

interface ReceivedProps {
  readonly value: Decimal | undefined;
  readonly currency: string;
}

/** An amount with the currency in which it is received. */
export function Received({ value, currency }: ReceivedProps): JSX.Element {
  return (
    <bdi className={styles['received']} dir="ltr">
      <Money value={value} testId="withdraw-received" /> {currency}
    </bdi>
  );
}
