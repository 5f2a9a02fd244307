import type { UpstreamBinding } from '~/upstream/binding';
import { paths, searchAnswer, type Cabin, type SearchAnswer, type SearchRequestWire } from './contract';

/** What is searched; the binding adds language, currency and agent. */
export type SearchParameters = {
  /** City, airport or station codes, and ISO dates; one item one way, two reversed items a round trip. */
  trips: readonly { departure: string; arrival: string; date: string }[];
  travelers: {
    adults: number;
    children: number;
    infants: number;
    /** Ages 2 to 11, one per child. */
    childrenAges: readonly number[];
  };
  cabin: Cabin;
};

/** Search of offers (upstream facts §2). Failures are `UpstreamError`s; an answer may take up to 120 s. */
export function createSearchClient({ ids, market, marks, caches, transports }: UpstreamBinding) {
  const { brand, locale, country, currency } = market;

  return {
    /**
     * All offers for `query`, priced for all travellers together; no offers is an answer too: `variants: []`.
     * @param options.renew asks the service, even when a recent answer is kept: its offers have expired
     */
    async search(query: SearchParameters, options: { renew?: boolean } = {}): Promise<SearchAnswer> {
      const body = toWire(query);
      const ask = () =>
        transports.search.call(
          {
            operation: 'search',
            method: 'POST',
            path: paths.search,
            body: { ...body, language: locale.toUpperCase(), currency, agent: marks.agent, client_platform: 'web' },
            isRead: true,
            isEnveloped: false,
            schema: searchAnswer,
          },
          ids,
        );
      return caches.short.read(['search', brand, locale, country, currency, marks.agent ?? null, body], ask, options);
    },
  };
}
export type SearchClient = ReturnType<typeof createSearchClient>;

function toWire({ trips, travelers, cabin }: SearchParameters) {
  return {
    trips: trips.map(({ departure, arrival, date }) => ({ departure, arrival, date })),
    travelers: {
      adult: travelers.adults,
      child: travelers.children,
      infant: travelers.infants,
      childrenAges: [...travelers.childrenAges],
    },
    cabin,
  } satisfies SearchRequestWire;
}
