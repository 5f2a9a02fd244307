import { createInstance, type BackendModule, type i18n as I18n, type ReadCallback } from 'i18next';
import type { LocaleFiles } from './locale-files';
import type { Namespace } from './namespaces';
import { I18N_OPTIONS } from './options';

/** Specification 1 §8: a locale file is asked for up to ten times. */
const ATTEMPTS = 10;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;

async function fetchTexts(url: string): Promise<Record<string, unknown>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // The same mode and credentials as the preload link, or the browser would fetch the file twice.
      const response = await fetch(url, { credentials: 'same-origin' });
      if (response.ok) return (await response.json()) as Record<string, unknown>;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
    if (attempt === ATTEMPTS) throw new Error(`no locale file at ${url}`);
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
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
        (error: Error) => done(error, null),
      );
    },
  };
}

/** The browser's i18next, ready when `namespaces` are there. Further ones load when a view first reads them. */
export async function clientI18n(locale: string, namespaces: readonly string[], files: LocaleFiles): Promise<I18n> {
  const instance = createInstance().use(backendOf(files));
  await instance.init({ ...I18N_OPTIONS, lng: locale, ns: [...new Set([...I18N_OPTIONS.ns, ...namespaces])] });
  return instance;
}
