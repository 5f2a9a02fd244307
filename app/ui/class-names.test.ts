import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const APP = new URL('..', import.meta.url).pathname;

/** Lists classes that a view uses but its CSS module lacks: on the page they become "undefined". */
function missingClasses(view: string): string[] {
  const source = readFileSync(view, 'utf8');
  return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name = '', path = '']) => {
    const css = readFileSync(join(path.startsWith('~/') ? APP : dirname(view), path.replace(/^~\//, '')), 'utf8');
    const classes = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, one = '']) => one));
    const body = source.replace(/^import .*$/gm, '');
    const used = [...body.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one);
    return used.filter((one) => !classes.has(one)).map((one) => `${view.slice(APP.length)}: ${one}`);
  });
}

it('every class that a view uses is in its CSS module', () => {
  const views = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'));
  expect(views.length).toBeGreaterThan(100);
  expect(views.flatMap((path) => missingClasses(join(APP, path)))).toEqual([]);
});
