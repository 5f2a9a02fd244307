import type { UpstreamBinding } from '~/upstream/binding';
import { endpoints, type SuggestEntry } from './contract';

const DEFAULT_LIMIT = 10;
/** Longer than the name of any place; longer texts make no call. */
const MAX_TEXT_LENGTH = 80;

/**
 * Makes the client of place suggestions in the language of the request (upstream facts §1). Failures are
 * `UpstreamError`s.
 */
export function createSuggestClient({ ids, market, caches, transport }: UpstreamBinding) {
  const { locale } = market;

  return {
    /**
     * Returns places whose name or code begins with `text`, best first; empty for unknown or blank text.
     * @param options.limit maximum number of places (1 to 50), 10 by default
     */
    async list(text: string, options: { limit?: number } = {}): Promise<SuggestEntry[]> {
      const limit = options.limit ?? DEFAULT_LIMIT;
      const str = text.trim().replace(/\s+/g, ' ').slice(0, MAX_TEXT_LENGTH);
      if (str === '') return [];
      return caches.long.read(['suggest.list', locale, str.toLowerCase(), limit], () =>
        transport.call(endpoints.list, { str, limit, form_kind: 'all', lang: locale }, ids),
      );
    },

    /** Returns the place with exactly this city, airport or station code, with its city; null when there is none. */
    async find(code: string): Promise<SuggestEntry | null> {
      const iata = code.trim().toUpperCase();
      if (!/^[A-Z0-9]{3,10}$/.test(iata)) return null;
      const entries = await caches.long.read(['suggest.find', locale, iata], () =>
        transport.call(endpoints.find, { iata, lang: locale }, ids),
      );
      return entries[0] ?? null;
    },

    /** Returns the city of a visitor's address; null when unknown. Never cached: addresses are personal. */
    async findByIp(ip: string): Promise<SuggestEntry | null> {
      if (ip === '') return null;
      const [entry] = await transport.call(endpoints.findByIp, { ip }, ids);
      return entry ?? null;
    },
  };
}
export type SuggestClient = ReturnType<typeof createSuggestClient>;
