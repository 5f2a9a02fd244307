import type { ServerBuild } from '@remix-run/node';
import { expect, it } from 'vitest';
import { routeTable } from './addresses/route-table';
import { handlersByRoute } from './route-builds';

const ROUTES = [
  { id: 'root', path: '' },
  { id: 'routes/_index', parentId: 'root', index: true },
  { id: 'routes/search', parentId: 'root', path: 'search' },
  { id: 'routes/user', parentId: 'root', path: 'user' },
  { id: 'routes/user.orders', parentId: 'routes/user', path: 'orders/:token?' },
  { id: 'routes/$', parentId: 'root', path: '*' },
].map((route) => [route.id, { ...route, module: {} }] as const);
const build = {
  routes: Object.fromEntries(ROUTES),
  assets: { routes: Object.fromEntries(ROUTES) },
} as unknown as ServerBuild;

function pick() {
  const made: string[][] = [];
  const handlerFor = handlersByRoute(build, routeTable(build.routes), ({ routes, assets }) => {
    expect(Object.keys(assets.routes)).toEqual(Object.keys(routes));
    made.push(Object.keys(routes));
    return Object.keys(routes);
  });
  return { made, handlerFor };
}

it.each([
  ['/search', ['root', 'routes/_index', 'routes/search', 'routes/$']],
  ['/Search/', ['root', 'routes/_index', 'routes/search', 'routes/$']],
  ['/user/orders/7', ['root', 'routes/_index', 'routes/user', 'routes/user.orders', 'routes/$']],
  ['/', ['root', 'routes/_index', 'routes/$']],
  ['/nowhere/%E0%A4%A', ['root', 'routes/_index', 'routes/$']],
  ['/__manifest', Object.keys(build.routes)],
])('%s is answered by its route, home and the page of unknown addresses', (path, expected) => {
  expect(pick().handlerFor(path)).toEqual(expected);
});

it('makes one handler for all addresses of a route', () => {
  const { made, handlerFor } = pick();
  expect(handlerFor('/user/orders/1')).toBe(handlerFor('/user/orders/2'));
  expect(made).toHaveLength(2);
});
