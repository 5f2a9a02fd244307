import type { Brand } from '~/market/brands';
import { countryName } from '~/market/country-names';
import { nativeName, type Locale } from '~/market/locales';
import { dashed } from '~/market/punctuation';
import type { Choice, MarketChoices } from '../frame-screen';

const choicesByKey = new Map<string, MarketChoices>();

/**
 * Lists the header's options, named in the visitor's language; languages use their own names. Choices that the brand
 * lacks are empty (specification 1 §1).
 */
export function marketChoices(brand: Brand, locale: Locale): MarketChoices {
  const key = `${brand.id} ${locale}`;
  let choices = choicesByKey.get(key);
  if (!choices) choicesByKey.set(key, (choices = makeChoices(brand, locale)));
  return choices;
}

function makeChoices(brand: Brand, locale: Locale): MarketChoices {
  const currencies = new Intl.DisplayNames(locale, { type: 'currency' });
  const byLabel = (one: Choice, other: Choice) => one.label.localeCompare(other.label, locale);
  const choice = (value: string, label: string | undefined): Choice => ({ value, label: label ?? value });
  return {
    languages: brand.canChooseLanguage ? brand.locales.map((one) => choice(one, nativeName(one))) : [],
    countries: brand.canChooseCountry
      ? brand.countries.map((code) => choice(code, countryName(code, locale) ?? code)).sort(byLabel)
      : [],
    currencies: brand.currencies.map((code) => choice(code, dashed([code, currencies.of(code) ?? code], locale))),
  };
}
