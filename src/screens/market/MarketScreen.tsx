import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePage } from '../../state/page.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Icon } from '../../ui/icons.tsx';
import { ScreenTitle } from '../../ui/ScreenTitle.tsx';
import { AccountBadge } from '../shared/AccountBadge.tsx';
import { ConnectionBadge } from '../shared/ConnectionBadge.tsx';
import { ROUTES } from '../shared/links.ts';
import { CategoryBar } from './CategoryBar.tsx';
import { MarketList } from './MarketList.tsx';
import styles from './MarketScreen.module.css';

interface MarketScreenProps {
  /** Whether it stands beside the screen in front. */
  readonly beside?: boolean;
}

/** Every instrument with its live price. */
export function MarketScreen({ beside = false }: MarketScreenProps): JSX.Element {
  const { t } = useTranslation();
  return (
    <div
      className={styles['screen']}
      role={beside ? 'complementary' : 'main'}
      aria-label={beside ? t('market.title') : undefined}
    >
      <MarketHeader beside={beside} />
      <CategoryBar />
      <MarketList />
    </div>
  );
}

function MarketHeader({ beside }: Required<MarketScreenProps>): JSX.Element {
  const { theme, chooseTheme } = usePage().state.preferences;
  const { t } = useTranslation();
  return (
    <header>
      <div className={styles['title']}>
        <ScreenTitle title={t('market.title')} beside={beside} className={styles['heading']} />
        <Link
          className={styles['action']}
          to={ROUTES.product}
          aria-label={t('common.search')}
          title={t('common.search')}
        >
          <Icon name="search" size={22} />
        </Link>
        <Link
          className={styles['action']}
          to={ROUTES.language}
          aria-label={t('common.language')}
          title={t('common.language')}
        >
          <Icon name="language" size={22} />
        </Link>
        <IconButton
          icon="theme"
          label={t('common.theme')}
          onClick={() => chooseTheme(theme.peek() === 'dark' ? 'light' : 'dark')}
        />
      </div>
      <div className={styles['status']}>
        <ConnectionBadge />
        <AccountBadge />
      </div>
    </header>
  );
}
