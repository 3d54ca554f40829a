import { ROUTES } from '../screens/shared/links.ts';

/** Screens with the tab bar below them, besides markets and trade. */
const OTHERS_WITH_TAB_BAR: readonly string[] = [ROUTES.orders, ROUTES.rank, ROUTES.ranking, ROUTES.user, ROUTES.news];

/** Whether the path is that of markets or trade, which stay alive behind the others. */
export function isMarketOrTrade(path: string): boolean {
  return path === ROUTES.market || path === ROUTES.trade;
}

/** Whether the screen has the tab bar below it. */
export function hasTabBar(path: string): boolean {
  return isMarketOrTrade(path) || OTHERS_WITH_TAB_BAR.includes(path);
}
