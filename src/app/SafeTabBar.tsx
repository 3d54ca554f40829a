import type { JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultBoundary } from '../ui/FaultBoundary.tsx';
import { Icon } from '../ui/icons.tsx';
import { TabBar } from './TabBar.tsx';
import styles from './TabBar.module.css';

interface SafeTabBarProps {
  /** A change of this draws the bar anew after a fault. */
  readonly renewOn: unknown;
}

/** The tab bar; where it cannot be drawn, a bar that offers to try again. */
export function SafeTabBar({ renewOn }: SafeTabBarProps): JSX.Element {
  return (
    <FaultBoundary renewOn={renewOn} fallback={(_, renew) => <BrokenBar onRetry={renew} />}>
      <TabBar />
    </FaultBoundary>
  );
}

function BrokenBar({ onRetry }: { readonly onRetry: () => void }): JSX.Element {
  const { t } = useTranslation();
  return (
    <div className={styles['bar']}>
      <button type="button" className={styles['tab']} onClick={onRetry}>
        <Icon name="alert" size={22} />
        <span>{t('common.tryAgain')}</span>
      </button>
    </div>
  );
}
