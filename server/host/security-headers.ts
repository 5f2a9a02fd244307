import type { RequestHandler } from 'express';
import { beforeHeaders } from './before-headers';

/** For whatever is not a page; a page's own policy comes from app/entry.server, which knows what the page needs. */
const NOTHING_ALLOWED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const ALWAYS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': NOTHING_ALLOWED,
  'Cache-Control': 'private, no-cache',
};

const LOCAL_HOST = /^(.+\.)?localhost$|^127\.\d+\.\d+\.\d+$|^\[?::1\]?$/;

const ALWAYS_OUTSIDE = { ...ALWAYS, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

/** The headers that every answer carries unless it has set its own. @param hostname as the browser knows it, no port */
export function securityHeadersOf(hostname: string): Readonly<Record<string, string>> {
  return LOCAL_HOST.test(hostname) ? ALWAYS : ALWAYS_OUTSIDE;
}

/** Sets them. */
export const securityHeaders: RequestHandler = (request, response, next) => {
  const headers = securityHeadersOf(request.hostname);
  beforeHeaders(response, () => {
    for (const [name, value] of Object.entries(headers)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
  });
  next();
};
