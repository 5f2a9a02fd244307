import { LanguageDetector } from 'remix-i18next/server';
import { isLocale, type Locale } from '~/market/locales';
import { wantedLocales, type MarketRequest } from '~/market/resolve';

/**
 * The language of a request, by remix-i18next. The order is the shop's own (`wantedLocales`): the library's cookie holds
 * JSON, and its reading of Accept-Language takes a language that the browser refuses (`it;q=0`).
 */
export async function detectLocale(request: Request, marketRequest: MarketRequest): Promise<Locale> {
  const { locales, defaultLocale } = marketRequest.brand;
  const detector = new LanguageDetector({
    supportedLanguages: [...locales],
    fallbackLanguage: defaultLocale,
    order: ['custom'],
    findLocale: () => Promise.resolve(wantedLocales(marketRequest)),
  });
  const locale = await detector.detect(request);
  return isLocale(locale) ? locale : defaultLocale;
}
