import type { RequestHandler } from 'express';
import type { ReadAddress } from './address-view';

/**
 * The address of a private page is in no Referer, not even in one to this site, which a proxy may log. (`no-referrer`
 * would take the origin out of our own forms as well, and they would be refused.)
 */
export function referrerPolicy(readAddress: ReadAddress): RequestHandler {
  return (request, response, next) => {
    if (readAddress(request.originalUrl).isPrivate) response.setHeader('Referrer-Policy', 'strict-origin');
    next();
  };
}
