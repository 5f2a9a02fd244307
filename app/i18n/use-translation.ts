import { useContext } from 'react';
import type { Locale } from '~/market/locales';
import type { Namespace } from './namespaces';
import { TextSourceContext } from './text-source';
import type { Translate } from './translate';

/**
 * Returns the texts of one namespace for a view, on the server and in the browser. The route's handle must list the
 * namespace, so that it is loaded before hydration. On a client navigation the old page stays until it is loaded.
 * @throws Error outside of entry.server and entry.client
 */
export function useTranslation(namespace: Namespace): { t: Translate; locale: Locale } {
  const source = useContext(TextSourceContext);
  if (!source) throw new Error('no TextSourceProvider around the page');
  return { t: source.translator(namespace), locale: source.locale };
}
