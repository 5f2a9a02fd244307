import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.mjs';
import type { ShopOptions } from './tests/setup/fixtures';
import { WITH_SCRIPTS, WITHOUT_SCRIPTS } from './tests/setup/tags';

/**
 * The same journeys with and without JavaScript. By the end of their names, `.js.spec.ts` are about what JavaScript
 * adds, `.http.spec.ts` need no browser and run once. Tags leave out a combination that would show nothing new
 * (decision 053): tests/setup/tags.ts.
 */
export default defineConfig<ShopOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/setup/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A crowded machine may fail a browser once; what fails twice is broken. The report names what was flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  globalTimeout: 55 * 60_000,
  expect: { timeout: 10_000 },
  // The file of the second one is in PLAYWRIGHT_JSON_OUTPUT_FILE.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    // A trace of every test costs a quarter of the whole run.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    { name: 'js', testIgnore: '**/*.http.spec.ts', grepInvert: new RegExp(WITHOUT_SCRIPTS) },
    {
      name: 'no-js',
      testIgnore: ['**/*.http.spec.ts', '**/*.js.spec.ts'],
      grepInvert: new RegExp(WITH_SCRIPTS),
      use: { javaScriptEnabled: false },
    },
    { name: 'http', testMatch: '**/*.http.spec.ts' },
  ],
});
