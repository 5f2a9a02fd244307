import { RemixI18Next } from 'remix-i18next/server';
import { LOCALES, type Locale } from '~/market/locales';
import { NAMESPACES, type Namespace } from '../namespaces';
import { I18N_OPTIONS } from '../options';
import { resourcesOf } from '../resources.server';
import type { Translate } from '../translate';

const i18n = new RemixI18Next({
  detection: { supportedLanguages: [...LOCALES], fallbackLanguage: I18N_OPTIONS.fallbackLng },
  i18next: {
    ...I18N_OPTIONS,
    resources: Object.fromEntries(LOCALES.map((locale) => [locale, resourcesOf(locale)])),
    initImmediate: false,
  },
});

const translate = await i18n.getFixedT(I18N_OPTIONS.fallbackLng, NAMESPACES);

/** i18next itself, which says what our own writers of texts have to return. */
export function i18nextTranslator(locale: Locale, namespace: Namespace): Translate {
  const from = { lng: locale, ns: namespace };
  return (key, params) => translate(key, params ? { ...params, ...from } : from);
}
