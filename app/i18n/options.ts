import type { InitOptions } from 'i18next';

/** How our files of texts are written; `write-text.ts` reads them the same way. */
export const I18N_OPTIONS = {
  fallbackLng: 'en',
  load: 'currentOnly',
  defaultNS: 'common',
  ns: ['common'],
  // A colon in a key is a colon: a view names its namespace once, in useTranslation.
  nsSeparator: false,
  // React escapes.
  interpolation: { escapeValue: false },
} as const satisfies InitOptions;
