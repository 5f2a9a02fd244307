import type { Locale } from '~/market/locales';
import type { ResourceTree } from './keys';
import type { LocaleFiles } from './locale-files';
import type { Namespace } from './namespaces';
import type { TextSource } from './text-source';
import type { Translate } from './translate';
import { textWriter } from './write-text';

/** Ten attempts in all (specification 1 §8), the pause between them doubling: about 25 seconds. */
const ATTEMPTS = 10;
const FIRST_PAUSE_MS = 50;

async function fetchTexts(url: string): Promise<ResourceTree> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // The same mode and credentials as the preload link, or the browser would fetch the file twice.
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
 * The browser's texts, ready when those of `namespaces` are there. Further ones are fetched when a view first reads
 * them; if that fails for good, the page is asked for as a document, which brings its texts itself.
 * @throws Error when the first texts cannot be had
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
      // React waits for what is thrown; on a navigation the page that is left stays until then.
      throw load(namespace).catch(() => window.location.reload());
    },
  };
}
