import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where `conclave serve` listens while the pages are developed. */
const house = process.env.CONCLAVE_ADDRESS ?? 'http://localhost:4000';

/** While the pages are developed, `/kit` shows all parts of the boards and `/look` a board at one moment. */
const workshop: Plugin = {
  name: 'workshop',
  configureServer: (server) => {
    server.middlewares.use((request, _, next) => {
      request.url = request.url?.replace(/^\/(kit|look)(?=\?|$)/, '/dev/$1.html');
      next();
    });
  },
};

export default defineConfig({
  plugins: [svelte(), workshop],
  server: {
    proxy: { '/api': { target: house, ws: true, changeOrigin: false } },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The house sends a strict content security policy: nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // Components are tested as the browser gets them.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    // Two busy cores: patience is not what is tested.
    testTimeout: 30_000,
  },
});
