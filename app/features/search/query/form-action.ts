import type { Market } from '~/market/market';

/** Where the search form is posted. The home page at "/" is an index route, which a POST must name. */
export function searchFormAction({ homePath }: Pick<Market, 'homePath'>): string {
  return homePath === '/' ? '/?index' : homePath;
}
