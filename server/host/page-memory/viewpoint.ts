import type { IncomingMessage } from 'node:http';
import type { Environment } from '~/bff/environment/environment.server';
import { needsSecureCookies, parseCookies, cookiesHeader } from '~/bff/cookies/cookies.server';
import { ACCOUNT_COOKIE, FRAME_COOKIES } from '~/bff/cookies/frame-cookies';
import { namesRobot } from '~/bff/request/unattended';
import { brandOfHost, type Brand } from '~/market/brands';
import type { VisitorCity } from '~/bff/request/visitor-city.server';
import { lacksCountry, resolveMarket } from '~/market/resolve';
import type { KnownHosts } from '../known-hosts';
import { isFromProxy, requestOrigin, type TrustProxy } from '../request-origin';

/** Everything about a visitor that a shared page depends on. Requests with equal keys get the same page. */
export type Viewpoint = {
  /** "https://shop.example" */
  origin: string;
  /** Cookies of the market and the frame, and nothing else about the visitor. */
  cookie: string;
  key: string;
  /** The city that the page proposes to depart from; see `HostContext.sharedCity`. */
  city?: VisitorCity | null;
};

export type ViewpointOptions = Pick<Environment, 'brandHosts' | 'countryHeader' | 'trustProxy'> & {
  isTrusted: TrustProxy;
  hosts: KnownHosts;
};

const NO_CHOICE = new URL('http://localhost/');

/** A part of the request that may choose the market, beside its cookies and the browser's languages. */
export type Choice = {
  /** Named by the query. */
  language?: string | null;
  /** The path of a page that chooses by it; other shared pages do not. */
  path?: string;
  /** The country of the visitor's address, where it is known. */
  country?: string | null;
};

/**
 * Returns a request's view of a shared page, or null when the request alone does not tell: for a visitor behind a
 * proxy whose country only a service knows, or with an account. Also null for an address that is not the shop's;
 * otherwise anybody could fill the memory with useless pages.
 * @param choice Null is returned for a visitor who has not chosen its language before: the app stores the choice. Robots
 *   store nothing.
 */
export function viewpointOf(
  request: IncomingMessage,
  options: ViewpointOptions,
  { language = null, path = '/', country: knownCountry = null }: Choice = {},
): Viewpoint | null {
  const { protocol, host } = requestOrigin(request, options.isTrusted);
  if (!/^https?$/.test(protocol) || !isOwnAddress(host, request, options.hosts)) return null;
  if (protocol === 'http' && options.hosts.secureOriginOf(host) !== null) return null;
  const origin = `${protocol}://${host.toLowerCase()}`;
  const brand = brandOfHost(host, options.brandHosts);
  const isSecure = needsSecureCookies(origin);
  const cookies = parseCookies(request.headers.cookie, isSecure);
  if (cookies.has(ACCOUNT_COOKIE)) return null;
  const acceptLanguage = request.headers['accept-language'] ?? null;
  if (language !== null && !isLanguageOf(brand, language)) return null;
  if (language !== null && cookies.get('locale') !== language && !namesRobot(request.headers['user-agent']))
    return null;
  const url =
    path === '/' && language === null
      ? NO_CHOICE
      : new URL(language === null ? path : `${path}?locale=${language}`, NO_CHOICE);
  const asked = { brand, url, cookies, acceptLanguage };
  const countryGuess = proxyCountry(request, options) ?? knownCountry;
  if (options.trustProxy !== false && countryGuess === null && lacksCountry(asked)) return null;
  const { locale, country, currency } = resolveMarket({ ...asked, countryGuess });
  const frame = Object.entries(FRAME_COOKIES).flatMap(([name, values]) => {
    const value = cookies.get(name) ?? '';
    return values.test(value) ? [[name, value] as const] : [];
  });
  const market = Object.entries({ locale, country, currency });
  const cookie = cookiesHeader([...market, ...frame], isSecure);
  return { origin, cookie, key: `${origin} ${cookie}` };
}

function isLanguageOf(brand: Brand, language: string): boolean {
  return brand.locales.some((locale) => locale === language);
}

/** Returns the visitor's country according to a trusted proxy. */
function proxyCountry(request: IncomingMessage, { countryHeader, isTrusted }: ViewpointOptions): string | null {
  const country = countryHeader === undefined ? undefined : request.headers[countryHeader];
  return typeof country === 'string' && /^[a-z]{2}$/i.test(country) && isFromProxy(request, isTrusted) ? country : null;
}

/** Accepts a known host, without a port or with the one that the shop listens on. */
function isOwnAddress(host: string, { socket }: IncomingMessage, hosts: KnownHosts): boolean {
  if (!hosts.has(host)) return false;
  const port = /:(\d+)$/.exec(host)?.[1];
  return port === undefined || Number(port) === socket.localPort;
}
