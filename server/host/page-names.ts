import type { ServerBuild } from '@remix-run/node';
import { LRUCache } from 'lru-cache';

/** Names the page of a path for metrics: the route's folder, "asset", or "unknown". */
export type PageNamer = (path: string) => string;

type Routes = ServerBuild['routes'];

/** Addresses that are asked for again and again are not looked up each time. */
const MOST_KNOWN = 500;

/** @param routes of the server build */
export function pageNamer(routes: Routes): PageNamer {
  const pages = Object.values(routes)
    .filter((route) => route !== undefined && route.id !== 'root')
    .map((route) => ({
      name: route.id.replace(/^routes\//, ''),
      parts: partsOf(routes, route.id),
    }))
    // Fixed parts before parameters, as the router does.
    .sort((one, other) => weightOf(other.parts) - weightOf(one.parts));
  const known = new LRUCache<string, string>({ max: MOST_KNOWN });
  return (path) => {
    if (path.startsWith('/assets/')) return 'asset';
    let name = known.get(path);
    if (name === undefined) {
      const given = path.split('/').filter(Boolean);
      name = pages.find(({ parts }) => isMatch(parts, given))?.name ?? 'unknown';
      known.set(path, name);
    }
    return name;
  };
}

function partsOf(routes: Routes, id: string): string[] {
  const route = routes[id];
  if (!route) return [];
  const own = (route.path ?? '').split('/').filter(Boolean);
  return route.parentId ? [...partsOf(routes, route.parentId), ...own] : own;
}

function weightOf(parts: string[]): number {
  return parts.reduce((sum, part) => sum + (part === '*' ? -10 : part.startsWith(':') ? 1 : 10), 0);
}

function isMatch(parts: string[], given: string[]): boolean {
  if (parts.at(-1) === '*') {
    return given.length >= parts.length - 1 && isMatch(parts.slice(0, -1), given.slice(0, parts.length - 1));
  }
  return parts.length === given.length && parts.every((part, at) => part.startsWith(':') || part === given[at]);
}
