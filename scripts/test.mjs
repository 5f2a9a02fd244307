/**
 * npm test: installs if needed, then runs lint, types, unit and conformance tests, the build, end-to-end tests. A
 * failed step does not stop the next; the last line sums up: "N passed, N failed".
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installChromiumWhenNeeded } from './chromium.mjs';
import { installWhenNeeded } from './install.mjs';
import { installRedisWhenNeeded } from './redis.mjs';

const REPORTS = '.cache/reports';

/** A step that is one check: it counts only when it fails. */
const check = (name, args) => ({ name, args, count: (isGood) => ({ passed: 0, failed: isGood ? 0 : 1 }) });

const STEPS = [
  check('Lint', ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0']),
  check('Format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']),
  check('Circles of imports', [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    'app',
    'server',
    'scripts',
  ]),
  check('Types', ['node_modules/typescript/bin/tsc', '--noEmit']),
  {
    name: 'Unit and conformance tests',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORTS}/unit.json`,
    ],
    count: (isGood) =>
      countOf('unit.json', isGood, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests })),
  },
  check('Build', ['scripts/build.mjs']),
  {
    name: 'End-to-end tests',
    args: ['node_modules/@playwright/test/cli.js', 'test'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/e2e.json` },
    count: (isGood) =>
      countOf('e2e.json', isGood, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected })),
  },
];

try {
  installWhenNeeded();
  installChromiumWhenNeeded();
  installRedisWhenNeeded();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const total = { passed: 0, failed: 0 };
const broken = [];
for (const { name, args, env, count } of STEPS) {
  console.log(`\n— ${name} —`);
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const { passed, failed } = count(status === 0);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) broken.push(name);
}
console.log(broken.length > 0 ? `\nBroken: ${broken.join(', ')}\n` : '');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/**
 * Reads a test runner's report. A run that failed without a failed test (a file did not load, no report) counts as
 * one.
 */
function countOf(file, isGood, read) {
  let counts = { passed: 0, failed: 0 };
  try {
    counts = read(JSON.parse(readFileSync(`${REPORTS}/${file}`, 'utf8')));
  } catch (error) {
    console.error(`No report of the tests: ${error.message}`);
  }
  return isGood ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}
