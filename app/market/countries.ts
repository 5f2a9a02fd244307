import { ABROAD, HOME, NEAR, type CountryFlags } from './country-flags';
import type { CurrencyCode } from './currencies';
import type { Locale } from './locales';

/** Configuration of a country (specification 1 §3, country configuration; §9, currencies by country). */
export type Country = {
  /** Currencies of the country, the default first. When the brand has none of them, its own default applies. */
  currencies: readonly CurrencyCode[];
  /** Currency of accounts in the country, when it differs from the market's (specification 1 §1). */
  accountCurrency?: CurrencyCode;
  phone: {
    /** With the plus sign. */
    code: string;
    /** An example number in local notation, shown beside the field. */
    sample: string;
  };
  flags: CountryFlags;
  /** Most frequent citizenships of travellers from here (ISO 3166), most likely first. */
  citizenships: readonly string[];
  /** Spoken languages that the shop has, the main one first; search engines get these pages. */
  languages: readonly Locale[];
  /** Writes months before days, "May 4" (specification 1 §9, date display). */
  isMonthFirst?: boolean;
  support: {
    /** In local dialling format; null when the country has no phone line. */
    phone: string | null;
    /** Languages of the support team. */
    languages: readonly Locale[];
  };
};

const RUSSIAN_SUPPORT = { phone: null, languages: ['ru'] } as const;
const ENGLISH_SUPPORT = { phone: null, languages: ['en'] } as const;

