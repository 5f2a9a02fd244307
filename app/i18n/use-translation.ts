import { useTranslation as useI18next } from 'react-i18next';
import type { Locale } from '~/market/locales';
import type { Namespace } from './namespaces';

/** Writes the text of a key; `count` chooses the plural form, other parameters fill `{{name}}`. */
export type Translate = (key: string, params?: Record<string, string | number>) => string;

/**
 * Texts of one namespace for views, on the server and in the browser. The route's handle must list the namespace:
 * then it is loaded before the page is hydrated. On a client navigation the page that is left stays until it is there.
 */
export function useTranslation(namespace: Namespace): { t: Translate; locale: Locale } {
  const { t, i18n } = useI18next(namespace);
  return { t: (key, params) => t(key, params ?? {}), locale: i18n.language as Locale };
}
