import { Activity, lazy, Suspense, useEffect, useState, type JSX } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { MarketScreen } from '../screens/market/MarketScreen.tsx';
import { ROUTES } from '../screens/shared/links.ts';
import { command, tell } from '../worker-client/trading.ts';
import { Guarded } from './Guarded.tsx';
import { NotFound } from './NotFound.tsx';
import { useScreenFocus } from './screen-focus.ts';
import { SCREEN_ROUTES } from './screen-routes.tsx';
import styles from './Shell.module.css';
import { TabBar } from './TabBar.tsx';
import { useIsWide } from './wide.ts';

const TradeScreen = lazy(async () => ({ default: (await import('../screens/trade/TradeScreen.tsx')).TradeScreen }));

/** Screens with the tab bar below them, besides markets and trade. Specification, section 2. */
const FOOTED: readonly string[] = [ROUTES.orders, ROUTES.user, ROUTES.news];

/** The routes. Markets and trade stay alive behind the others; on a wide screen they stand side by side. */
export function Shell(): JSX.Element {
  const { pathname } = useLocation();
  const wide = useIsWide();
  const isDesk = pathname === ROUTES.market || pathname === ROUTES.trade;
  const hasTabs = isDesk || FOOTED.includes(pathname);
  useEntering(pathname);
  useScreenFocus(pathname);
  const showsMarket = wide ? hasTabs : pathname === ROUTES.market;
  const showsTrade = wide ? isDesk : pathname === ROUTES.trade;
  return (
    <div className={styles['shell']} data-wide={wide && hasTabs}>
      <div className={styles['screens']}>
        <div className={styles['side']} hidden={!showsMarket}>
          <Activity mode={showsMarket ? 'visible' : 'hidden'}>
            <MarketScreen beside={wide && pathname !== ROUTES.market} />
          </Activity>
        </div>
        <div className={styles['main']} hidden={!showsTrade}>
          <KeptTrade visible={showsTrade} beside={wide && pathname !== ROUTES.trade} />
        </div>
        {!isDesk && (
          <div className={styles['main']}>
            <OtherScreens />
          </div>
        )}
      </div>
      {hasTabs && <TabBar />}
    </div>
  );
}

interface KeptTradeProps {
  readonly visible: boolean;
  readonly beside: boolean;
}

/** Mounted at its first visit, so that its code is not loaded before; then kept. */
function KeptTrade({ visible, beside }: KeptTradeProps): JSX.Element | null {
  const [visited, setVisited] = useState(visible);
  if (visible && !visited) setVisited(true);
  if (!visited) return null;
  return (
    <Activity mode={visible ? 'visible' : 'hidden'}>
      <Suspense>
        <TradeScreen beside={beside} />
      </Suspense>
    </Activity>
  );
}

function OtherScreens(): JSX.Element {
  return (
    <Suspense>
      <Routes>
        {SCREEN_ROUTES.map(({ path, access, Screen }) => (
          <Route key={path} path={path} element={<Guarded access={access} Screen={Screen} />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}

/** Every navigation opens the socket; entering markets or trade refreshes the trade list. Specification, section 2. */
function useEntering(pathname: string): void {
  useEffect(() => {
    tell('openSocket');
    if (pathname === ROUTES.market || pathname === ROUTES.trade) void command('refreshCatalogue');
  }, [pathname]);
}
