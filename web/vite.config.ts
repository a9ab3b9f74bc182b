import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where `conclave serve` listens while the pages are developed. */
const house = process.env.CONCLAVE_ADDRESS ?? 'http://localhost:4000';

export default defineConfig({
  plugins: [svelte()],
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
  },
});
