import { spawnSync } from 'node:child_process';
import { lstatSync, statSync } from 'node:fs';

/** Installs the packages of package-lock.json when they are missing or outdated. */
export function installWhenNeeded() {
  // A link leads to the packages of another copy of the project, which npm would empty.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) return;
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return;
  console.log('Installing packages…');
  // With NODE_ENV=production npm would omit what the build needs.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed; its output above says why');
}

/** Returns the time of the last change in milliseconds; 0 when there is no such file. */
function changedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
