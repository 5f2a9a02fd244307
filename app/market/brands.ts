import type { CardScheme } from './card-schemes';
import type { CountryCode } from './countries';
import type { CurrencyCode } from './currencies';
import type { Locale } from './locales';

export type BrandId = 'ru' | 'intl';

/** Properties that differ by brand (specification 1 §1, §2). Code checks a property, never a brand's id. */
export type Brand = {
  id: BrandId;
  name: string;
  locales: readonly Locale[];
  defaultLocale: Locale;
  countries: readonly CountryCode[];
  defaultCountry: CountryCode;
  currencies: readonly CurrencyCode[];
  defaultCurrency: CurrencyCode;
  /** Address of customer support. */
  supportEmail: string;
  /** Address for vulnerability reports. */
  securityEmail: string;
  /** The home page is /{locale}-{country}; otherwise it is /. */
  hasMarketInPath: boolean;
  /** Selectors in the header; the currency can always be chosen. */
  canChooseLanguage: boolean;
  canChooseCountry: boolean;
  hasPromoCodes: boolean;
  /** The schemes that customers of the brand mostly pay with, in this order; others are accepted too. */
  cardSchemes: readonly CardScheme[];
  /** Allows more than one insurance in an order. */
  hasManyInsurances: boolean;
  /** Hotel partner: the query of the link differs (specification 1 §7). */
  hotelsPartner: 'russian' | 'global';
  /** Links in the header. */
  hasHotelsLink: boolean;
  hasTicketFinder: boolean;
  /** Has a sales page. */
  hasSales: boolean;
  /** Shows the line on railway tickets under the footer. */
  hasRailwayCaption: boolean;
  /** Shows the badge of an additional app store. */
  hasExtraAppStore: boolean;
  /** Redirects /cities, the former address of /countries. */
  hasCitiesMovedToCountries: boolean;
  /** Asks for a middle name, where the country's documents have one. */
  asksMiddleName: boolean;
  /** Accepts every document type when a carrier does not list its own; otherwise the basic four. */
  takesAllDocuments: boolean;
  /** Orders in this currency can be paid from an e-wallet; for others a feature flag decides (specification 1 §9). */
  eWalletCurrency: CurrencyCode | null;
  /** Registration and booking require consent to the processing of personal data, apart from the terms (specification 3 §5). */
  asksPrivacyConsent: boolean;
  /** Explains to first-time visitors what an account is for (specification 3 §2). */
  welcomesNewcomers: boolean;
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
  supportEmail: 'help@poputny.example',
  securityEmail: 'security@poputny.example',
  hasMarketInPath: false,
  canChooseLanguage: false,
  canChooseCountry: false,
  hasPromoCodes: true,
  cardSchemes: ['mir', 'visa', 'mastercard'],
  hasManyInsurances: true,
  hotelsPartner: 'russian',
  hasHotelsLink: true,
  hasTicketFinder: true,
  hasSales: true,
  hasRailwayCaption: true,
  hasExtraAppStore: true,
  hasCitiesMovedToCountries: true,
  asksMiddleName: true,
  takesAllDocuments: true,
  eWalletCurrency: 'RUB',
  asksPrivacyConsent: true,
  welcomesNewcomers: true,
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
  supportEmail: 'help@fairwind.example',
  securityEmail: 'security@fairwind.example',
  hasMarketInPath: true,
  canChooseLanguage: true,
  canChooseCountry: true,
  hasPromoCodes: false,
  cardSchemes: ['visa', 'mastercard', 'amex'],
  hasManyInsurances: false,
  hotelsPartner: 'global',
  hasHotelsLink: false,
  hasTicketFinder: true,
  hasSales: false,
  hasRailwayCaption: false,
  hasExtraAppStore: false,
  hasCitiesMovedToCountries: false,
  asksMiddleName: false,
  takesAllDocuments: false,
  eWalletCurrency: null,
  asksPrivacyConsent: false,
  welcomesNewcomers: false,
};

export const BRANDS: Readonly<Record<BrandId, Brand>> = { ru: RU, intl: INTL };

export function isBrandId(id: unknown): id is BrandId {
  return typeof id === 'string' && Object.hasOwn(BRANDS, id);
}

/** Hosts (without port, lower case) of each brand; unknown hosts get the Russian brand (specification 1 §1). */
const BRAND_OF_HOST: Readonly<Record<string, BrandId>> = {
  localhost: 'intl',
  'ru.localhost': 'ru',
};

/**
 * Returns the brand of a host.
 * @param host the Host header, with or without a port
 * @param more hosts from the configuration (BRAND_HOSTS); they override the table
 */
export function brandOfHost(host: string | null, more: Readonly<Record<string, BrandId>> = {}): Brand {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '');
  return BRANDS[valueOf(more, name) ?? valueOf(BRAND_OF_HOST, name) ?? 'ru'];
}

/** Lists the known hosts of a brand, configured ones first. @param more as for `brandOfHost` */
export function hostsOf(id: BrandId, more: Readonly<Record<string, BrandId>> = {}): string[] {
  const hosts = [...Object.keys(more), ...Object.keys(BRAND_OF_HOST)];
  return hosts.filter((host) => brandOfHost(host, more).id === id);
}

/** Reads own keys only: a host may be called "constructor". */
function valueOf<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
