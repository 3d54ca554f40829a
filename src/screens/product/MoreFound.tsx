import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './ProductScreen.module.css';

interface MoreFoundProps {
  /** Undefined: there is nothing more. */
  readonly showMore: (() => void) | undefined;
  readonly testId: string;
}

/** Shows more of what was found. */
export function MoreFound({ showMore, testId }: MoreFoundProps): JSX.Element | null {
  const { t } = useTranslation();
  if (!showMore) return null;
  return (
    <Button tone="quiet" className={styles['more']} onClick={showMore} data-testid={testId}>
      {t('orders.loadMore')}
    </Button>
  );
}
