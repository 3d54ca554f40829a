import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BUILD_TARGETS } from './tools/browsers/floor.ts';
import { compileHints } from './tools/compile-hints.ts';
import { compressedFiles } from './tools/compressed-files.ts';
import { EARLY_WORKER, earlyWorker } from './tools/early-worker.ts';
import { firstChunk, workerChunk } from './tools/first-chunk.ts';
import { firstPaint } from './tools/first-paint.ts';
import { importWithFiles, NAMED_FILES } from './tools/import-with-files.ts';
import { lighterPackages } from './tools/lighter-packages.ts';
import { preloadedRenderer } from './tools/preloaded-renderer.ts';
import { serviceWorker } from './tools/service-worker.ts';
import { smallerCode } from './tools/smaller-code.ts';
import { startWords } from './tools/start-words.ts';
import { webManifest } from './tools/web-manifest.ts';

/** Where `npm run server` listens; the development page talks to it. */
const SERVER = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;

export default defineConfig({
  // The React Compiler stays off: it freezes what reads a signal outside of props.
  plugins: [
    react(),
    lighterPackages(),
    importWithFiles(),
    startWords(),
    earlyWorker(),
    preloadedRenderer(),
    firstPaint(),
    smallerCode(),
    compileHints(),
    webManifest(),
    compressedFiles(),
    serviceWorker(),
  ],
  worker: { format: 'es', plugins: () => [smallerCode()] },
  build: {
    // What the oldest browsers read; for Chrome below 98 the bundler would rewrite every private member, which all have.
    target: 'es2022',
    cssTarget: BUILD_TARGETS,
    // Read by the size budgets, to know which files a route loads.
    manifest: true,
    modulePreload: NAMED_FILES,
    rolldownOptions: {
      input: ['index.html', EARLY_WORKER],
      output: {
        // Libraries that every start needs, in files whose names stay the same while only our code changes.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'router', test: /node_modules[\\/]react-router/, priority: 2 },
            { name: 'i18n', test: /node_modules[\\/](i18next|react-i18next)[\\/]/, priority: 2 },
            { name: workerChunk, priority: 4 },
            { name: firstChunk, priority: 1 },
            // What three screens and more have: one file in place of a dozen small ones, each with a name to carry.
            { name: 'shared', test: /\/src\//, minShareCount: 3, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': SERVER,
      '/logo': SERVER,
      '/service': SERVER,
      '/v1': { target: SERVER, ws: true },
    },
  },
});
