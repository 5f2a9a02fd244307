import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import { installHistoryGate } from '~/features/content/history-gate';
import { type DocumentContext, DocumentProvider } from '~/features/frame/document-context';
import { clientI18n } from '~/i18n/instance.client';
import { LOCALE_FILES_META, type LocaleFiles } from '~/i18n/locale-files';

/** The list that the server put into the page's head. */
function readLocaleFiles(): LocaleFiles {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${LOCALE_FILES_META}"]`)?.content;
  return content ? (JSON.parse(content) as LocaleFiles) : {};
}

/** Told to the partner with the next visit (specification 1 §2). */
function rememberScreen(): void {
  document.cookie = `screen=${screen.width}x${screen.height};path=/;max-age=31536000;samesite=lax`;
}

async function hydrate(): Promise<void> {
  const localeFiles = readLocaleFiles();
  const i18n = await clientI18n(document.documentElement.lang, getInitialNamespaces(), localeFiles);
  const context: DocumentContext = {
    nonce: '',
    hydrate: true,
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
          <I18nextProvider i18n={i18n}>
            <RemixBrowser />
          </I18nextProvider>
        </DocumentProvider>
      </StrictMode>,
    );
  });
}

rememberScreen();
installHistoryGate();
// Without its texts the page is not hydrated: it goes on working as the server sent it, without scripts.
hydrate().catch((error: unknown) => console.error(error));
