import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Package = {
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
  integrity?: string;
  resolved?: string;
  link?: boolean;
};
type Lock = { packages: Record<string, Package> };

const LOCK = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

/**
 * npm omits binaries of other platforms from the lock file when the registry did not have them, and `npm ci` then
 * rejects the file everywhere.
 */
it('package-lock.json lists every optional package', () => {
  const { packages } = LOCK;
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isFound(packages, from, name)),
  );
  expect(missing).toEqual([]);
});

/** A package from git, a tarball or a folder would have no such digest, or an address of its own. */
it('package-lock.json pins production packages by digest, from the registry only', () => {
  const shipped = Object.entries(LOCK.packages).filter(([name, { dev = false }]) => name !== '' && !dev);
  expect(shipped.length).toBeGreaterThan(100);
  const loose = shipped.filter(
    ([, { integrity = '', resolved, link = false }]) =>
      !integrity.startsWith('sha512-') || resolved !== undefined || link,
  );
  expect(loose.map(([name]) => name)).toEqual([]);
});

it('package-lock.json ships no server but our own', () => {
  const shipped = Object.entries(LOCK.packages).filter(([, { dev = false }]) => !dev);
  expect(shipped.map(([name]) => name).filter((name) => /\/(?:@remix-run\/serve|morgan)$/.test(name))).toEqual([]);
});

/** Searches like Node: in the package's own node_modules, then in each one above. */
function isFound(packages: Lock['packages'], from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    if (`${folder}/node_modules/${name}`.replace(/^\//, '') in packages) return true;
    if (folder === '') return false;
  }
}
