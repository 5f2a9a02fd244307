import type { UpstreamBinding } from '~/upstream/binding';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import { endpoints } from './contract';

/**
 * Makes the client of editors' texts in the language of the request (specification 1 §7). Failures are
 * `UpstreamError`s.
 */
export function createTextsClient(binding: UpstreamBinding) {
  const { brand, locale } = binding.market;
  const call = envelopedCalls(binding);

  return {
    /** Returns plain texts by key, without keys that have no text. */
    async list(keys: readonly string[]): Promise<Readonly<Record<string, string>>> {
      const sortedKeys = [...new Set(keys)].toSorted();
      if (sortedKeys.length === 0) return {};
      return binding.caches.lasting.read(['texts.list', brand, locale, sortedKeys], () =>
        call(endpoints.list, { keys: sortedKeys, brand }),
      );
    },
  };
}
