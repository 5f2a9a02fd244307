import type { ServerBuild } from '@remix-run/node';
import { expect, it } from 'vitest';
import { pageNamer } from './page-names';
import { routeTable } from './route-table';

const paths = {
  _index: undefined,
  $market: ':market',
  search: 'search',
  'mbooking.step0.$urn': 'mbooking/step0/:urn',
  'user.add.($passengerId)': 'user/add/:passengerId?',
  $: '*',
};
const routes = Object.fromEntries([
  ['root', { id: 'root', path: '', module: {} }],
  ...Object.entries(paths)
    .map(([name, path]) => ({ id: `routes/${name}`, parentId: 'root', path, module: {} }))
    .map((route) => [route.id, route]),
]) as ServerBuild['routes'];

it.each([
  ['/', '_index'],
  ['/en-us', '$market'],
  ['/search', 'search'],
  ['/mbooking/step0/0123', 'mbooking.step0.$urn'],
  ['/MBooking//step%30/0123', 'mbooking.step0.$urn'],
  ['/user/add', 'user.add.($passengerId)'],
  ['/user/add/7', 'user.add.($passengerId)'],
  ['/mbooking/step9/0123', '$'],
  ['/assets/root.js', 'asset'],
])('%s belongs to the page %s', (path, page) => {
  expect(pageNamer(routeTable(routes))(path)).toBe(page);
});
