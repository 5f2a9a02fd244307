import type { ServerBuild } from '@remix-run/node';
import { expect, it } from 'vitest';
import { pageNamer } from './page-names';

const paths = {
  _index: undefined,
  $market: ':market',
  search: 'search',
  'mbooking.step0.$urn': 'mbooking/step0/:urn',
  $: '*',
};
const routes = Object.fromEntries([
  ['root', { id: 'root', path: '' }],
  ...Object.entries(paths)
    .map(([name, path]) => ({ id: `routes/${name}`, parentId: 'root', path }))
    .map((route) => [route.id, route]),
]) as ServerBuild['routes'];

it.each([
  ['/', '_index'],
  ['/en-us', '$market'],
  ['/search', 'search'],
  ['/mbooking/step0/0123', 'mbooking.step0.$urn'],
  ['/mbooking/step9/0123', '$'],
  ['/assets/root.js', 'asset'],
])('%s is the page %s', (path, page) => {
  expect(pageNamer(routes)(path)).toBe(page);
});
