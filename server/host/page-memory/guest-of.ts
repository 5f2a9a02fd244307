import type { IncomingMessage } from 'node:http';
import { needsSecureCookies, parseCookies } from '~/bff/cookies/cookies.server';
import { FRAME_COOKIES, RECENT_SEARCHES_COOKIE, SCREEN_COOKIE, VISIT_COOKIE } from '~/bff/cookies/frame-cookies';
import { asksForData } from '~/bff/http/page-data';
import type { GuestPage, Guests } from '~/bff/request/guests.server';
import { brandOfHost, type Brand } from '~/market/brands';
import { homePathOf, isNewChoice, MARKET_COOKIES, marketOfPath } from '~/market/resolve';
import { clientIpOf, requestOrigin } from '../request-origin';
import { viewpointOf, type Viewpoint, type ViewpointOptions } from './viewpoint';

/** Cookies that every guest may have. With any other one, the app writes the page for its visitor alone. */
const OF_GUESTS = new Set<string>([...MARKET_COOKIES, ...Object.keys(FRAME_COOKIES), VISIT_COOKIE, SCREEN_COOKIE]);
/** Results do not show what the browser searched before. */
const OF_SEARCHERS = new Set<string>([...OF_GUESTS, RECENT_SEARCHES_COOKIE]);
/** Longer addresses of searches are not worth a place. */
const LONGEST_SEARCH = 1000;

/** A visitor with nothing of their own on the page. */
export type Guest = {
  page: GuestPage;
  /** Path, with its query where the page depends on it. */
  address: string;
  viewpoint: Viewpoint;
  clientIp: string;
  /** Counted today, and the browser remembers the market. */
  isKnown: boolean;
  /** The sealed searches of the browser; undefined without any, and on the home page. */
  searches?: string | undefined;
};

/**
 * Returns the guest who asks for the home page of a brand, or null for everyone and everything else.
 * @param path without its query
 */
export function guestAtHome(
  request: IncomingMessage,
  path: string,
  viewpoints: ViewpointOptions,
  { cityOf }: Pick<Guests, 'cityOf'>,
): Guest | null {
  const brand = brandOfHost(requestOrigin(request, viewpoints.isTrusted).host, viewpoints.brandHosts);
  if (!isHomeOf(brand, path)) return null;
  const clientIp = clientIpOf(request, viewpoints.isTrusted);
  const city = cityOf(clientIp);
  if (city === undefined) return null;
  const viewpoint = viewpointOf(request, viewpoints, { path, country: city?.countryCode ?? null });
  const cookies = viewpoint && guestCookies(request, viewpoint, OF_GUESTS);
  if (!cookies) return null;
  const isKnown = cookies.has(VISIT_COOKIE) && !isNewChoice(marketOfPath(brand, path), cookies);
  const seen = { ...viewpoint, city, key: `${viewpoint.key} ${city?.code ?? ''}` };
  return { page: 'home', address: path, viewpoint: seen, clientIp, isKnown };
}

/** Returns the guest who asks for a search, or null for everyone and everything else. */
export function guestAtResults(request: IncomingMessage, viewpoints: ViewpointOptions): Guest | null {
  const { url = '', headers } = request;
  if (url.length > LONGEST_SEARCH || asksForData(headers.accept)) return null;
  const viewpoint = viewpointOf(request, viewpoints);
  const cookies = viewpoint && guestCookies(request, viewpoint, OF_SEARCHERS);
  if (!cookies) return null;
  const clientIp = clientIpOf(request, viewpoints.isTrusted);
  const searches = cookies.get(RECENT_SEARCHES_COOKIE);
  return { page: 'results', address: url, viewpoint, clientIp, isKnown: cookies.has(VISIT_COOKIE), searches };
}

/** Returns the cookies of a browser that has no others than these; else null. */
function guestCookies(
  request: IncomingMessage,
  { origin }: Viewpoint,
  allowed: ReadonlySet<string>,
): ReadonlyMap<string, string> | null {
  const cookies = parseCookies(request.headers.cookie, needsSecureCookies(origin));
  return [...cookies.keys()].every((name) => allowed.has(name)) ? cookies : null;
}

function isHomeOf(brand: Brand, path: string): boolean {
  if (!brand.hasMarketInPath) return path === '/';
  const { locale, country } = marketOfPath(brand, path);
  return locale !== undefined && country !== undefined && path === homePathOf(brand, { locale, country });
}
