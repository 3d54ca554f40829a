import { Activity, type JSX, useEffect, useRef, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { MarketScreen } from '../screens/market/MarketScreen.tsx';
import { ROUTES } from '../screens/shared/links.ts';
import { usePage } from '../state/page.ts';
import { PartView } from '../ui/PartView.tsx';
import { useAddressSinceRender } from './address.ts';
import { Guarded } from './guards.tsx';
import { NotFound } from './NotFound.tsx';
import { TRADE_PART } from './parts.ts';
import { SafeTabBar } from './TabBar.tsx';
import { ScreenBoundary, ScreenFrame } from './Screen.tsx';
import { useScreenFocus } from './screen-focus.ts';
import { SCREEN_ROUTES } from './screen-routes.tsx';
import styles from './Shell.module.css';
import { hasTabBar, isMarketOrTrade } from './tab-bar-paths.ts';
import { useMedia } from '../ui/use-media.ts';

/** The routes. Markets and trade stay alive behind the others; on a wide screen they stand side by side. */
export function Shell(): JSX.Element {
  const { pathname } = useLocation();
  const wide = useIsWide();
  const atMarketOrTrade = isMarketOrTrade(pathname);
  const tabbed = hasTabBar(pathname);
  useAddressSinceRender();
  useEntering(pathname);
  useScreenFocus(pathname);
  const showsMarket = wide ? tabbed : pathname === ROUTES.market;
  const showsTrade = wide ? atMarketOrTrade : pathname === ROUTES.trade;
  return (
    <div className={styles['shell']} data-wide={wide && tabbed}>
      <div className={styles['screens']}>
        <div className={styles['side']} hidden={!showsMarket}>
          <Activity mode={showsMarket ? 'visible' : 'hidden'}>
            <ScreenBoundary beside={pathname !== ROUTES.market}>
              <MarketScreen beside={wide && pathname !== ROUTES.market} />
            </ScreenBoundary>
          </Activity>
        </div>
        <div className={styles['main']} hidden={!showsTrade}>
          <KeptTrade visible={showsTrade} beside={wide && pathname !== ROUTES.trade} />
        </div>
        {!atMarketOrTrade && (
          <div className={styles['main']}>
            <ScreenBoundary renewOn={pathname}>
              <OtherScreens />
            </ScreenBoundary>
          </div>
        )}
      </div>
      {tabbed && <SafeTabBar renewOn={pathname} />}
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
      <ScreenBoundary beside={beside}>
        <PartView part={TRADE_PART} props={{ beside }} Frame={ScreenFrame} />
      </ScreenBoundary>
    </Activity>
  );
}

function OtherScreens(): JSX.Element {
  return (
    <Routes>
      {SCREEN_ROUTES.map(({ path, access, screen }) => (
        <Route key={path} path={path} element={<Guarded access={access} screen={screen} />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

/** Every navigation opens the socket; entering markets or trade refreshes the trade list, which the worker's own start has loaded. */
function useEntering(pathname: string): void {
  const { command, tell } = usePage().client;
  const started = useRef(false);
  useEffect(() => {
    tell('openSocket');
    if (started.current && isMarketOrTrade(pathname)) void command('refreshCatalogue');
    started.current = true;
  }, [command, tell, pathname]);
}

/** From here on the market list fits beside chart and ticket. */
const WIDE = '(min-width: 900px)';

export function useIsWide(): boolean {
  return useMedia(WIDE);
}
