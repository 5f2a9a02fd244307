import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import remixOptions from '../../../remix.config.js';

/** The bare app that the shop is measured against: same Remix, same flags, nothing else. */
export default defineConfig({
  plugins: [
    remix({ ...remixOptions, appDirectory: 'tests/bench/floor/app', buildDirectory: 'tests/bench/floor/build' }),
  ],
  publicDir: false,
});
