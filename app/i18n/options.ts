import type { InitOptions } from 'i18next';

/** What the server's and the browser's i18next must have in common, so that both write the same words. */
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
