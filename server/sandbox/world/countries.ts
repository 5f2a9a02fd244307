import { LANGUAGES, places, type Language, type Names } from './places';

const displays = new Map<Language, Intl.DisplayNames>();
const names = new Map<string, string>();

/** Common names where the registry's are too formal. */
const OWN_NAMES: Record<string, Partial<Record<Language, string>>> = {
  KR: { ru: 'Южная Корея' },
  US: { ru: 'США' },
  AE: { ru: 'ОАЭ' },
  KP: { ru: 'Северная Корея' },
  HK: {
    en: 'Hong Kong',
    ru: 'Гонконг',
    nl: 'Hongkong',
    pl: 'Hongkong',
    es: 'Hong Kong',
    fr: 'Hong Kong',
    de: 'Hongkong',
    it: 'Hong Kong',
    tr: 'Hong Kong',
  },
  MO: {
    en: 'Macao',
    ru: 'Макао',
    nl: 'Macau',
    pl: 'Makau',
    es: 'Macao',
    fr: 'Macao',
    de: 'Macau',
    it: 'Macao',
    tr: 'Makao',
  },
  MM: {
    en: 'Myanmar',
    ru: 'Мьянма',
    nl: 'Myanmar',
    pl: 'Mjanma',
    es: 'Myanmar',
    fr: 'Myanmar',
    de: 'Myanmar',
    it: 'Myanmar',
    tr: 'Myanmar',
  },
};

/** Additional spellings of countries for lookups. */
export const COUNTRY_ALIASES: Record<string, string[]> = {
  KR: ['Корея', 'Республика Корея', 'Korea'],
  US: ['Соединенные Штаты Америки', 'Америка', 'USA', 'America'],
  AE: ['Объединенные Арабские Эмираты', 'Эмираты', 'UAE', 'Emirates'],
  GB: ['Англия', 'England', 'UK', 'Great Britain', 'Britain'],
  NL: ['Голландия', 'Holland'],
  TR: ['Turkey'],
  CZ: ['Czech Republic'],
  KZ: ['Қазақстан'],
  BY: ['Белоруссия'],
  DO: ['Доминикана'],
};

/**
 * Returns a country's name in a language; English for other languages than the shop's; the code for an unknown country.
 */
export function countryName(code: string, language: string): string {
  const supported = LANGUAGES.find((candidate) => candidate === language.toLowerCase()) ?? 'en';
  const key = `${supported} ${code}`;
  let name = names.get(key);
  if (name === undefined) {
    name = OWN_NAMES[code]?.[supported] ?? displayNames(supported).of(code) ?? code;
    names.set(key, name);
  }
  return name;
}

function displayNames(language: Language): Intl.DisplayNames {
  let display = displays.get(language);
  if (!display) {
    display = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
    displays.set(language, display);
  }
  return display;
}

/** Returns a country's names in all nine languages. */
export function countryNames(code: string): Required<Names> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, countryName(code, language)])) as Required<Names>;
}

/** Returns the codes of all countries that have a city with flights. */
export function countryCodes(): string[] {
  return [...new Set(places().cities.map((city) => city.countryCode))].sort();
}
