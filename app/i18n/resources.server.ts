import type { Locale } from '~/market/locales';
import { missingKeys, type ResourceTree } from './keys';
import type { LocaleFiles } from './locale-files';
import { NAMESPACES, type Namespace } from './namespaces';

const trees = import.meta.glob<ResourceTree>('/locales/*/*.json', { import: 'default', eager: true });
const addresses = import.meta.glob<string>('/locales/*/*.json', { query: '?url', import: 'default', eager: true });

const pathOf = (locale: Locale, namespace: Namespace) => `/locales/${locale}/${namespace}.json`;

/** Returns the texts of one language by namespace; untranslated namespaces are absent. */
export function resourcesOf(locale: Locale): Partial<Record<Namespace, ResourceTree>> {
  const resources: Partial<Record<Namespace, ResourceTree>> = {};
  for (const namespace of NAMESPACES) {
    const tree = trees[pathOf(locale, namespace)];
    if (tree) resources[namespace] = tree;
  }
  return resources;
}

/**
 * Lists the languages whose files a namespace of `locale` needs: English replaces a missing file and fills missing
 * keys.
 */
export function localesToRead(locale: Locale, own?: ResourceTree, english?: ResourceTree): Locale[] {
  if (!own) return ['en'];
  const isComplete = locale === 'en' || !english || missingKeys(own, english).length === 0;
  return isComplete ? [locale] : [locale, 'en'];
}

const filesByLocale = new Map<Locale, LocaleFiles>();

/**
 * Returns the URLs of all text files that a browser may need for `locale`.
 * @param namespaces must be the same on each call: the result is cached by language
 */
export function localeFiles(locale: Locale, namespaces: readonly Namespace[]): LocaleFiles {
  let files = filesByLocale.get(locale);
  if (!files) {
    files = {};
    for (const namespace of namespaces) {
      const own = trees[pathOf(locale, namespace)];
      const english = trees[pathOf('en', namespace)];
      files[namespace] = localesToRead(locale, own, english).flatMap((code) => {
        const url = addresses[pathOf(code, namespace)];
        return url ? [{ locale: code, url }] : [];
      });
    }
    filesByLocale.set(locale, files);
  }
  return files;
}