/** Countries with their own configuration (specification 1 §1). */
export const COUNTRIES = {
  RU: {
    currencies: ['RUB', 'USD'],
    phone: { code: '+7', sample: '+7 912 345-67-89' },
    flags: HOME,
    citizenships: ['RU', 'BY', 'KZ', 'UZ', 'KG', 'TJ', 'AM', 'AZ', 'UA', 'MD', 'GE'],
    languages: ['ru'],
    // No number begins like this.
    support: { phone: '+7 000 000-00-00', languages: ['ru'] },
  },
  NL: {
    currencies: ['EUR'],
    phone: { code: '+31', sample: '+31 6 12345678' },
    flags: ABROAD,
    citizenships: ['NL', 'BE', 'DE'],
    languages: ['nl', 'en'],
    support: ENGLISH_SUPPORT,
  },
  IE: {
    currencies: ['EUR'],
    phone: { code: '+353', sample: '+353 85 012 3456' },
    flags: ABROAD,
    citizenships: ['IE', 'GB', 'PL'],
    languages: ['en'],
    support: ENGLISH_SUPPORT,
  },
  BY: {
    currencies: ['RUB', 'USD'],
    accountCurrency: 'USD',
    phone: { code: '+375', sample: '+375 29 491-19-11' },
    flags: NEAR,
    citizenships: ['BY', 'RU', 'UA', 'LT', 'PL'],
    languages: ['ru'],
    support: RUSSIAN_SUPPORT,
  },
  KZ: {
    currencies: ['KZT'],
    phone: { code: '+7', sample: '+7 771 000 9998' },
    flags: NEAR,
    citizenships: ['KZ', 'RU', 'UZ', 'KG', 'CN'],
    languages: ['ru'],
    support: RUSSIAN_SUPPORT,
  },
  PL: {
    currencies: ['PLN'],
    phone: { code: '+48', sample: '+48 512 345 678' },
    flags: ABROAD,
    citizenships: ['PL', 'UA', 'BY', 'DE'],
    languages: ['pl', 'en'],
    support: ENGLISH_SUPPORT,
  },
  US: {
    currencies: ['USD'],
    phone: { code: '+1', sample: '+1 213 373 4253' },
    flags: ABROAD,
    citizenships: ['US', 'MX', 'CA', 'IN', 'CN'],
    languages: ['en', 'es'],
    isMonthFirst: true,
    // A number from the range reserved for examples.
    support: { phone: '+1 202 555 0143', languages: ['en'] },
  },
  GB: {
    currencies: ['GBP'],
    phone: { code: '+44', sample: '+44 7400 123456' },
    flags: ABROAD,
    citizenships: ['GB', 'IE', 'IN', 'PL', 'PK'],
    languages: ['en'],
    // A number from the range reserved for examples.
    support: { phone: '+44 20 7946 0123', languages: ['en'] },
  },
  KR: {
    currencies: ['USD'],
    phone: { code: '+82', sample: '+82 10-2000-0000' },
    flags: ABROAD,
    citizenships: ['KR', 'CN', 'US'],
    languages: ['en'],
    support: ENGLISH_SUPPORT,
  },
  AU: {
    currencies: ['AUD'],
    phone: { code: '+61', sample: '+61 412 345 678' },
    flags: ABROAD,
    citizenships: ['AU', 'NZ', 'GB', 'IN'],
    languages: ['en'],
    support: ENGLISH_SUPPORT,
  },
  SG: {
    currencies: ['SGD'],
    phone: { code: '+65', sample: '+65 8123 4567' },
    flags: ABROAD,
    citizenships: ['SG', 'MY', 'CN', 'IN'],
    languages: ['en'],
    support: ENGLISH_SUPPORT,
  },
  CA: {
    currencies: ['CAD'],
    phone: { code: '+1', sample: '+1 506 234 5678' },
    flags: ABROAD,
    citizenships: ['CA', 'US', 'GB', 'FR', 'IN'],
    languages: ['en', 'fr'],
    support: ENGLISH_SUPPORT,
  },
  ES: {
    currencies: ['EUR'],
    phone: { code: '+34', sample: '+34 612 34 56 78' },
    flags: ABROAD,
    citizenships: ['ES', 'AR', 'CO', 'MX', 'RO'],
    languages: ['es', 'en'],
    support: ENGLISH_SUPPORT,
  },
  FR: {
    currencies: ['EUR'],
    phone: { code: '+33', sample: '+33 6 12 34 56 78' },
    flags: ABROAD,
    citizenships: ['FR', 'BE', 'CH', 'PT', 'MA'],
    languages: ['fr', 'en'],
    support: ENGLISH_SUPPORT,
  },
  DE: {
    currencies: ['EUR'],
    phone: { code: '+49', sample: '+49 1512 3456789' },
    flags: ABROAD,
    citizenships: ['DE', 'AT', 'CH', 'TR', 'PL'],
    languages: ['de', 'en'],
    // A number from the range reserved for films and books.
    support: { phone: '+49 30 23125 012', languages: ['en'] },
  },
  IT: {
    currencies: ['EUR'],
    phone: { code: '+39', sample: '+39 312 345 6789' },
    flags: ABROAD,
    citizenships: ['IT', 'CH', 'RO', 'AL'],
    languages: ['it', 'en'],
    support: ENGLISH_SUPPORT,
  },
  UA: {
    currencies: ['UAH'],
    phone: { code: '+380', sample: '+380 50 123 4567' },
    flags: { ...NEAR, warBanner: true },
    citizenships: ['UA', 'PL', 'MD', 'RO'],
    languages: ['ru', 'en'],
    support: RUSSIAN_SUPPORT,
  },
  UZ: {
    currencies: ['UZS'],
    phone: { code: '+998', sample: '+998 91 234 56 78' },
    flags: NEAR,
    citizenships: ['UZ', 'RU', 'KZ', 'TJ', 'KG'],
    languages: ['ru'],
    support: RUSSIAN_SUPPORT,
  },
  AZ: {
    currencies: ['AZN'],
    phone: { code: '+994', sample: '+994 40 123 45 67' },
    flags: NEAR,
    citizenships: ['AZ', 'RU', 'TR', 'GE'],
    languages: ['ru'],
    support: RUSSIAN_SUPPORT,
  },
  KG: {
    currencies: ['KGS'],
    phone: { code: '+996', sample: '+996 700 123 456' },
    flags: NEAR,
    citizenships: ['KG', 'RU', 'KZ', 'UZ', 'TJ'],
    languages: ['ru'],
    support: RUSSIAN_SUPPORT,
  },
  AM: {
    currencies: ['AMD'],
    phone: { code: '+374', sample: '+374 77 123456' },
    flags: NEAR,
    citizenships: ['AM', 'RU', 'GE', 'IR'],
    languages: ['ru'],
    support: RUSSIAN_SUPPORT,
  },
  HU: {
    currencies: [],
    phone: { code: '+36', sample: '+36 20 123 4567' },
    flags: ABROAD,
    citizenships: ['HU', 'RO', 'SK', 'AT'],
    languages: ['en'],
    support: ENGLISH_SUPPORT,
  },
  AE: {
    currencies: ['AED'],
    phone: { code: '+971', sample: '+971 50 123 4567' },
    flags: ABROAD,
    citizenships: ['AE', 'IN', 'PK', 'GB', 'PH'],
    languages: ['en'],
    support: ENGLISH_SUPPORT,
  },
  TR: {
    currencies: ['TRY'],
    phone: { code: '+90', sample: '+90 501 234 56 78' },
    flags: ABROAD,
    citizenships: ['TR', 'DE', 'AZ', 'SY'],
    languages: ['tr', 'en'],
    support: ENGLISH_SUPPORT,
  },
} as const satisfies Record<string, Country>;

export type CountryCode = keyof typeof COUNTRIES;
export const COUNTRY_CODES = Object.keys(COUNTRIES) as [CountryCode, ...CountryCode[]];

/** True when `code` is a configured country (exact match, upper case). */
export function isCountry(code: unknown): code is CountryCode {
  return typeof code === 'string' && Object.hasOwn(COUNTRIES, code);
}

/** Returns the configuration of a country. */
export function countryOf(code: CountryCode): Country {
  return COUNTRIES[code];
}
