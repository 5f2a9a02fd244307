import { matchRoutes, type Params } from '@remix-run/react';
import type { ServerBuild } from '@remix-run/node';
import { LRUCache } from 'lru-cache';

type Routes = ServerBuild['routes'];

/** A route with its whole path: "search", "mbooking/step1/:token", "carriers/:code.svg", "*". */
export type TableRoute = { id: string; path: string; handle: unknown };

export type RouteMatch = {
  route: TableRoute;
  /** Decoded parameters of the path by name; the rest of a path is "*". */
  params: Params;
};

export type RouteTable = {
  routes: readonly TableRoute[];
  /** @returns null when no route matches the path */
  find(path: string): RouteMatch | null;
};

/**
 * The router ranks all routes for each look-up, which takes longer than to answer from memory: there is room for the
 * addresses of all kept pages (`MANY_PAGES`) and for the frequent ones of others.
 */
const MAX_KNOWN = 4000;
const LONGEST_KNOWN = 200;

/**
 * Finds the route of a path with the router's own function: letter case, percent-encoding and repeated slashes make no
 * difference.
 * @param routes of the server build
 */
export function routeTable(routes: Routes): RouteTable {
  const table = Object.values(routes)
    .filter((route) => route !== undefined && route.id !== 'root')
    .map(({ id, module }) => ({ id, path: pathOf(routes, id), handle: module.handle }));
  const known = new LRUCache<string, RouteMatch>({ max: MAX_KNOWN });
  return {
    routes: table,
    find(path) {
      const remembered = known.get(path);
      if (remembered) return remembered;
      // The router decodes whole paths, and logs one that it cannot decode to the console.
      const found = matchRoutes(table, pathOfParts(givenParts(path).map(encodeURIComponent)))?.at(-1);
      if (!found) return null;
      const match = { route: found.route, params: found.params };
      if (path.length <= LONGEST_KNOWN) known.set(path, match);
      return match;
    },
  };
}

/** Splits a path and decodes each part where possible. */
export function givenParts(path: string): string[] {
  return path.split(/[/\\]/).filter(Boolean).map(decoded);
}

/** "/user/orders" */
export function pathOfParts(parts: readonly string[]): string {
  return `/${parts.join('/')}`;
}

function pathOf(routes: Routes, id: string): string {
  const route = routes[id];
  if (!route) return '';
  const own = route.path ?? '';
  return route.parentId ? [pathOf(routes, route.parentId), own].filter(Boolean).join('/') : own;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
