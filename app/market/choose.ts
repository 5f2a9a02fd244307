import type { Brand } from './brands';
import type { Market } from './market';
import { brandChoice, homePathOf, marketOfPath, usualCurrency, type MarketChoice } from './resolve';

/** Fields sent by the header's selectors; each form leaves out what it does not choose. */
export type ChooserFields = Partial<Record<keyof MarketChoice, string>>;

/**
 * Returns the market after a choice. Values that the brand lacks are ignored. A new country brings its own currency,
 * unless the same form names a currency other than the one shown.
 * @param current the market in which the form was shown
 */
export function chooseMarket(brand: Brand, current: Market, chosenFields: ChooserFields): Required<MarketChoice> {
  const choice = brandChoice(brand, chosenFields);
  const locale = choice.locale ?? current.locale;
  const country = choice.country ?? current.country;
  const isCurrencyChosen = choice.currency !== undefined && choice.currency !== current.currency;
  const currencyOfCountry = country === current.country ? current.currency : usualCurrency(brand, country);
  return { locale, country, currency: isCurrencyChosen ? choice.currency! : currencyOfCountry };
}

/**
 * Returns the address of the same page in another market: replaces the home path and drops query parameters that would
 * choose a market again.
 * @param target path and query on this site
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
  const search = parameters.length > 0 ? `?${parameters.join('&')}` : '';
  return `${isHome ? homePathOf(brand, market) : path}${search}${fragment}`;
}
