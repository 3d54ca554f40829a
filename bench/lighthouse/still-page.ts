import { join } from 'node:path';
import { ROOT } from '../../tools/paths.ts';
import type { Build } from './lighthouse.ts';

/** A page without script, which nothing can be taken from: what Lighthouse finds to block it is the machine's. */
export const STILL_PAGE: Build = {
  variant: 'page without script',
  folder: join(ROOT, 'bench/lighthouse/still-page'),
};
