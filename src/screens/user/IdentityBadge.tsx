import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MISSING } from '../../i18n/number-format.ts';
import { Skeleton } from '../../ui/State.tsx';
import { useIdentity } from '../shared/use-identity.ts';
import styles from './UserScreen.module.css';

/** How far the verification is; its own screen says why it cannot be told. */
export function IdentityBadge(): JSX.Element {
  const { t } = useTranslation();
  const { value, failure } = useIdentity();
  if (failure && !value) return <span>{MISSING}</span>;
  if (!value) return <Skeleton width="72px" />;
  return (
    <span className={styles['status']} data-status={value.status} data-testid="identity-status">
      {t(`identity.${value.status}`)}
    </span>
  );
}
