import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';
import remixOptions from './remix.config.js';

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: false;
  }
}

export default defineConfig({
  plugins: [remix(remixOptions), tsconfigPaths()],
  // Locale files are fetched by their hashed address; as data URLs they would travel with every page.
  build: { assetsInlineLimit: 0, target: 'es2020', cssMinify: true },
});
