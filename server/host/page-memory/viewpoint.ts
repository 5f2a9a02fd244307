import type { IncomingMessage } from 'node:http';
import type { Environment } from '~/bff/environment/environment.server';
import { needsSecureCookies, parseCookies, cookiesHeader } from '~/bff/cookies/cookies.server';
import { ACCOUNT_COOKIE, FRAME_COOKIES } from '~/bff/cookies/frame-cookies';
import { namesRobot } from '~/bff/request/unattended';
import { brandOfHost, type Brand } from '~/market/brands';
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
};

export type ViewpointOptions = Pick<Environment, 'brandHosts' | 'countryHeader' | 'trustProxy'> & {
  isTrusted: TrustProxy;
  hosts: KnownHosts;
};

/** Paths of shared pages choose no market, and of their queries only the language does. */
const NO_CHOICE = new URL('http://localhost/');

/**
 * Returns a request's view of a shared page, or null when the request alone does not tell: for a visitor behind a
 * proxy whose country only a service knows, or with an account. Also null for an address that is not the shop's;
 * otherwise anybody could fill the memory with useless pages.
 * @param language that the address names. Null is returned for a visitor who has not chosen it before: the app stores the
 *   choice. Robots store nothing.
 */
export function viewpointOf(
  request: IncomingMessage,
  options: ViewpointOptions,
  language: string | null = null,
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
  const url = language === null ? NO_CHOICE : new URL(`?locale=${language}`, NO_CHOICE);
  const asked = { brand, url, cookies, acceptLanguage };
  const countryGuess = proxyCountry(request, options);
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
