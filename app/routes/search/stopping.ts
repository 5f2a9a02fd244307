/** A visitor who has stopped a search sees what is there, whatever he does with it: the links of the page say so. */
import type { SearchQuery } from '~/features/search/query/search-query';
import { canonicalPath } from '~/features/search/query/search-url';

const STOPPED = 'stopped';

export function isStopped({ searchParams }: Pick<URL, 'searchParams'>): boolean {
  return searchParams.get(STOPPED) === '1';
}

/** The page of `url`, with the search stopped. */
export function stoppedPath(query: SearchQuery, url: URL): string {
  const stopped = new URL(url);
  stopped.searchParams.set(STOPPED, '1');
  return canonicalPath(query, stopped);
}

/** What links to other views of the same offers have to carry. */
export function stoppedParameters(view: URLSearchParams): [string, string][] {
  return isStopped({ searchParams: view }) ? [[STOPPED, '1']] : [];
}
