import { ROUTES } from '../screens/shared/links.ts';

const DESK: readonly string[] = [ROUTES.market, ROUTES.trade];
/** Screens with the tab bar below them, besides markets and trade. Specification, section 2. */
const FOOTED: readonly string[] = [ROUTES.orders, ROUTES.user, ROUTES.news];

/** Whether the path is that of markets or trade, which stay alive behind the others. */
export function isDesk(path: string): boolean {
  return DESK.includes(path);
}

/** Whether the screen has the tab bar below it. */
export function hasTabs(path: string): boolean {
  return isDesk(path) || FOOTED.includes(path);
}
