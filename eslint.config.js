import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import brandComparisons from './scripts/lint/brand-comparisons.js';
import folderNames from './scripts/lint/folder-names.js';
import importDirections from './scripts/lint/import-directions.js';

/** Thrown on purpose: Remix answers with a Response, React waits for a Promise. */
const THROWABLE = [
  { from: 'lib', name: ['Response', 'Promise'] },
  { from: 'package', package: '@remix-run/server-runtime', name: 'TypedResponse' },
];
const TESTS = ['**/*.test.{ts,tsx}', 'tests/**'];

/** Forms are read by `readForm` only: it limits the size and refuses other sites. */
const FORM_READING = [
  "CallExpression[callee.property.name='formData']",
  "MemberExpression:matches([object.name='request'], [object.property.name='request'])[property.name=/^(?:text|json|body|blob|bytes|arrayBuffer)$/]",
].map((selector) => ({ selector, message: 'Read forms with readForm (app/forms).' }));

const ACTION_ANSWER = {
  selector: "ExportNamedDeclaration > FunctionDeclaration[id.name='action'] CallExpression[callee.name='json']",
  message: 'An action redirects or answers with a RejectedSubmission: answerRejected (app/forms).',
};

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
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.stylistic],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/only-throw-error': ['error', { allow: THROWABLE }],
      // A Buffer in a column of text does not occur: the sandbox writes what it reads.
      '@typescript-eslint/no-base-to-string': [
        'error',
        { ignoredTypeNames: ['ArrayBuffer', 'URL', 'URLSearchParams', 'Error', 'RegExp'] },
      ],
      '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
      // Three of its findings do not compile without the assertion.
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      // Our objects are closures, which need no `this`.
      '@typescript-eslint/unbound-method': 'off',
      // Stand-ins in tests promise as the real function does, and have nothing to wait for.
      '@typescript-eslint/require-await': 'off',
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
    files: ['app/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // What vitest's matchers stand for is known to vitest only.
    files: TESTS,
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/no-unsafe-argument': 'off' },
  },
  {
    files: ['app/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    rules: {
      // Safari no longer announces a list that is drawn without bullets unless it says that it is one.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    // `interface` is the only way to add to another module's type.
    files: ['app/bff/request/load-context.ts', 'vite.config.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: [...TESTS, 'app/forms/**'],
    rules: { 'no-restricted-syntax': ['error', ...FORM_READING] },
  },
  {
    files: ['app/routes/*/route.{ts,tsx}'],
    // Scripts ask these, and read JSON instead of a page.
    ignores: ['app/routes/easter-egg/route.ts', 'app/routes/support-chat_.live/route.ts'],
    rules: { 'no-restricted-syntax': ['error', ...FORM_READING, ACTION_ANSWER] },
  },
  { files: ['app/routes/*/route.tsx'], rules: { 'max-lines': ['error', { max: 120 }] } },
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
