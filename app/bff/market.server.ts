import type { Brand } from '~/market/brands';
import { MARKET_COOKIES, readMarketChoice } from '~/market/resolve';
import type { RequestContext } from './context';
import { cookieHeader } from './cookies.server';

const LIFETIME_SECONDS = 365 * 24 * 60 * 60;

/** Has the browser remember what the address chose, if it does not do so already; a guess is not remembered. */
export function rememberMarket(
  brand: Brand,
  context: Pick<RequestContext, 'url' | 'cookies' | 'hasSecureCookies' | 'setCookie'>,
): void {
  const choice = readMarketChoice(brand, context.url);
  for (const name of MARKET_COOKIES) {
    const value = choice[name];
    if (value === undefined || value === context.cookies.get(name)) continue;
    context.setCookie(cookieHeader(name, value, { maxAge: LIFETIME_SECONDS, secure: context.hasSecureCookies }));
  }
}
