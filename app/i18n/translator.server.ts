import type { Locale } from '~/market/locales';
import { compiledTexts } from './compiled-texts';
import { I18N_OPTIONS } from './options';
import type { Namespace } from './namespaces';
import { resourcesOf } from './resources.server';
import type { TextSource } from './text-source';
import type { Translate } from './translate';

/** Filled by the first request that needs a namespace in a language: most languages never need most of them. */
const translators = new Map<string, Translate>();
const sources = new Map<Locale, TextSource>();

/**
 * Returns a translator of one namespace for screen code: `t('stops', { count: 2 })`. Keys that `locale` lacks fall back
 * to English; keys that English lacks are returned as they are. One for all requests: it holds no request's state.
 */
export function getTranslator(locale: Locale, namespace: Namespace): Translate {
  const name = `${locale}/${namespace}`;
  let translator = translators.get(name);
  if (!translator) {
    const locales = [...new Set([locale, I18N_OPTIONS.fallbackLng])];
    const texts = locales.flatMap((code) => {
      const tree = resourcesOf(code)[namespace];
      return tree ? [{ locale: code, tree }] : [];
    });
    translator = compiledTexts(texts);
    translators.set(name, translator);
  }
  return translator;
}

/** Returns the text source for views rendered on the server. */
export function textSource(locale: Locale): TextSource {
  let source = sources.get(locale);
  if (!source) {
    source = { locale, translator: (namespace) => getTranslator(locale, namespace) };
    sources.set(locale, source);
  }
  return source;
}
