import type { CountryCode } from './countries';
import type { CurrencyCode } from './currencies';
import type { Locale } from './locales';

/** What differs by brand (specification 1 §1). Code asks for a property, never for a brand's id. */
export type Brand = {
  id: 'ru' | 'intl';
  name: string;
  locales: readonly Locale[];
  defaultLocale: Locale;
  countries: readonly CountryCode[];
  defaultCountry: CountryCode;
  currencies: readonly CurrencyCode[];
  defaultCurrency: CurrencyCode;
  /** Home is /{locale}-{country}; otherwise it is /. */
  hasMarketInPath: boolean;
  /** Choosers in the header. */
  canChooseLanguage: boolean;
  hasPromoCodes: boolean;
};

const RU: Brand = {
  id: 'ru',
  name: 'Попутный',
  locales: ['ru'],
  defaultLocale: 'ru',
  countries: ['RU', 'BY', 'KZ', 'UZ', 'AZ', 'KG', 'AM'],
  defaultCountry: 'RU',
  currencies: ['RUB', 'AMD', 'AZN', 'KGS', 'KZT', 'UAH', 'UZS', 'TRY'],
  defaultCurrency: 'RUB',
  hasMarketInPath: false,
  canChooseLanguage: false,
  hasPromoCodes: true,
};

const INTL: Brand = {
  id: 'intl',
  name: 'Fairwind',
  locales: ['en', 'nl', 'pl', 'es', 'fr', 'de', 'it', 'tr'],
  defaultLocale: 'en',
  countries: ['IE', 'NL', 'US', 'PL', 'GB', 'SG', 'AU', 'KR', 'CA', 'ES', 'IT', 'DE', 'FR', 'HU', 'AE', 'TR'],
  defaultCountry: 'US',
  currencies: [
    'USD',
    'EUR',
    'AED',
    'AUD',
    'CAD',
    'GBP',
    'PLN',
    'SGD',
    'TRY',
    'SAR',
    'INR',
    'UAH',
    'AMD',
    'AZN',
    'KGS',
    'KZT',
    'UZS',
  ],
  defaultCurrency: 'USD',
  hasMarketInPath: true,
  canChooseLanguage: true,
  hasPromoCodes: false,
};

export const BRANDS: Readonly<Record<Brand['id'], Brand>> = { ru: RU, intl: INTL };

/** Hosts (without port, lower case) of each brand; an unknown host is the Russian brand (specification 1 §1). */
const BRAND_OF_HOST: Readonly<Record<string, Brand['id']>> = {
  localhost: 'intl',
  'ru.localhost': 'ru',
};

/**
 * @param host the Host header, with or without a port
 * @param more hosts of the configuration (BRAND_HOSTS); they win over the table
 */
export function brandOfHost(host: string | null, more: Readonly<Record<string, Brand['id']>> = {}): Brand {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '');
  return BRANDS[valueOf(more, name) ?? valueOf(BRAND_OF_HOST, name) ?? 'ru'];
}

/** Own keys only: a host may be called "constructor". */
function valueOf<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
