import type { JSX } from 'react';
import type { WithdrawMethod } from '../../contract/worker/withdraw-api.ts';
import { GroupedAddress } from '../shared/funds/GroupedAddress.tsx';
import styles from './Withdraw.module.css';

/** Where a method leads to, whole. */
export function MethodSummary({ method }: { readonly method: WithdrawMethod }): JSX.Element {
  if (method.channel === 'coin') return <GroupedAddress address={method.address} />;
  return (
    <span className={styles['bank']}>
      <bdi>{method.payeeName}</bdi>
      <GroupedAddress address={method.payeeAccount} />
      <bdi>{method.bankName}</bdi>
      {method.swift !== '' && <bdi dir="ltr">{method.swift}</bdi>}
    </span>
  );
}

const SHOWN_ENDS = 6;

/** A method in one line: an address by both of its ends. */
export function methodText(method: WithdrawMethod): string {
  if (method.channel === 'bank') return `${method.bankName}, ${ends(method.payeeAccount)}`;
  return ends(method.address);
}

function ends(text: string): string {
  return text.length <= 2 * SHOWN_ENDS + 1 ? text : `${text.slice(0, SHOWN_ENDS)}…${text.slice(-SHOWN_ENDS)}`;
}
