import { createInstance, type BackendModule, type i18n as I18n, type ReadCallback } from 'i18next';
import type { LocaleFiles } from './locale-files';
import type { Namespace } from './namespaces';
import { I18N_OPTIONS } from './options';

/** Ten attempts in all (specification 1 §8), the pause between them doubling: about 25 seconds. */
const PATIENCE = { maxRetries: 9, retryTimeout: 50 };
const TRY_AGAIN = true;

async function fetchTexts(url: string): Promise<Record<string, unknown>> {
  // The same mode and credentials as the preload link, or the browser would fetch the file twice.
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return (await response.json()) as Record<string, unknown>;
}

/** Reads the files that the page named; a language without a file of its own has nothing to read. */
function backendOf(files: LocaleFiles): BackendModule {
  return {
    type: 'backend',
    init() {},
    read(language: string, namespace: string, done: ReadCallback) {
      const file = files[namespace as Namespace]?.find(({ locale }) => locale === language);
      if (!file) return done(null, {});
      fetchTexts(file.url).then(
        (texts) => done(null, texts),
        (error: Error) => done(error, TRY_AGAIN),
      );
    },
  };
}

/**
 * The browser's i18next, ready when the texts of `namespaces` are there. Further ones are loaded when a view first reads
 * them; if that fails for good, the page is asked for as a document, which brings its texts itself.
 * @throws Error when the first texts cannot be had
 */
export async function clientI18n(locale: string, namespaces: readonly string[], files: LocaleFiles): Promise<I18n> {
  const instance = createInstance().use(backendOf(files));
  let failure: Error | null = null;
  instance.on('failedLoading', (language, namespace) => {
    failure = new Error(`no texts of ${namespace} in ${language}`);
  });
  const ns = [...new Set([...I18N_OPTIONS.ns, ...namespaces])];
  await instance.init({ ...I18N_OPTIONS, ...PATIENCE, lng: locale, ns });
  if (failure) throw failure;
  instance.off('failedLoading');
  instance.on('failedLoading', () => window.location.reload());
  return instance;
}
