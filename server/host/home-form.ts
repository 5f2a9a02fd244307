import type { RequestHandler } from 'express';

/**
 * Accepts a form posted to `/`: Remix passes a POST to the home page's action only with `?index`, which its own forms
 * add and others do not.
 */
export const homeForm: RequestHandler = (request, _response, next) => {
  const { method, originalUrl } = request;
  if (method === 'POST' && /^\/(?:\?|$)/.test(originalUrl) && !/[?&]index(?:[=&]|$)/.test(originalUrl)) {
    const query = originalUrl.slice('/?'.length);
    // Remix reads the original address, Express's routes the other.
    request.originalUrl = request.url = `/?index${query && `&${query}`}`;
  }
  next();
};
