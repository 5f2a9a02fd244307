import { LOCALES, type Locale } from '~/market/locales';
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

function filesOf(locale: Locale): LocaleFiles {
  const files: LocaleFiles = {};
  for (const namespace of NAMESPACES) {
    const english = trees[pathOf('en', namespace)];
    const own = trees[pathOf(locale, namespace)];
    const isComplete = own !== undefined && (english === undefined || missingKeys(own, english).length === 0);
    const locales: Locale[] = locale === 'en' || isComplete ? [locale] : own ? [locale, 'en'] : ['en'];
    files[namespace] = locales.flatMap((code) => {
      const url = addresses[pathOf(code, namespace)];
      return url ? [{ locale: code, url }] : [];
    });
  }
  return files;
}

const FILES = Object.fromEntries(LOCALES.map((locale) => [locale, filesOf(locale)])) as Record<Locale, LocaleFiles>;

/** Addresses of everything a browser may need to write `locale`. */
export function localeFiles(locale: Locale): LocaleFiles {
  return FILES[locale];
}
