import { useMatches } from '@remix-run/react';
import { useState } from 'react';
import { pageNamespaces } from '~/i18n/handle';
import { LOCALE_FILES_META } from '~/i18n/locale-files';
import { useDocument } from './document-context';

/** Head tags of a hydrated page: the list of its text files, and preloads for those it needs itself. */
export function LocalePreloads() {
  const { localeFiles } = useDocument();
  const matches = useMatches();
  // Fix the first page's namespaces: later pages fetch theirs on demand, when a preload would be too late.
  const [namespaces] = useState(() => pageNamespaces(matches));
  const files = namespaces.flatMap((namespace) => localeFiles[namespace] ?? []);
  return (
    <>
      <meta name={LOCALE_FILES_META} content={JSON.stringify(localeFiles)} data-first={namespaces.join(' ')} />
      {files.map(({ url }) => (
        <link key={url} rel="preload" as="fetch" href={url} crossOrigin="anonymous" />
      ))}
    </>
  );
}
