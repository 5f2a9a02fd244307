import { useContext } from 'react';
import type { Locale } from '~/market/locales';
import type { Namespace } from './namespaces';
import { TextSourceContext } from './text-source';
import type { Translate } from './translate';

/**
 * Texts of one namespace for views, on the server and in the browser. The route's handle must list the namespace:
 * then it is loaded before the page is hydrated. On a client navigation the page that is left stays until it is there.
 * @throws Error outside of entry.server and entry.client
 */
export function useTranslation(namespace: Namespace): { t: Translate; locale: Locale } {
  const source = useContext(TextSourceContext);
  if (!source) throw new Error('no TextSourceProvider around the page');
  return { t: source.translator(namespace), locale: source.locale };
}
