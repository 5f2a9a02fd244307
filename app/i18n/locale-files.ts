import type { Locale } from '~/market/locales';
import type { Namespace } from './namespaces';

/** One fetchable locale file: hashed address, cacheable for ever. */
export type LocaleFile = { locale: Locale; url: string };

/**
 * The files of one language by namespace: its own and, where that lacks keys or does not exist, the English one that
 * stands in. The browser gets this list in a `<meta>` and fetches only what its pages read.
 */
export type LocaleFiles = Partial<Record<Namespace, LocaleFile[]>>;

/** Name of the `<meta>` that carries the list of a hydrated page; `data-first` names what it reads at once. */
export const LOCALE_FILES_META = 'locale-files';
