import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import remixOptions from '../../../remix.config.js';

/** Baseline of the benchmarks: a bare app with the same Remix and flags as the shop, and nothing else. */
export default defineConfig({
  plugins: [
    remix({ ...remixOptions, appDirectory: 'tests/bench/floor/app', buildDirectory: 'tests/bench/floor/build' }),
  ],
  publicDir: false,
});
