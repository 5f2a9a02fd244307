import { createContext } from 'react';
import type { Locale } from '~/market/locales';
import type { Namespace } from './namespaces';
import type { Translate } from './translate';

/** Where views get their texts from: i18next on the server, the fetched files in the browser. */
export type TextSource = {
  locale: Locale;
  /** In the browser it suspends while the texts are still being fetched. */
  translator(namespace: Namespace): Translate;
};

/** Provided by entry.server and entry.client. */
export const TextSourceContext = createContext<TextSource | null>(null);
