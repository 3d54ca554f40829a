import { pagePart } from '../../loading/page-part.ts';

/** The positions below a chart, which load where there is room for them. */
export const POSITIONS_PANE_PART = pagePart(async () => (await import('../orders/PositionsPane.tsx')).PositionsPane);
