import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { HttpError } from './errors';
import type { BodyLimits } from './body-limits';
import { isHost } from './host-name';
import { identityOf } from './request-identity';

/** Links of people and affiliates are shorter; longer ones only fail later, in proxies and redirects. */
export const LONGEST_LINK = 8 * 1024;
const METHODS = new Set(['GET', 'HEAD', 'POST']);
const NOT_FOUND = '/404';

/**
 * Refuses what no page can answer, before anything parses it: an invalid Host header or address, an unsupported
 * method, a form from another site, a body that is too long.
 */
export const requestGuard =
  (limitsOf: BodyLimits): RequestHandler =>
  (request, response, next) => {
    if (!isHost(request.headers.host ?? '') || hasManyHosts(request)) throw new HttpError(400);
    // A trusted proxy with any other value only passes on a client's.
    if (request.protocol !== 'http' && request.protocol !== 'https') throw new HttpError(400);
    if (request.url.length > LONGEST_LINK) throw new HttpError(414);
    if (!isReadable(request.url)) throw new HttpError(400);
    if (!METHODS.has(request.method)) {
      response.setHeader('Allow', [...METHODS].join(', '));
      throw new HttpError(405);
    }
    if (request.method === 'POST' && isForeign(request)) {
      const { requestId } = identityOf(response);
      securityEvent({ requestId, clientIp: request.ip ?? '' }, { kind: 'form', outcome: 'foreign' });
      throw new HttpError(403);
    }
    // The form reader counts bodies without a declared length.
    if (Number(request.headers['content-length'] ?? 0) > limitsOf(request.url).bytes) throw new HttpError(413);
    // No address has a backslash, and the router fails on one that a URL reads as the beginning of a host. A backslash
    // that is not percent-encoded counts as a slash (`canonicalUrl`).
    if (/^[^?]*%5c/i.test(request.url)) request.url = request.originalUrl = NOT_FOUND;
    next();
  };

/** Checks for several Host headers: a proxy may have read another one than Node. */
export function hasManyHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length > 1;
}

/**
 * Checks whether a browser says that another site sent the form, or names another origin. Remix refuses the latter
 * too, but with a 500.
 */
function isForeign(request: Request): boolean {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** Checks for a path from the root with valid percent-encoding, unlike "http://elsewhere/" and "*". */
function isReadable(url: string): boolean {
  if (!url.startsWith('/')) return false;
  try {
    return !decodeURIComponent(url.split('?', 1)[0] ?? '').includes('\0');
  } catch {
    return false;
  }
}
