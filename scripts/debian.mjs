/** Programs that the tests need and that npm does not provide; installed where that needs no question. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * @param {{ title: string, aptPackage: string, variable: string, find: () => string | undefined }} program
 * @throws when it is missing and cannot be installed
 */
export function installWithAptWhenNeeded({ title, aptPackage, variable, find }) {
  if (find()) return;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    throw new Error(
      `The tests need ${title}. Install it (Debian: sudo apt-get install ${aptPackage}) or set ${variable} to it.`,
    );
  }
  console.log(`Installing ${title}…`);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', aptPackage], options);
  if (status !== 0 || !find()) throw new Error(`${title} could not be installed; the output above says why.`);
}
