import type { RouteTable } from './route-table';

/** Names the page of a path for metrics: the route's folder, "asset", or "unknown". */
export type PageNamer = (path: string) => string;

export function pageNamer(table: RouteTable): PageNamer {
  return (path) => {
    if (path.startsWith('/assets/')) return 'asset';
    return table.find(path)?.route.id.replace(/^routes\//, '') ?? 'unknown';
  };
}
