import type { HeadersFunction } from '@remix-run/node';

/** Keeps the loader's `Cache-Control`: a page that lacks something says that it is not to be stored. */
export const keptCaching: HeadersFunction = ({ loaderHeaders }) => {
  const caching = loaderHeaders.get('Cache-Control');
  return new Headers(caching ? { 'Cache-Control': caching } : undefined);
};
