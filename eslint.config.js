import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import brandComparisons from './scripts/lint/brand-comparisons.js';
import folderNames from './scripts/lint/folder-names.js';
import importDirections from './scripts/lint/import-directions.js';

const TESTS = ['**/*.test.{ts,tsx}', 'tests/**'];

export default defineConfig(
  globalIgnores([
    'build/',
    'node_modules/',
    '.data/',
    'test-results/',
    'playwright-report/',
    'tests/bench/floor/build/',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended, tseslint.configs.stylistic],
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error'] }],
      'max-lines': ['error', { max: 300 }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    files: ['app/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Safari no longer announces a list that is drawn without bullets unless it says that it is one.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    // `interface` is the only way to add to another module's type.
    files: ['app/bff/request/load-context.ts', 'vite.config.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  { files: ['app/routes/*/route.tsx'], rules: { 'max-lines': ['error', { max: 120 }] } },
  // One contract describes one service, however many calls it has: "follow a field" begins in one place.
  { files: ['app/upstream/*/contract.ts'], rules: { 'max-lines': 'off' } },
  { files: ['scripts/**', 'tests/**', 'server/sandbox/**'], rules: { 'no-console': 'off' } },
  {
    files: ['{app,server,scripts,tests}/**/*.{ts,tsx,js,mjs}'],
    ignores: TESTS,
    plugins: { project: { rules: { 'import-directions': importDirections } } },
    rules: { 'project/import-directions': 'error' },
  },
  {
    files: ['{app,server}/**/*.{ts,tsx}'],
    ignores: [...TESTS, 'app/market/**'],
    plugins: { brands: { rules: { comparisons: brandComparisons } } },
    rules: { 'brands/comparisons': 'error' },
  },
  {
    files: ['{app,server,scripts,tests}/**/*.{ts,tsx,js,mjs}'],
    plugins: { names: { rules: { folders: folderNames } } },
    rules: { 'names/folders': 'error' },
  },
);
