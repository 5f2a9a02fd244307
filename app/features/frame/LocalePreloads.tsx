import { useMatches } from '@remix-run/react';
import { useState } from 'react';
import { pageNamespaces } from '~/i18n/handle';
import { LOCALE_FILES_META } from '~/i18n/locale-files';
import { useDocument } from './document-context';

/** For the head of a hydrated page: where its language's files are, and an early start for those it reads itself. */
export function LocalePreloads() {
  const { localeFiles } = useDocument();
  const matches = useMatches();
  // Those of the first page: later ones are fetched when they are needed, and a preload would come too late.
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
