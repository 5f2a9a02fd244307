import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string> }> };

/**
 * npm leaves binaries of other platforms out of the lock file when the registry that it asked did not have them, and
 * then `npm ci` refuses the file everywhere.
 */
it('package-lock.json lists every optional package', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isFound(packages, from, name)),
  );
  expect(missing).toEqual([]);
});

/** Looks where Node would: in the package's own node_modules, then in each one above. */
function isFound(packages: Lock['packages'], from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    if (`${folder}/node_modules/${name}`.replace(/^\//, '') in packages) return true;
    if (folder === '') return false;
  }
}
