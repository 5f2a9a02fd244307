/** Finds Redis for the tests of several shops side by side; each test starts its own. */
import { existsSync } from 'node:fs';
import { installWithAptWhenNeeded } from './debian.mjs';

const PLACES = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];

/** @returns {string | undefined} path of the program; REDIS_SERVER_PATH wins */
export function findRedisServer() {
  return process.env.REDIS_SERVER_PATH || PLACES.find((place) => existsSync(place));
}

/** @throws when Redis is missing and cannot be installed */
export function installRedisWhenNeeded() {
  installWithAptWhenNeeded({
    title: 'Redis',
    aptPackage: 'redis-server',
    variable: 'REDIS_SERVER_PATH',
    find: findRedisServer,
  });
}
