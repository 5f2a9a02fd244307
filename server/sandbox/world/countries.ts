import { LANGUAGES, places, type Language, type Names } from './places';

const displays = new Map<Language, Intl.DisplayNames>();
const names = new Map<string, string>();

/** Names that people use where the registry's are stiff. */
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

/** Further spellings under which a country is looked up. */
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

/** A country's name in a language; English in languages that the shop does not have; the code where nothing is known. */
export function countryName(code: string, language: string): string {
  const known = LANGUAGES.find((candidate) => candidate === language.toLowerCase()) ?? 'en';
  const key = `${known} ${code}`;
  let name = names.get(key);
  if (name === undefined) {
    name = OWN_NAMES[code]?.[known] ?? displayNames(known).of(code) ?? code;
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

/** A country's names in all nine languages. */
export function countryNames(code: string): Required<Names> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, countryName(code, language)])) as Required<Names>;
}

/** Codes of all countries that have a city with flights. */
export function countryCodes(): string[] {
  return [...new Set(places().cities.map((city) => city.countryCode))].sort();
}
