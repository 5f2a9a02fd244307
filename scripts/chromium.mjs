/** Finds the browser of the end-to-end tests: the system's Chromium, never a download of its own. */
import { existsSync } from 'node:fs';
import { installWithAptWhenNeeded } from './debian.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @returns {string | undefined} path of the program; CHROMIUM_PATH wins */
export function findChromium() {
  return process.env.CHROMIUM_PATH || PLACES.find((place) => existsSync(place));
}

/** @throws when Chromium is missing and cannot be installed */
export function installChromiumWhenNeeded() {
  installWithAptWhenNeeded({
    title: 'Chromium',
    aptPackage: 'chromium',
    variable: 'CHROMIUM_PATH',
    find: findChromium,
  });
}
