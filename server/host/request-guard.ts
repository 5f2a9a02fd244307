import type { Request, RequestHandler } from 'express';
import { HttpError } from './errors';
import { requestOrigin, type TrustProxy } from './request-origin';

/** Forms are small; whatever is longer is not a form of ours. The form reader counts bodies that name no length. */
const BODY_LIMIT_BYTES = 256 * 1024;
const METHODS = new Set(['GET', 'HEAD', 'POST']);
const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Turns away what no page can answer, before anything parses it: a Host header or an address that is none, a method
 * that no route has, a form that another site sent, a body that is too long.
 */
export const requestGuard: RequestHandler = (request, response, next) => {
  takeForwardedHost(request);
  if (!isHost(request.headers.host ?? '')) throw new HttpError(400);
  if (!isReadable(request.url)) throw new HttpError(400);
  if (!METHODS.has(request.method)) {
    response.setHeader('Allow', [...METHODS].join(', '));
    throw new HttpError(405);
  }
  if (request.method === 'POST' && isForeign(request)) throw new HttpError(403);
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES) {
    response.setHeader('Connection', 'close');
    throw new HttpError(413);
  }
  next();
};

/** Whether `text` can be a Host header; 256.1.1.1, xn--a and port 99999 have its form, but are no addresses. */
export function isHost(text: string): boolean {
  return HOST.test(text) && URL.canParse(`http://${text}`);
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

/** A path from the root whose percent-encoding can be decoded; "http://elsewhere/" and "*" are none. */
function isReadable(url: string): boolean {
  if (!url.startsWith('/')) return false;
  try {
    return !decodeURIComponent(url.split('?', 1)[0] ?? '').includes('\0');
  } catch {
    return false;
  }
}
