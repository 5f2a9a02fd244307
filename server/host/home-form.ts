import type { RequestHandler } from 'express';

/**
 * Lets a form be posted to `/` as it is: Remix hands a POST to the home page's action only when `?index` is behind it,
 * which its own forms add and nobody else's do.
 */
export const homeForm: RequestHandler = (request, _response, next) => {
  const { method, originalUrl } = request;
  if (method === 'POST' && /^\/(?:\?|$)/.test(originalUrl) && !/[?&]index(?:[=&]|$)/.test(originalUrl)) {
    const query = originalUrl.slice('/?'.length);
    // Remix reads the original address, Express's own routes the other.
    request.originalUrl = request.url = `/?index${query && `&${query}`}`;
  }
  next();
};
