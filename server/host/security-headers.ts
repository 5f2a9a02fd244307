import type { RequestHandler } from 'express';
import { needsSecureCookies } from '~/bff/cookies/cookies.server';
import { permissionsPolicy } from '~/bff/http/security-policy';
import { beforeHeaders } from './before-headers';
import { isHost } from './host-name';
import type { KnownHosts } from './known-hosts';

/** For everything but pages: app/entry.server, which knows a page's needs, sets its policy. */
const NOTHING_ALLOWED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const ALWAYS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissionsPolicy(),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': NOTHING_ALLOWED,
  'Cache-Control': 'private, no-cache',
};

/** Two years, as the preload lists of browsers demand. */
const SECURE = { ...ALWAYS, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' };

/**
 * Returns the headers of every response that does not set its own.
 * @param origin as the browser knows it: "https://shop.example"
 * @param isKnown whether the host is the shop's: never force HTTPS on other hosts for years
 */
export function securityHeadersOf(origin: string, isKnown: boolean): Readonly<Record<string, string>> {
  return isKnown && origin.startsWith('https://') && needsSecureCookies(origin) ? SECURE : ALWAYS;
}

/** Sets the security headers. */
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
