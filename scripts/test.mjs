/**
 * npm test: installs if needed, then runs lint, types, unit and conformance tests, the build, end-to-end tests. A
 * failed step does not stop the next; the last line sums up: "N passed, N failed".
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installChromiumWhenNeeded } from './chromium.mjs';
import { installWhenNeeded } from './install.mjs';
import { installRedisWhenNeeded } from './redis.mjs';

const REPORTS = '.cache/reports';

/** A step that is one check: it counts only when it fails. */
const check = (name, args) => ({ name, args, count: (isGood) => ({ passed: 0, failed: isGood ? 0 : 1 }) });

const LINT = check('Lint', ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0']);
const FORMAT = check('Format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']);
const CIRCLES = check('Circles of imports', [
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  'app',
  'server',
  'scripts',
]);
const TYPES = check('Types', ['node_modules/typescript/bin/tsc', '--noEmit']);
const UNIT_TESTS = {
  name: 'Unit and conformance tests',
  args: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=./tests/setup/unit-report.ts'],
  env: { UNIT_REPORT: `${REPORTS}/unit.json` },
  count: (isGood) => countOf('unit.json', isGood, (report) => report),
};
const BUILD = check('Build', ['scripts/build.mjs']);
const END_TO_END_TESTS = {
  name: 'End-to-end tests',
  args: ['node_modules/@playwright/test/cli.js', 'test'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/e2e.json` },
  count: (isGood) =>
    countOf('e2e.json', isGood, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected })),
};

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
const reasons = [];
// Each of these keeps one processor busy for a minute; the tests have workers of their own.
await Promise.all([runQuietly(LINT), inTurn([TYPES, FORMAT, CIRCLES], runQuietly)]);
await inTurn([UNIT_TESTS, BUILD, END_TO_END_TESTS], runAloud);
// Again at the end: the unit tests' own report stands thousands of lines above.
for (const reason of reasons) console.log(`\n${reason}`);
console.log(broken.length > 0 ? `\nBroken: ${broken.join(', ')}\n` : '');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

async function inTurn(steps, run) {
  for (const step of steps) await run(step);
}

/** Runs a step and shows its output as it comes. */
async function runAloud(step) {
  console.log(`\n— ${step.name} —`);
  const child = start(step, 'inherit');
  const [status] = await once(child, 'exit');
  note(step, status);
}

/** Runs a step beside others and shows its output once it has ended. */
async function runQuietly(step) {
  const child = start(step, ['ignore', 'pipe', 'pipe']);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const [status] = await once(child, 'close');
  console.log(`\n— ${step.name} —\n${Buffer.concat(output).toString()}`.trimEnd());
  note(step, status);
}

function start({ args, env }, stdio) {
  return spawn(process.execPath, args, { stdio, env: { ...process.env, ...env } });
}

function note({ name, count }, status) {
  const { passed, failed, failures = [] } = count(status === 0);
  reasons.push(...failures);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) broken.push(name);
}

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
