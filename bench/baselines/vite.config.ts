import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The baselines are built as the product is: in production mode, for the same browsers. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/baselines/',
  plugins: [react()],
  worker: { format: 'es' },
  build: { target: 'es2022', modulePreload: { polyfill: false } },
});
