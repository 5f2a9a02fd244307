import type { UpstreamBinding } from '~/upstream/binding';
import { paths, textsAnswer } from './contract';

/** Editors' texts in the language of the request (specification 1 §7). Failures are `UpstreamError`s. */
export function createTextsClient({ ids, market, caches, transports }: UpstreamBinding) {
  const { brand, locale } = market;

  return {
    /** Plain texts by key; a key that has no text is left out. */
    async list(keys: readonly string[]): Promise<Readonly<Record<string, string>>> {
      const wanted = [...new Set(keys)].toSorted();
      if (wanted.length === 0) return {};
      return caches.short.read(['texts.list', brand, locale, wanted], () =>
        transports.texts.call(
          {
            operation: 'list',
            method: 'POST',
            path: paths.get,
            body: { v: '2.0', keys: wanted, lang: locale, brand },
            isRead: true,
            isEnveloped: true,
            schema: textsAnswer,
          },
          ids,
        ),
      );
    },
  };
}
