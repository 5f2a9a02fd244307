import chunks from 'virtual:later-styles';

/** Remix builds a route's module under this query. */
const ROUTE_QUERY = '__remix-build-client-route';

/**
 * Returns the addresses of the styles that a component needs beyond its page's own, when it loads later (`later`); none
 * while developing, where Vite brings them.
 * @param component its module, as in 'app/routes/search/StateWithoutOffers.tsx'
 * @param page the module of the route
 * @throws when one of them is not in the build, which would cost the page its styles unnoticed
 */
export function stylesOfLater(component: string, page: string): string[] {
  const own = stylesOf(`${page}?${ROUTE_QUERY}`);
  return [...stylesOf(component)].filter((file) => !own.has(file)).map((file) => `/${file}`);
}

/** Returns the styles of a chunk and of all that it imports. */
function stylesOf(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return new Set();
  seen.add(name);
  const chunk = chunks[name];
  if (!chunk && Object.keys(chunks).length > 0) throw new Error(`the client's build has no chunk ${name}`);
  const imported = (chunk?.imports ?? []).flatMap((one) => [...stylesOf(one, seen)]);
  return new Set([...imported, ...(chunk?.css ?? [])]);
}
