import type { Brand } from './brands';
import type { CountryCode } from './countries';
import type { CurrencyCode } from './currencies';
import type { Locale } from './locales';

/** Brand, language, country and currency of a request. Plain data, sent to the browser as it is. */
export type Market = {
  brand: Brand['id'];
  brandName: string;
  locale: Locale;
  country: CountryCode;
  currency: CurrencyCode;
  /** "/" on the Russian brand, "/en-us" on the international one. */
  homePath: string;
};
