import type { ServerBuild } from '@remix-run/node';
import { LRUCache } from 'lru-cache';

type Routes = ServerBuild['routes'];

/** A route with its whole path in parts: "search", ":token", ":code.svg", ":passengerId?", "*". */
export type TableRoute = { id: string; parts: readonly string[]; handle: unknown };

export type RouteMatch = {
  route: TableRoute;
  /** The parts of the address, decoded; as many as the route's, fewer without an optional one, more behind "*". */
  given: readonly string[];
};

export type RouteTable = {
  routes: readonly TableRoute[];
  /** @returns null when no route has the path */
  find(path: string): RouteMatch | null;
};

/** Addresses that are asked for again and again are not looked up each time. */
const MOST_KNOWN = 500;
const LONGEST_KNOWN = 200;

/**
 * Finds the route of a path as the router does: letter case, percent-encoding and repeated slashes make no difference.
 * @param routes of the server build
 */
export function routeTable(routes: Routes): RouteTable {
  const table = Object.values(routes)
    .filter((route) => route !== undefined && route.id !== 'root')
    .map(({ id, module }) => ({ id, parts: partsOf(routes, id), handle: module.handle as unknown }))
    // Fixed parts before parameters, as the router does.
    .sort((one, other) => weightOf(other.parts) - weightOf(one.parts));
  const known = new LRUCache<string, RouteMatch>({ max: MOST_KNOWN });
  return {
    routes: table,
    find(path) {
      const remembered = known.get(path);
      if (remembered) return remembered;
      const given = givenParts(path);
      const route = table.find(({ parts }) => isMatch(parts, given));
      if (!route) return null;
      const match = { route, given };
      if (path.length <= LONGEST_KNOWN) known.set(path, match);
      return match;
    },
  };
}

/** The parts of a path, decoded one by one as far as they can be. */
export function givenParts(path: string): string[] {
  return path.split(/[/\\]/).filter(Boolean).map(decoded);
}

/** Whether a part of a route's path is this fixed part of an address. */
export function isFixedPart(part: string, given: string | undefined): boolean {
  return !isParameter(part) && part.toLowerCase() === given?.toLowerCase();
}

export function isParameter(part: string): boolean {
  return part.startsWith(':') || part === '*';
}

function partsOf(routes: Routes, id: string): string[] {
  const route = routes[id];
  if (!route) return [];
  const own = (route.path ?? '').split('/').filter(Boolean);
  return route.parentId ? [...partsOf(routes, route.parentId), ...own] : own;
}

function weightOf(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + (part === '*' ? -10 : part.startsWith(':') ? 1 : 10), 0);
}

function isMatch(parts: readonly string[], given: readonly string[]): boolean {
  const last = parts.at(-1);
  if (last === '*') {
    return given.length >= parts.length - 1 && isMatch(parts.slice(0, -1), given.slice(0, parts.length - 1));
  }
  if (last?.endsWith('?') && given.length === parts.length - 1) return isMatch(parts.slice(0, -1), given);
  return parts.length === given.length && parts.every((part, at) => isParameter(part) || isFixedPart(part, given[at]));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
