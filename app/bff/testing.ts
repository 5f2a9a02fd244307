import { BRANDS } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import { createBookingClient } from '~/upstream/booking/client.server';
import { createSearchClient } from '~/upstream/search/client.server';
import { createSuggestClient } from '~/upstream/suggest/client.server';
import { testBinding } from '~/upstream/testing';
import type { RequestContext } from './context';

export type TestContext = RequestContext & { setCookies: string[] };

/** The context of a request to the international brand on localhost, which keeps the cookies that are set. */
export function testContext(changes: Partial<RequestContext> = {}): TestContext {
  const url = changes.url ?? new URL('http://localhost:3000/en-gb');
  const setCookies: string[] = [];
  const binding = testBinding();
  return {
    requestId: 'request-1',
    traceId: '0af7651916cd43dd8448eb211c80319c',
    url,
    origin: url.origin,
    clientIp: '192.0.2.1',
    brand: BRANDS.intl,
    market: resolveMarket({ brand: BRANDS.intl, url, cookies: new Map(), acceptLanguage: null }),
    session: { id: 'c1f1a5a2-53a8-4f6e-9a1e-0d7f64c1b7a0', bookings: [] },
    marks: {},
    upstream: {
      suggest: createSuggestClient(binding),
      search: createSearchClient(binding),
      booking: createBookingClient(binding),
    },
    cookies: new Map(),
    hasSecureCookies: false,
    setCookie: (header) => setCookies.push(header),
    ...changes,
    setCookies,
  };
}

/** What a browser would send back of the cookies that were set, those that were removed left out. */
export function cookiesAfter(context: TestContext): Map<string, string> {
  const cookies = new Map(context.cookies);
  for (const header of context.setCookies) {
    const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(header) ?? [];
    if (rest.includes('Max-Age=0;')) cookies.delete(name);
    else cookies.set(name, value);
  }
  return cookies;
}

/** A GET with these cookies. */
export function requestWith(cookies: ReadonlyMap<string, string>, url = 'http://localhost:3000/'): Request {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new Request(url, { headers: { cookie } });
}
