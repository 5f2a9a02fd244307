import type { InitOptions } from 'i18next';

/** Syntax of our text files; `write-text.ts` follows the same options. */
export const I18N_OPTIONS = {
  fallbackLng: 'en',
  load: 'currentOnly',
  defaultNS: 'common',
  ns: ['common'],
  // Treat a colon in a key as plain text: a view names its namespace once, in useTranslation.
  nsSeparator: false,
  // React escapes values.
  interpolation: { escapeValue: false },
} as const satisfies InitOptions;
