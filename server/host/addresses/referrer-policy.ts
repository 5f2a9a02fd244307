import type { RequestHandler } from 'express';
import type { ReadAddress } from './address-view';

/**
 * Keeps the addresses of private pages out of every Referer, even within this site, since a proxy may log it.
 * (`no-referrer` would also remove the origin from our own forms, and they would be refused.)
 */
export function referrerPolicy(readAddress: ReadAddress): RequestHandler {
  return (request, response, next) => {
    if (readAddress(request.originalUrl).isPrivate) response.setHeader('Referrer-Policy', 'strict-origin');
    next();
  };
}
