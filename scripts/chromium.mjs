/** Finds the browser of the end-to-end tests and the bench: one that Debian ships, never a download of its own. */
import { existsSync } from 'node:fs';
import { installWithAptWhenNeeded } from './debian.mjs';

/** The headless shell first: the same engine without windows takes two thirds of the time for the same tests. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [HEADLESS_SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A browser without a graphics card, which asks nobody but the page. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns {string | undefined} path of the program; CHROMIUM_PATH wins */
export function findChromium() {
  return process.env.CHROMIUM_PATH || PLACES.find((place) => existsSync(place));
}

/** @throws when there is no Chromium and none can be installed; any Chromium does where the shell cannot be had */
export function installChromiumWhenNeeded() {
  try {
    installWithAptWhenNeeded({
      title: 'Chromium',
      aptPackage: 'chromium-headless-shell',
      variable: 'CHROMIUM_PATH',
      find: () => process.env.CHROMIUM_PATH || (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined),
    });
  } catch {
    installWithAptWhenNeeded({
      title: 'Chromium',
      aptPackage: 'chromium',
      variable: 'CHROMIUM_PATH',
      find: findChromium,
    });
  }
}
