import type { JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultBoundary, useFault } from '../ui/FaultBoundary.tsx';
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
    <FaultBoundary renewOn={renewOn} fallback={<BrokenBar />}>
      <TabBar />
    </FaultBoundary>
  );
}

function BrokenBar(): JSX.Element {
  const { t } = useTranslation();
  const { renew } = useFault();
  return (
    <div className={styles['bar']}>
      <button type="button" className={styles['tab']} onClick={renew}>
        <Icon name="alert" size={22} />
        <span>{t('common.tryAgain')}</span>
      </button>
    </div>
  );
}
