import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const APP = new URL('..', import.meta.url).pathname;
const ROUTES = join(APP, 'routes');

/** Returns the namespaces that the views of a module read, with those of all modules that it shows at once or later. */
function namespacesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  const read = [...source.matchAll(/useTranslation\('([\w-]+)'\)/g)].map(([, name = '']) => name);
  // Dialogs fetch the texts of another page with its data; `later` does not.
  const imports = [...source.matchAll(/from '([~.][^']+)'|later\(.*?import\('([^']+)'\)/gs)];
  const modules = imports.flatMap(([, now, later]) => viewAt(file, now ?? later ?? ''));
  return [...read, ...modules.flatMap((module) => namespacesOf(module, seen))];
}

function viewAt(importer: string, path: string): string[] {
  const file = `${path.startsWith('~/') ? join(APP, path.slice(2)) : join(dirname(importer), path)}.tsx`;
  return existsSync(file) ? [file] : [];
}

function listed(file: string): { isHydrated: boolean; names: string[] } {
  const source = readFileSync(file, 'utf8');
  const names = /i18n: \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  return {
    isHydrated: source.includes('hydrate: true'),
    names: [...names.matchAll(/'([^']+)'/g)].map(([, one = '']) => one),
  };
}

it('every hydrated route lists the namespaces that its views read', () => {
  const frame = listed(join(APP, 'root.tsx')).names;
  const routes = readdirSync(ROUTES)
    .map((name) => ({ name, file: join(ROUTES, name, 'route.tsx') }))
    .filter(({ file }) => existsSync(file) && listed(file).isHydrated);
  expect(routes.length).toBeGreaterThan(5);
  const missing = routes.flatMap(({ name, file }) =>
    [...new Set(namespacesOf(file))]
      .filter((namespace) => ![...frame, ...listed(file).names].includes(namespace))
      .map((namespace) => `${name}: ${namespace}`),
  );
  expect(missing).toEqual([]);
});
