import type { Machine } from '../../bench/report/results.ts';

/** Where made-up runs were made; its name shows whether texts are escaped. */
export const MACHINE: Machine = {
  processor: 'A <fast> one',
  cores: 2,
  memoryGb: 8,
  system: 's',
  node: 'n',
  chromium: 'c',
  load: [0.1, 0.2],
};
