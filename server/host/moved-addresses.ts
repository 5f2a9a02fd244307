import type { RequestHandler } from 'express';
import type { Environment } from '~/bff/environment/environment.server';
import { brandOfHost } from '~/market/brands';
import { movedTo } from '~/market/redirects';

/**
 * Redirects former addresses permanently (301) with their query, which holds affiliates' marks.
 * @param brandHosts BRAND_HOSTS
 */
export function movedAddresses(brandHosts: Environment['brandHosts']): RequestHandler {
  return (request, response, next) => {
    const [path = '', query = ''] = splitAtQuery(request.url);
    const target = movedTo(brandOfHost(request.headers.host ?? null, brandHosts), path);
    if (target === null) return next();
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.setHeader('Location', target + query);
    response.status(request.method === 'POST' ? 308 : 301).end();
  };
}

/** "/path?query" → "/path", "?query" */
function splitAtQuery(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}
