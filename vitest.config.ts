import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** What takes minutes: run by `npm test -- --long`. */
const LONG = 'tests/**/*.long.test.ts';
/** What measures how long others wait under load, so that no other test may run beside it: run after the long ones. */
const LOAD = 'tests/**/*.load.test.ts';

/**
 * Each file with modules of its own: what changes globals that modules read as they load, puts others in the place of
 * modules, or asks for what a module gives only so many times.
 */
const ISOLATED = [
  'tests/{ui,property/page,unit/page,unit/service-worker}/**/*.test.{ts,tsx}',
  'tests/server/store/statement-names.test.ts',
  'tests/server/engine/trade-outcomes.test.ts',
];

export default defineConfig({
  plugins: [react()],
  test: {
    // Tests of the page ask for a DOM in their first line: `// @vitest-environment happy-dom`.
    environment: 'node',
    // The machine this must be quick on has two cores.
    maxWorkers: 2,
    globalSetup: ['tests/support/server/built-programs.ts', 'tests/support/server/shared-postgres.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Half of the time would go into loading the same modules anew for each file.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', ...ISOLATED, LONG, LOAD],
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED } },
      { extends: true, test: { name: 'long', include: [LONG], testTimeout: 600_000 } },
      {
        extends: true,
        test: { name: 'load', include: [LOAD], testTimeout: 600_000, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
