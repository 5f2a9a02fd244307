import type { ServerBuild } from '@remix-run/node';
import type { PageNamer } from '../addresses/page-names';

const SHARINGS: readonly Sharing[] = ['always', 'many', 'notFound', 'home', 'results'];

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

/**
 * Whether every response of an address can be shared, or only "not found"; `many`: always, one of too many pages to keep;
 * `home`: the home page with guests, all else as `notFound`; `results`: complete results of a search, with guests.
 */
export type Sharing = 'always' | 'many' | 'notFound' | 'home' | 'results';

/**
 * Finds the addresses whose response is the same for everyone of a market, by the handles of the routes.
 * @param pageName names the route of a path
 */
export function sharedPages(routes: Routes, pageName: PageNamer): (path: string) => Sharing | null {
  const byPath = new Map<string, Sharing>();
  const byName = new Map<string, Sharing>();
  for (const route of Object.values(routes)) {
    const sharing = route && sharingOf(route);
    if (!sharing) continue;
    if (isFixed(route)) byPath.set(`/${route.path}`, sharing);
    else byName.set(route.id.replace(/^routes\//, ''), sharing);
  }
  return (path) => byPath.get(path) ?? (byName.size > 0 ? (byName.get(pageName(path)) ?? null) : null);
}

function isFixed({ path, parentId }: Route): boolean {
  return parentId === 'root' && path !== undefined && !/[:*]/.test(path);
}

/** Reads the handle's declaration; the app's `RouteHandle` describes it. */
function sharingOf(route: Route): Sharing | null {
  const handle: unknown = route.module.handle;
  if (typeof handle !== 'object' || handle === null || !('shared' in handle)) return null;
  return SHARINGS.find((sharing) => sharing === handle.shared) ?? null;
}
