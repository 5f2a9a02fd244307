import type { ServerBuild } from '@remix-run/node';
import type { RouteTable } from './addresses/route-table';

type Routes = ServerBuild['routes'];
/** Answers for the addresses of a build. */
type HandlerOf<Handler> = (build: ServerBuild) => Handler;

/** Answers what needs all routes: the browser's router asks here which routes an address has. */
const MANIFEST_PATH = '/__manifest';

/**
 * Picks the handler of a path. Remix matches an address against all routes several times a request, and makes a router
 * of all of them for each page it renders: with a hundred routes that is a fifth of the time of a small page. The host
 * knows the route already (`table`), so each route gets a handler of its own, with a build of the few routes that can
 * answer there. Handlers are made when they are first needed.
 * @param build read from disk; one that changes during development cannot be divided
 * @param handlerOf `createRequestHandler` of Remix or of its Express adapter
 */
export function handlersByRoute<Handler>(
  build: ServerBuild,
  table: RouteTable,
  handlerOf: HandlerOf<Handler>,
): (path: string) => Handler {
  const whole = handlerOf(build);
  const handlers = new Map<string, Handler>();
  const always = Object.values(build.routes).flatMap((route) => (route && isEverywhere(route) ? [route.id] : []));
  return (path) => {
    const id = path === MANIFEST_PATH ? undefined : table.find(path)?.route.id;
    if (id === undefined) return whole;
    let handler = handlers.get(id);
    if (!handler) {
      handler = handlerOf(buildWith(build, new Set([...always, ...withParents(build.routes, id)])));
      handlers.set(id, handler);
    }
    return handler;
  };
}

/** Holds for home, which the browser's router expects on every page, and for the page of unknown addresses. */
function isEverywhere({ index, path, parentId }: NonNullable<Routes[string]>): boolean {
  return parentId === 'root' && (index === true || path === '*');
}

function withParents(routes: Routes, id: string): string[] {
  const parent = routes[id]?.parentId;
  return parent === undefined ? [id] : [...withParents(routes, parent), id];
}

function buildWith(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const pick = <Route>(routes: Readonly<Record<string, Route>>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } };
}
