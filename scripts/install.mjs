import { spawnSync } from 'node:child_process';
import { lstatSync, statSync } from 'node:fs';

/** Installs the packages of package-lock.json when they are missing or older than it. */
export function installWhenNeeded() {
  // A link leads to the packages of another copy of the project: npm would empty that one.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) return;
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return;
  console.log('Installing packages…');
  // With NODE_ENV=production npm would leave out what the build needs.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed; its output above says why');
}

/** Milliseconds; 0 when there is no such file. */
function changedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
