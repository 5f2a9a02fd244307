import type { IncomingMessage } from 'node:http';
import type { AppLoadContext } from '@remix-run/node';
import { needsSecureCookies, parseCookies } from '~/bff/cookies/cookies.server';
import { FRAME_COOKIES, SCREEN_COOKIE, VISIT_COOKIE } from '~/bff/cookies/frame-cookies';
import type { Guests } from '~/bff/request/guests.server';
import { brandOfHost, type Brand } from '~/market/brands';
import { homePathOf, isNewChoice, MARKET_COOKIES, marketOfPath } from '~/market/resolve';
import { identify, type Identity } from '../request-identity';
import { clientIpOf, requestOrigin } from '../request-origin';
import { answer, type Asked, type NoteOptions } from './noted-answer';
import { GUEST_PAGES, PageMemory } from './page-memory';
import type { RenderPage } from './render-page';
import { FOR_GUESTS, storePage } from './stored-page';
import { viewpointOf, type Viewpoint, type ViewpointOptions } from './viewpoint';

/** Cookies that every guest may have. With any other one, the app writes the page for its visitor alone. */
const OF_GUESTS = new Set<string>([...MARKET_COOKIES, ...Object.keys(FRAME_COOKIES), VISIT_COOKIE, SCREEN_COOKIE]);
/** The headers that counting a visit reads. */
const READ_HEADERS = ['cookie', 'accept-language', 'user-agent', 'purpose', 'sec-purpose'];

/** A visitor of the home page with nothing of their own. */
export type Guest = {
  viewpoint: Viewpoint;
  clientIp: string;
  /** Counted today, and the browser remembers the market: the answer needs no cookie. */
  isKnown: boolean;
};

/**
 * Returns the guest who asks for the home page of a brand, or null for everyone and everything else.
 * @param path without its query
 */
export function guestOf(
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
  if (!viewpoint) return null;
  const cookies = parseCookies(request.headers.cookie, needsSecureCookies(viewpoint.origin));
  if ([...cookies.keys()].some((name) => !OF_GUESTS.has(name))) return null;
  const isKnown = cookies.has(VISIT_COOKIE) && !isNewChoice(marketOfPath(brand, path), cookies);
  return { viewpoint: { ...viewpoint, city, key: `${viewpoint.key} ${city?.code ?? ''}` }, clientIp, isKnown };
}

function isHomeOf(brand: Brand, path: string): boolean {
  if (!brand.hasMarketInPath) return path === '/';
  const { locale, country } = marketOfPath(brand, path);
  return locale !== undefined && country !== undefined && path === homePathOf(brand, { locale, country });
}

export type GuestPagesOptions = NoteOptions & { render: RenderPage; guests: Guests };

/**
 * Answers guests with the home page from memory (docs/decisions/104). Pages that lack a block, set a cookie or fail are
 * not kept.
 * @returns answers one guest; `passOn` leaves the request to the app
 */
export function guestPages(options: GuestPagesOptions): (asked: Asked, guest: Guest, passOn: () => void) => void {
  const pages = new PageMemory(Date.now, GUEST_PAGES);
  const { guests, log, readAddress, render, viewpoints } = options;

  /** Returns the visitor's own cookies. */
  async function greet({ request }: Asked, { viewpoint, clientIp }: Guest, identity: Identity): Promise<string[]> {
    const { url = '' } = request;
    const cookies: string[] = [];
    const context: AppLoadContext = {
      ...identity,
      cspNonce: '',
      clientIp,
      proxyCountry: '',
      origin: viewpoint.origin,
      address: readAddress(url),
      isShared: false,
      sharedCity: undefined,
      setCookie: (header) => void cookies.push(header),
    };
    await guests.greet(new Request(viewpoint.origin + url, { headers: headersOf(request) }), context);
    return cookies;
  }

  return (asked, guest, passOn) => {
    const { path, request } = asked;
    const { viewpoint, isKnown } = guest;
    const key = `${path} ${viewpoint.key}`;
    const make = async () =>
      storePage(await render(path, viewpoint), viewpoint.origin, { mayPass: true, caching: FOR_GUESTS });
    const kept = pages.kept(key, make);
    // Without a pause for those who come again: they are the many.
    if (kept && isKnown) return answer(options, asked, kept);
    const identity = identify(request, viewpoints.isTrusted);
    const found = kept ?? pages.make(key, make);
    Promise.all([found, isKnown ? [] : greet(asked, guest, identity)]).then(
      ([page, cookies]) => {
        if (page) return answer(options, asked, page, { identity, cookies });
        log.warn({ path }, 'a page of guests cannot be kept');
        passOn();
      },
      (error: unknown) => {
        log.error({ err: error, path }, 'a page of guests failed');
        passOn();
      },
    );
  };
}

function headersOf({ headers }: IncomingMessage): Headers {
  return new Headers(
    READ_HEADERS.flatMap((name): [string, string][] => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
