/** Countries with a configuration of their own (specification 1 §1). */
export const COUNTRY_CODES = [
  'RU', 'NL', 'IE', 'BY', 'KZ', 'PL', 'US', 'GB', 'KR', 'AU', 'SG', 'CA', 'ES', 'FR', 'DE', 'IT', 'UA', 'UZ', 'AZ', 'KG',
  'AM', 'HU', 'AE', 'TR',
] as const;
export type CountryCode = (typeof COUNTRY_CODES)[number];
