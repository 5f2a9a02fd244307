import { RemixI18Next } from 'remix-i18next/server';
import { LOCALES, type Locale } from '~/market/locales';
import { NAMESPACES, type Namespace } from './namespaces';
import { I18N_OPTIONS } from './options';
import { resourcesOf } from './resources.server';
import type { TextSource } from './text-source';
import type { Translate } from './translate';

const i18n = new RemixI18Next({
  detection: { supportedLanguages: [...LOCALES], fallbackLanguage: I18N_OPTIONS.fallbackLng },
  i18next: {
    ...I18N_OPTIONS,
    resources: Object.fromEntries(LOCALES.map((locale) => [locale, resourcesOf(locale)])),
    initImmediate: false,
  },
});

/**
 * Called once for all requests, because each `getFixedT` creates an i18next instance. The instance holds every text and
 * no request state; each call passes language and namespace.
 */
const translate = await i18n.getFixedT(I18N_OPTIONS.fallbackLng, NAMESPACES);

/**
 * Returns a translator of one namespace for screen code: `t('stops', { count: 2 })`. Keys that `locale` lacks fall back
 * to English; keys that English lacks are returned as they are.
 */
export function getTranslator(locale: Locale, namespace: Namespace): Translate {
  const from = { lng: locale, ns: namespace };
  return (key, params) => translate(key, params ? { ...params, ...from } : from);
}

/** Returns the text source for views rendered on the server. */
export function textSource(locale: Locale): TextSource {
  return { locale, translator: (namespace) => getTranslator(locale, namespace) };
}
