import type { ServerBuild } from '@remix-run/node';
import { expect, it } from 'vitest';
import { pageNamer } from './page-names';
import { MANY_PAGES } from '../page-memory/page-memory';
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

it('remembers the addresses of all kept pages: the router takes longer than an answer from memory', () => {
  let reads = 0;
  const table = routeTable(routes);
  const watched = table.routes.find(({ id }) => id === 'routes/mbooking.step0.$urn')!;
  // The router reads the path of every route in each look-up.
  const { path } = watched;
  Object.defineProperty(watched, 'path', { get: () => ((reads += 1), path) });
  const pageName = pageNamer(table);
  for (const round of ['new', 'known']) {
    const before = reads;
    for (let index = 0; index < MANY_PAGES.pages; index += 1) pageName(`/mbooking/step0/${index}`);
    expect(reads > before, round).toBe(round === 'new');
  }
});
