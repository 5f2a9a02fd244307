import type { Brand } from './brands';
import type { Market } from './market';
import { brandChoice, homePathOf, marketOfPath, usualCurrency, type MarketChoice } from './resolve';

/** What the choosers of the header send; each form may leave out what it does not choose. */
export type ChooserFields = Partial<Record<keyof MarketChoice, string>>;

/**
 * The market after a choice. What the brand does not have is passed over, as everywhere. Another country brings its own
 * currency, unless the same form names another than the one that was shown.
 * @param current what the page with the form was shown in
 */
export function chooseMarket(brand: Brand, current: Market, given: ChooserFields): Required<MarketChoice> {
  const asked = brandChoice(brand, given);
  const locale = asked.locale ?? current.locale;
  const country = asked.country ?? current.country;
  const isCurrencyChosen = asked.currency !== undefined && asked.currency !== current.currency;
  const kept = country === current.country ? current.currency : usualCurrency(brand, country);
  return { locale, country, currency: isCurrencyChosen ? asked.currency! : kept };
}

/**
 * The address of the same page in another market: a home page becomes that of the market, and parameters that would
 * choose a market again go.
 * @param target path and query, of this site
 */
export function targetInMarket(
  brand: Brand,
  target: string,
  market: Pick<Required<MarketChoice>, 'locale' | 'country'>,
): string {
  const [, path = '/', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? [];
  const isHome = path === '/' || Object.keys(marketOfPath(brand, path)).length > 0;
  const parameters = query
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !/^(?:locale|country|currency)(?:=|$)/i.test(parameter));
  const kept = parameters.length > 0 ? `?${parameters.join('&')}` : '';
  return `${isHome ? homePathOf(brand, market) : path}${kept}${fragment}`;
}
