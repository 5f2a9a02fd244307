import type { Locale } from '~/market/locales';
import type { ResourceTree } from './keys';
import type { LocaleFiles } from './locale-files';
import type { Namespace } from './namespaces';
import type { TextSource } from './text-source';
import type { Translate } from './translate';
import { textWriter } from './write-text';

/** Ten attempts in all (specification 1 §8); the pause doubles between them: about 25 seconds. */
const ATTEMPTS = 10;
const FIRST_PAUSE_MS = 50;

async function fetchTexts(url: string): Promise<ResourceTree> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Use the preload link's mode and credentials, or the browser fetches the file twice.
      const response = await fetch(url, { credentials: 'same-origin' });
      if (!response.ok) throw new Error(`${response.status} for ${url}`);
      return (await response.json()) as ResourceTree;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** (attempt - 1)));
    }
  }
}

/**
 * Creates the browser's text source, ready once the texts of `namespaces` are loaded. Other namespaces load when a view
 * first reads them; if that fails for good, the browser reloads the document, which carries its texts.
 * @throws Error when the first texts cannot be loaded
 */
export async function clientTexts(
  locale: Locale,
  namespaces: readonly Namespace[],
  files: LocaleFiles,
): Promise<TextSource> {
  const writers = new Map<Namespace, Translate>();
  const loading = new Map<Namespace, Promise<void>>();

  function load(namespace: Namespace): Promise<void> {
    let promise = loading.get(namespace);
    if (!promise) {
      const fetched = (files[namespace] ?? []).map(async (file) => ({
        locale: file.locale,
        tree: await fetchTexts(file.url),
      }));
      promise = Promise.all(fetched).then((texts) => void writers.set(namespace, textWriter(texts)));
      loading.set(namespace, promise);
    }
    return promise;
  }

  await Promise.all([...new Set(namespaces)].map(load));
  return {
    locale,
    translator(namespace) {
      const writer = writers.get(namespace);
      if (writer) return writer;
      // React suspends on the thrown promise; during a navigation the old page stays until it resolves.
      throw load(namespace).catch(() => window.location.reload());
    },
  };
}
