import type { RequestHandler } from 'express';

/**
 * Returns the canonical address of a page: no double slashes, no trailing slash, the query unchanged (specification 1
 * §4). Browsers read "\" as "/", so it counts as one here; the result can therefore never name another host.
 * @param url path and query
 * @returns null when `url` is canonical
 */
export function canonicalUrl(url: string): string | null {
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  const canonical = path.replace(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '');
  return canonical === path ? null : canonical + (queryAt < 0 ? '' : url.slice(queryAt));
}

/** Redirects other spellings of an address to the canonical one; a posted form keeps its method and body (308). */
export const canonicalUrls: RequestHandler = (request, response, next) => {
  const canonical = canonicalUrl(request.url);
  if (canonical === null) return next();
  response.setHeader('Cache-Control', 'public, max-age=3600');
  response.setHeader('Location', canonical);
  response.status(request.method === 'POST' ? 308 : 301).end();
};
