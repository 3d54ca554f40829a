import type { JSX } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.ts';
import { ROUTES } from '../screens/shared/links.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './TabBar.module.css';
import { FaultBoundary, useFault } from '../ui/FaultBoundary.tsx';

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

const TABS = [
  { to: ROUTES.market, name: 'market', icon: 'markets' },
  { to: ROUTES.trade, name: 'trade', icon: 'trade' },
  { to: ROUTES.orders, name: 'orders', icon: 'orders' },
  { to: ROUTES.rank, name: 'copying', icon: 'copying' },
  { to: ROUTES.ranking, name: 'ranking', icon: 'ranking' },
] as const satisfies readonly { to: string; name: string; icon: IconName }[];

function TabBar(): JSX.Element {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <nav className={styles['bar']} aria-label={t('tabs.navigation')}>
      {TABS.map(({ to, name, icon }) => (
        <Link key={to} to={to} className={styles['tab']} aria-current={to === pathname ? 'page' : undefined}>
          <Icon name={icon} size={22} />
          <span>{t(`tabs.${name}`)}</span>
        </Link>
      ))}
    </nav>
  );
}
