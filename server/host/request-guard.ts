import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { FORM_LIMIT_BYTES } from '~/bff/form.server';
import { HttpError } from './errors';
import { requestOrigin, type TrustProxy } from './request-origin';

/** Links that people and affiliates send are shorter; longer ones only fail further on, in proxies and redirects. */
export const LONGEST_LINK = 8 * 1024;
const METHODS = new Set(['GET', 'HEAD', 'POST']);
const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const NOT_FOUND = '/404';

/**
 * Turns away what no page can answer, before anything parses it: a Host header or an address that is none, a method
 * that no route has, a form that another site sent, a body that is too long.
 */
export const requestGuard: RequestHandler = (request, response, next) => {
  takeForwardedHost(request);
  if (!isHost(request.headers.host ?? '') || hasManyHosts(request)) throw new HttpError(400);
  if (request.url.length > LONGEST_LINK) throw new HttpError(414);
  const path = decodedPath(request.url);
  if (path === null) throw new HttpError(400);
  if (!METHODS.has(request.method)) {
    response.setHeader('Allow', [...METHODS].join(', '));
    throw new HttpError(405);
  }
  if (request.method === 'POST' && isForeign(request)) throw new HttpError(403);
  // The form reader counts bodies that name no length.
  if (Number(request.headers['content-length'] ?? 0) > FORM_LIMIT_BYTES) throw new HttpError(413);
  // No address has a backslash in it, and the router fails on one that a URL reads as the beginning of a host.
  if (path.includes('\\')) request.url = request.originalUrl = NOT_FOUND;
  next();
};

/** Whether `text` can be a Host header; 256.1.1.1, xn--a and port 99999 have its form, but are no addresses. */
export function isHost(text: string): boolean {
  return HOST.test(text) && URL.canParse(`http://${text}`);
}

/** Whether there are several Host headers, of which a proxy may have read another one than Node has. */
export function hasManyHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length > 1;
}

/**
 * Makes `Host` what the browser asked for, so that everything after reads one header: Remix would take the port of
 * X-Forwarded-Host from anybody.
 */
function takeForwardedHost(request: Request): void {
  const { host } = requestOrigin(request, request.app.get('trust proxy fn') as TrustProxy);
  delete request.headers['x-forwarded-host'];
  request.headers.host = host;
}

/** Whether a form names an origin that is not this host. Remix refuses those too, but as a failure of its own, a 500. */
function isForeign(request: Request): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** The path from the root, decoded; null for "http://elsewhere/", "*" and what cannot be decoded. */
function decodedPath(url: string): string | null {
  if (!url.startsWith('/')) return null;
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}
