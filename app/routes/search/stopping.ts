/**
 * A stopped search stays stopped in all links of the page, so that the visitor keeps seeing the offers found so far.
 */
import type { SearchQuery } from '~/features/search/query/search-query';
import { canonicalPath } from '~/features/search/query/search-url';

const STOPPED = 'stopped';

export function isStopped({ searchParams }: Pick<URL, 'searchParams'>): boolean {
  return searchParams.get(STOPPED) === '1';
}

/** Returns the address of `url` with the search stopped. */
export function stoppedPath(query: SearchQuery, url: URL): string {
  const stopped = new URL(url);
  stopped.searchParams.set(STOPPED, '1');
  return canonicalPath(query, stopped);
}

/** Returns the parameters that links to other views of the same offers must carry. */
export function stoppedParameters(view: URLSearchParams): [string, string][] {
  return isStopped({ searchParams: view }) ? [[STOPPED, '1']] : [];
}
