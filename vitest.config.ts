import { readdirSync, readFileSync } from 'node:fs';
import tsconfigPaths from 'vite-tsconfig-paths';
import { defineConfig } from 'vitest/config';
import { laterStyles } from './scripts/vite/later-styles';

/** Signs of a test file that replaces modules, the clock, variables or the network for everything in its process. */
const REPLACES = /\bvi\.(?!fn\b|waitFor\b)|\bprocess\.env\b|from 'msw/;

/** Screens and what they share: half of all files, and most of their time was imports. */
const SCREENS = ['features', 'forms', 'market', 'routes'].map((folder) => `app/${folder}`);

const together = SCREENS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
).filter((file) => /\.test\.tsx?$/.test(file) && !REPLACES.test(readFileSync(file, 'utf8')));
/** Names of files as patterns: `$` and brackets of routes stand for themselves. */
const literally = (names: string[]) => names.map((name) => name.replace(/[()[\]{}$!*+?@]/g, '\\$&'));

export default defineConfig({
  plugins: [tsconfigPaths(), laterStyles],
  test: {
    environment: 'node',
    setupFiles: ['tests/setup/report-in-time.ts'],
    testTimeout: 30_000,
    // As in the browser tests: a crowded machine may fail a test once; what fails twice is broken.
    retry: process.env.CI ? 1 : 0,
    // Hooks start and end processes, which a crowded machine does slowly.
    hookTimeout: 60_000,
    // One for every processor: the default leaves one of them out, half the machine in CI.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'together', include: literally(together), isolate: false } },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['{app,server,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [...literally(together), 'tests/e2e/**', 'node_modules/**'],
        },
      },
    ],
  },
});
