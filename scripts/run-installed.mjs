/** `node scripts/run-installed.mjs file.ts`: installs if needed and runs a TypeScript file of this project. */
import { spawnSync } from 'node:child_process';
import { installWhenNeeded } from './install.mjs';

try {
  installWhenNeeded();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
