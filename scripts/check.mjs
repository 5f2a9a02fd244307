/** npm run check, before every commit: lint, format, types, and the unit tests of changed files. */
import { spawnSync } from 'node:child_process';
import { installWhenNeeded } from './install.mjs';

const STEPS = [
  ['Lint', 'npm', 'run', '--silent', 'lint'],
  ['Types', 'npm', 'run', '--silent', 'types'],
  ['Tests of changed files', 'npx', 'vitest', 'run', '--changed', '--passWithNoTests', '--reporter=dot'],
];

installWhenNeeded();
const broken = STEPS.filter(([name, command, ...args]) => {
  console.log(`\n— ${name} —`);
  return spawnSync(command, args, { stdio: 'inherit' }).status !== 0;
});
for (const [name] of broken) console.error(`Broken: ${name}`);
process.exitCode = broken.length > 0 ? 1 : 0;
