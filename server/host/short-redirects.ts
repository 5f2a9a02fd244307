import type { RequestHandler } from 'express';
import { HttpError } from './errors';
import { LONGEST_LINK } from './request-guard';

/** Headers with the target of a redirect, for browsers and for Remix's router. */
const LEADING = ['Location', 'X-Remix-Redirect'];

/**
 * Answers 414 instead of redirecting to an address that would be refused: percent-encoding can make a form's texts, or
 * a link, several times as long. Must follow everything that sends whole redirects by itself.
 */
export const shortRedirects: RequestHandler = (_request, response, next) => {
  const end = response.end.bind(response) as (...given: unknown[]) => typeof response;
  response.end = (...given: unknown[]) => {
    const isTooLong = LEADING.some((name) => String(response.getHeader(name) ?? '').length > LONGEST_LINK);
    if (!isTooLong || response.headersSent) return end(...given);
    response.getHeaderNames().forEach((name) => response.removeHeader(name));
    response.end = end;
    next(new HttpError(414));
    return response;
  };
  next();
};
