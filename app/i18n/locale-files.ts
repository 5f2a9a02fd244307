import type { Locale } from '~/market/locales';
import type { Namespace } from './namespaces';

/** One locale file as the browser fetches it: a hashed URL, cacheable for ever. */
export type LocaleFile = { locale: Locale; url: string };

/**
 * Files of one language by namespace: its own and, where it lacks keys or does not exist, the English fallback. A
 * `<meta>` carries this list to the browser, which fetches only what its pages read.
 */
export type LocaleFiles = Partial<Record<Namespace, LocaleFile[]>>;

/** Name of the `<meta>` with the file list of a hydrated page; `data-first` lists the namespaces needed at once. */
export const LOCALE_FILES_META = 'locale-files';
