import type { RequestHandler } from 'express';
import { needsSecureCookies } from '~/bff/cookies/cookies.server';
import { beforeHeaders } from './before-headers';
import { isHost } from './host-name';
import type { KnownHosts } from './known-hosts';

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

/** Two years, as browsers ask of sites in their preload lists. */
const SECURE = { ...ALWAYS, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' };

/**
 * The headers that every answer carries unless it has set its own.
 * @param origin as the browser knows it: "https://shop.example"
 * @param isKnown whether the host is the shop's: nobody else's browsers are told for years to use HTTPS
 */
export function securityHeadersOf(origin: string, isKnown: boolean): Readonly<Record<string, string>> {
  return isKnown && origin.startsWith('https://') && needsSecureCookies(origin) ? SECURE : ALWAYS;
}

/** Sets them. */
export function securityHeaders(hosts: KnownHosts): RequestHandler {
  return (request, response, next) => {
    const host = request.headers.host ?? '';
    const headers = securityHeadersOf(`${request.protocol}://${host}`, isHost(host) && hosts.has(host));
    beforeHeaders(response, () => {
      for (const [name, value] of Object.entries(headers)) {
        if (!response.hasHeader(name)) response.setHeader(name, value);
      }
    });
    next();
  };
}
