import type { IncomingMessage } from 'node:http';
import type { Environment } from '~/bff/environment.server';
import { ACCOUNT_COOKIE, FRAME_COOKIES } from '~/bff/frame-cookies';
import { brandOfHost } from '~/market/brands';
import { lacksCountry, MARKET_COOKIES, resolveMarket } from '~/market/resolve';
import { isHost } from '../request-guard';
import { isFromProxy, requestOrigin, type TrustProxy } from '../request-origin';

/** All of a visitor that a shared page depends on. Two requests with equal keys get the same page. */
export type Viewpoint = {
  /** "https://shop.example" */
  origin: string;
  /** Cookies that stand for the market and the frame, and nothing else of the visitor. */
  cookie: string;
  key: string;
};

export type ViewpointOptions = Pick<Environment, 'brandHosts' | 'countryHeader' | 'trustProxy'> & {
  isTrusted: TrustProxy;
};

/** A cookie of the frame is a word; what is longer is nobody's choice. */
const LONGEST_VALUE = 8;
const READ_COOKIES: ReadonlySet<string> = new Set([...MARKET_COOKIES, ...FRAME_COOKIES]);
/** Paths of shared pages choose no market, and requests whose query might are not answered from memory. */
const NO_CHOICE = new URL('http://localhost/');

/**
 * From where a request sees a shared page; null when that cannot be told from the request alone: a Host that is none, or
 * a visitor behind a proxy whose country only a service knows, or somebody who has signed in and sees the own account.
 */
export function viewpointOf(request: IncomingMessage, options: ViewpointOptions): Viewpoint | null {
  const { protocol, host } = requestOrigin(request, options.isTrusted);
  if (!isHost(host)) return null;
  const brand = brandOfHost(host, options.brandHosts);
  if (hasAccount(request.headers.cookie)) return null;
  const cookies = chosenCookies(request.headers.cookie);
  const acceptLanguage = request.headers['accept-language'] ?? null;
  const asked = { brand, url: NO_CHOICE, cookies, acceptLanguage };
  const countryGuess = proxyCountry(request, options);
  if (options.trustProxy !== false && countryGuess === null && lacksCountry(asked)) return null;
  const { locale, country, currency } = resolveMarket({ ...asked, countryGuess });
  const frame = FRAME_COOKIES.flatMap((name) => (cookies.has(name) ? [`${name}=${cookies.get(name)}`] : []));
  const cookie = [`locale=${locale}`, `country=${country}`, `currency=${currency}`, ...frame].join('; ');
  const origin = `${protocol}://${host.toLowerCase()}`;
  return { origin, cookie, key: `${origin} ${cookie}` };
}

/** What a trusted proxy says of the visitor's country. */
function proxyCountry(request: IncomingMessage, { countryHeader, isTrusted }: ViewpointOptions): string | null {
  const country = countryHeader === undefined ? undefined : request.headers[countryHeader];
  return typeof country === 'string' && /^[a-z]{2}$/i.test(country) && isFromProxy(request, isTrusted) ? country : null;
}

/** Whether there is such a cookie: what is in it only the app can read. */
function hasAccount(header: string | undefined): boolean {
  return header?.split(';').some((pair) => pair.trimStart().startsWith(`${ACCOUNT_COOKIE}=`)) ?? false;
}

/** Of two cookies with one name the first counts, as in the app. */
function chosenCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  if (header === undefined) return cookies;
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(at, 0)).trim();
    const value = pair.slice(at + 1).trim();
    if (READ_COOKIES.has(name) && !cookies.has(name) && isWord(value)) cookies.set(name, value);
  }
  return cookies;
}

function isWord(value: string): boolean {
  return value.length <= LONGEST_VALUE && /^\w+$/.test(value);
}
