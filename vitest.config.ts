import tsconfigPaths from 'vite-tsconfig-paths';
import { defineConfig } from 'vitest/config';
import { laterStyles } from './scripts/vite/later-styles';

export default defineConfig({
  plugins: [tsconfigPaths(), laterStyles],
  test: {
    include: ['{app,server,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    environment: 'node',
    testTimeout: 30_000,
  },
});
