import type { JSX } from 'react';
import styles from './Funds.module.css';

const GROUP = /.{1,4}/gu;

/** An address in groups of four, as eyes compare it; what is copied of it has no gaps. */
export function GroupedAddress({ address }: { readonly address: string }): JSX.Element {
  return (
    <bdi className={styles['address']} dir="ltr" data-testid="grouped-address">
      {[...address.matchAll(GROUP)].map(({ 0: group, index }) => (
        <span key={index}>{group}</span>
      ))}
    </bdi>
  );
}
