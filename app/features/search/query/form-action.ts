import type { Market } from '~/market/market';

/** Returns the target of the search form. The home page at "/" is an index route, which a POST must name. */
export function searchFormAction({ homePath }: Pick<Market, 'homePath'>): string {
  return homePath === '/' ? '/?index' : homePath;
}
