import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** What takes minutes: run by `npm test -- --long`. */
const LONG = 'tests/**/*.long.test.ts';

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
      { extends: true, test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/e2e/**', LONG] } },
      { extends: true, test: { name: 'long', include: [LONG], testTimeout: 600_000 } },
    ],
  },
});
