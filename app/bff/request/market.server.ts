import type { Market } from '~/market/market';
import {
  lacksCountry,
  isNewChoice,
  MARKET_COOKIES,
  readMarketChoice,
  rememberedChoice,
  resolveMarket,
  type MarketChoice,
  type MarketRequest,
} from '~/market/resolve';
import type { RequestContext } from './context';
import { cookieHeader } from '~/bff/cookies/cookies.server';

/** Language, country and currency share one expiry (specification 1 §9). */
const LIFETIME_SECONDS = 365 * 24 * 60 * 60;

/**
 * Resolves the market of a request; asks `guess` for the country where nothing names it.
 * @param guess receives the market without a country; never rejects; returns null when it does not know
 */
export async function marketOf(
  request: MarketRequest,
  guess: (guessless: Market) => Promise<string | null>,
): Promise<Market> {
  const market = resolveMarket(request);
  return lacksCountry(request) ? resolveMarket({ ...request, countryGuess: await guess(market) }) : market;
}

type CookieContext = Pick<RequestContext, 'brand' | 'url' | 'cookies' | 'hasSecureCookies' | 'setCookie'>;

/** Remembers the address's choice unless the browser has it already. A guess is not remembered. */
export function rememberMarket(context: CookieContext): void {
  const choice = readMarketChoice(context.brand, context.url);
  if (isNewChoice(choice, context.cookies)) rememberChoice(context, choice);
}

/** Stores a choice, and renews earlier ones for the same time. */
export function rememberChoice(context: CookieContext, choice: MarketChoice): void {
  const all = { ...rememberedChoice(context.brand, context.cookies), ...choice };
  for (const name of MARKET_COOKIES) {
    const value = all[name];
    if (value === undefined) continue;
    context.setCookie(cookieHeader(name, value, { maxAge: LIFETIME_SECONDS, secure: context.hasSecureCookies }));
  }
}
