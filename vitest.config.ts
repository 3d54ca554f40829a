import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** What takes minutes: run by `npm test -- --long`. */
const LONG = 'tests/**/*.long.test.ts';
/** What measures how long others wait under load, so that no other test may run beside it: run after the long ones. */
const LOAD = 'tests/**/*.load.test.ts';

export default defineConfig({
  plugins: [react()],
  test: {
    // Tests of the page ask for a DOM in their first line: `// @vitest-environment happy-dom`.
    environment: 'node',
    // The machine this must be quick on has two cores.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/e2e/**', LONG, LOAD] },
      },
      { extends: true, test: { name: 'long', include: [LONG], testTimeout: 600_000 } },
      {
        extends: true,
        test: { name: 'load', include: [LOAD], testTimeout: 600_000, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
