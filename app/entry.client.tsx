import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { installHistoryGate } from '~/ui/dialog-history';
import { type DocumentContext, DocumentProvider } from '~/features/frame/document-context';
import { watchEarlyPresses } from '~/features/search/form/early-press';
import { LOCALE_FILES_META, type LocaleFiles } from '~/i18n/locale-files';
import type { Namespace } from '~/i18n/namespaces';
import { TextSourceContext } from '~/i18n/text-source';
import { clientTexts } from '~/i18n/text-source.client';
import type { Locale } from '~/market/locales';

/** Reads from the page's head where the text files are, and which namespaces this page needs at once. */
function readLocaleFiles(): { localeFiles: LocaleFiles; first: Namespace[] } {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${LOCALE_FILES_META}"]`);
  return {
    localeFiles: JSON.parse(meta?.content || '{}') as LocaleFiles,
    first: (meta?.dataset.first?.split(' ') ?? []) as Namespace[],
  };
}

/** Remembers the screen size, which the next visit reports to the partner (specification 1 §2). */
function rememberScreen(): void {
  const isSecure = location.protocol === 'https:';
  const name = isSecure ? '__Host-screen' : 'screen';
  const attributes = `path=/;max-age=31536000;samesite=lax${isSecure ? ';secure' : ''}`;
  document.cookie = `${name}=${screen.width}x${screen.height};${attributes}`;
}

async function hydrate(): Promise<void> {
  const { localeFiles, first } = readLocaleFiles();
  const texts = await clientTexts(document.documentElement.lang as Locale, first, localeFiles);
  const context: DocumentContext = {
    nonce: '',
    hydrate: true,
    scripts: [],
    localeFiles,
    fallback: null,
    status: null,
    crawlerHead: null,
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <DocumentProvider value={context}>
          <TextSourceContext.Provider value={texts}>
            <RemixBrowser />
          </TextSourceContext.Provider>
        </DocumentProvider>
      </StrictMode>,
    );
  });
}

rememberScreen();
installHistoryGate();
watchEarlyPresses();
// Without its texts the page stays as the server sent it and works without scripts.
hydrate().catch((error: unknown) => console.error(error));
