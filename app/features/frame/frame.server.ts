import { brandOfHost } from '~/market/brands';
import type { Market } from '~/market/market';
import type { FrameData } from './document-context';

/** What the frame shows for a market. */
export function frameData(market: Market, now = new Date()): FrameData {
  return { market, year: now.getUTCFullYear() };
}

/** The frame of an error page when not even the root loader has answered: the brand's defaults, by host alone. */
export function fallbackFrame(request: Request): FrameData {
  const brand = brandOfHost(request.headers.get('Host') ?? new URL(request.url).host);
  const { defaultLocale: locale, defaultCountry: country } = brand;
  return frameData({
    brand: brand.id,
    brandName: brand.name,
    locale,
    country,
    currency: brand.defaultCurrency,
    homePath: brand.hasMarketInPath ? `/${locale}-${country.toLowerCase()}` : '/',
  });
}
