import type { Locale } from '~/market/locales';
import { missingKeys, type ResourceTree } from './keys';
import type { LocaleFiles } from './locale-files';
import { NAMESPACES, type Namespace } from './namespaces';

const trees = import.meta.glob<ResourceTree>('/locales/*/*.json', { import: 'default', eager: true });
const addresses = import.meta.glob<string>('/locales/*/*.json', { query: '?url', import: 'default', eager: true });

const pathOf = (locale: Locale, namespace: Namespace) => `/locales/${locale}/${namespace}.json`;

/** Texts of one language by namespace; a namespace that is not translated is absent. */
export function resourcesOf(locale: Locale): Partial<Record<Namespace, ResourceTree>> {
  const resources: Partial<Record<Namespace, ResourceTree>> = {};
  for (const namespace of NAMESPACES) {
    const tree = trees[pathOf(locale, namespace)];
    if (tree) resources[namespace] = tree;
  }
  return resources;
}

/**
 * Whose files write a namespace of `locale`: the English one stands in where the language has none, and stands by where
 * it lacks keys.
 */
export function localesToRead(locale: Locale, own?: ResourceTree, english?: ResourceTree): Locale[] {
  if (!own) return ['en'];
  const isComplete = locale === 'en' || !english || missingKeys(own, english).length === 0;
  return isComplete ? [locale] : [locale, 'en'];
}

const known = new Map<Locale, LocaleFiles>();

/**
 * Addresses of everything that a browser may need to write `locale`.
 * @param namespaces the same at each call: the answer is kept
 */
export function localeFiles(locale: Locale, namespaces: readonly Namespace[]): LocaleFiles {
  let files = known.get(locale);
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
    known.set(locale, files);
  }
  return files;
}
