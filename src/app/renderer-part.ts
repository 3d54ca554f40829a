import { pagePart } from '../loading/page-part.ts';

/** The page names its file, so it is there by the time that it is asked for. */
export const RENDERER_PART = pagePart(async () => (await import('./renderer.ts')).createRoot);
