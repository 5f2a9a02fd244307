/** The browser of the end-to-end tests: the system's Chromium, never a download of its own. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @returns {string | undefined} path of the program; CHROMIUM_PATH wins */
export function findChromium() {
  return process.env.CHROMIUM_PATH || PLACES.find((place) => existsSync(place));
}

/** @throws when there is none and it cannot be installed */
export function installChromiumWhenNeeded() {
  if (findChromium()) return;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    throw new Error(
      'The end-to-end tests need Chromium. Install it (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH to it.',
    );
  }
  console.log('Installing Chromium…');
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  if (status !== 0 || !findChromium()) throw new Error('Chromium could not be installed; the output above says why.');
}
