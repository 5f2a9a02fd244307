import type { UpstreamBinding } from '~/upstream/binding';
import { hinterAnswer, paths, type SuggestEntry } from './contract';

const DEFAULT_LIMIT = 10;
/** No place has a longer name; what is longer is not worth a call of its own. */
const MAX_TEXT_LENGTH = 80;

/** Place suggestions in the language of the request (upstream facts §1). Failures are `UpstreamError`s. */
export function createSuggestClient({ ids, market, caches, transports }: UpstreamBinding) {
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
        transports.suggest.call(
          {
            operation: 'list',
            method: 'GET',
            path: paths.hinter,
            query: { str, limit, form_kind: 'all', lang: locale },
            isRead: true,
            isEnveloped: false,
            schema: hinterAnswer,
          },
          ids,
        ),
      );
    },

    /** The place that has this very city, airport or station code, with its city; null when no place has it. */
    async find(code: string): Promise<SuggestEntry | null> {
      const iata = code.trim().toUpperCase();
      if (!/^[A-Z0-9]{3,10}$/.test(iata)) return null;
      const entries = await caches.long.read(['suggest.find', locale, iata], () =>
        transports.suggest.call(
          {
            operation: 'find',
            method: 'GET',
            path: paths.iata,
            query: { iata, lang: locale },
            isRead: true,
            isEnveloped: false,
            schema: hinterAnswer,
          },
          ids,
        ),
      );
      return entries[0] ?? null;
    },

    /** The city that a visitor's address is in; null when that is not known. Never cached: addresses are personal. */
    async findByIp(ip: string): Promise<SuggestEntry | null> {
      if (ip === '') return null;
      const [entry] = await transports.suggest.call(
        {
          operation: 'findByIp',
          method: 'GET',
          path: paths.byIp,
          query: { ip },
          isRead: true,
          isEnveloped: false,
          schema: hinterAnswer,
        },
        ids,
      );
      return entry ?? null;
    },
  };
}
export type SuggestClient = ReturnType<typeof createSuggestClient>;
