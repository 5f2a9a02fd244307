import { createContext } from 'react';
import type { Locale } from '~/market/locales';
import type { Namespace } from './namespaces';
import type { Translate } from './translate';

/** Source of the views' texts: i18next on the server, fetched files in the browser. */
export type TextSource = {
  locale: Locale;
  /** Suspends in the browser while the texts are loading. */
  translator(namespace: Namespace): Translate;
};

/** Provided by entry.server and entry.client. */
export const TextSourceContext = createContext<TextSource | null>(null);
