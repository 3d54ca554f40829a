import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './Rank.module.css';

/** Says that the past promises nothing. */
export function RiskNote(): JSX.Element {
  const { t } = useTranslation();
  return <p className={styles['risk']}>{t('copying.risk')}</p>;
}
