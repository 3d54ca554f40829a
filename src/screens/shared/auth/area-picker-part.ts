import { pagePart } from '../../../loading/page-part.ts';

/** The list of all area codes, which loads when it opens. */
export const AREA_PICKER_PART = pagePart(async () => (await import('./AreaPicker.tsx')).AreaPicker);
