/** Parts of the product outside of the table of screens. */
import { pagePart } from '../loading/page-part.ts';

export const TRADE_PART = pagePart(async () => (await import('../screens/trade/TradeScreen.tsx')).TradeScreen);
export const TOASTS_PART = pagePart(async () => (await import('../ui/Toasts.tsx')).Toasts);
export const CLOSED_PART = pagePart(async () => (await import('../screens/closed/ClosedScreen.tsx')).ClosedScreen);
export const ONLY_REAL_PART = pagePart(async () => (await import('../screens/shared/OnlyReal.tsx')).OnlyReal);
export const NOTICES_PART = pagePart(async () => (await import('./notice-toasts.ts')).announce);
