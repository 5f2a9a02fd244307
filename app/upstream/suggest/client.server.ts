import type { UpstreamBinding } from '~/upstream/binding';
import { endpoints, type SuggestEntry } from './contract';

const DEFAULT_LIMIT = 10;
/** No place has a longer name; what is longer is not worth a call of its own. */
const MAX_TEXT_LENGTH = 80;

/** Place suggestions in the language of the request (upstream facts §1). Failures are `UpstreamError`s. */
export function createSuggestClient({ ids, market, caches, transport }: UpstreamBinding) {
  const { locale } = market;

  return {
    /**
     * Places whose name or code begins like `text`, best first; empty for unknown or blank text.
     * @param options.limit at most so many (1 to 50), 10 unless told
     */
    async list(text: string, options: { limit?: number } = {}): Promise<SuggestEntry[]> {
      const limit = options.limit ?? DEFAULT_LIMIT;
      const str = text.trim().replace(/\s+/g, ' ').slice(0, MAX_TEXT_LENGTH);
      if (str === '') return [];
      return caches.long.read(['suggest.list', locale, str.toLowerCase(), limit], () =>
        transport.call(endpoints.list, { str, limit, form_kind: 'all', lang: locale }, ids),
      );
    },

    /** The place that has this very city, airport or station code, with its city; null when no place has it. */
    async find(code: string): Promise<SuggestEntry | null> {
      const iata = code.trim().toUpperCase();
      if (!/^[A-Z0-9]{3,10}$/.test(iata)) return null;
      const entries = await caches.long.read(['suggest.find', locale, iata], () =>
        transport.call(endpoints.find, { iata, lang: locale }, ids),
      );
      return entries[0] ?? null;
    },

    /** The city that a visitor's address is in; null when that is not known. Never cached: addresses are personal. */
    async findByIp(ip: string): Promise<SuggestEntry | null> {
      if (ip === '') return null;
      const [entry] = await transport.call(endpoints.findByIp, { ip }, ids);
      return entry ?? null;
    },
  };
}
export type SuggestClient = ReturnType<typeof createSuggestClient>;
