import { pagePart } from '../loading/page-part.ts';

export const LATER_PART = pagePart(async () => (await import('./later.ts')).doLater);
