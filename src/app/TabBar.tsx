import type { JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { ROUTES } from '../screens/shared/links.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import styles from './TabBar.module.css';

const TABS = [
  { to: ROUTES.market, name: 'market', icon: 'markets' },
  { to: ROUTES.trade, name: 'trade', icon: 'trade' },
  { to: ROUTES.orders, name: 'orders', icon: 'orders' },
] as const satisfies readonly { to: string; name: string; icon: IconName }[];

export function TabBar(): JSX.Element {
  const { t } = useTranslation();
  return (
    <nav className={styles['bar']} aria-label={t('tabs.navigation')}>
      {TABS.map(({ to, name, icon }) => (
        <NavLink key={to} to={to} end className={styles['tab'] ?? ''}>
          <Icon name={icon} size={22} />
          <span>{t(`tabs.${name}`)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
