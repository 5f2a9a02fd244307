import type { Locale } from '~/market/locales';
import { serverI18n } from './instance.server';
import type { Namespace } from './namespaces';
import type { TextSource } from './text-source';
import type { Translate } from './translate';

/**
 * Texts of one namespace for screen code: `t('stops', { count: 2 })`. A key that `locale` lacks is English; a key that
 * English lacks comes back as it is.
 */
export function getTranslator(locale: Locale, namespace: Namespace): Translate {
  const translate = serverI18n(locale).getFixedT(locale, namespace);
  return (key, params) => translate(key, params ?? {});
}

/** Texts for views that are rendered on the server. */
export function textSource(locale: Locale): TextSource {
  return { locale, translator: (namespace) => getTranslator(locale, namespace) };
}
