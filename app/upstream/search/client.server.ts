import type { UpstreamBinding } from '~/upstream/binding';
import { endpoints, type Cabin, type SearchAnswer, type SearchRequestWire, type Vendor } from './contract';

/** A search; the binding adds language, currency and agent. */
export type SearchParameters = {
  /** City, airport or station codes, and ISO dates; one item for one way, two reversed items for a round trip. */
  trips: readonly { departure: string; arrival: string; date: string }[];
  travelers: {
    adults: number;
    children: number;
    infants: number;
    /** Ages 2 to 11, one per child. */
    childrenAges: readonly number[];
  };
  cabin: Cabin;
  /** Sells the wanted tickets; all vendors when missing. */
  vendor?: Vendor | undefined;
};

/**
 * Makes the client of the search (upstream facts §2). Failures are `UpstreamError`s; an answer may take up to 120 s.
 */
export function createSearchClient(binding: UpstreamBinding) {
  const { ids, caches, transport } = binding;

  const keyOf = (query: SearchParameters) => ['search', ...searchKey(query, binding)];

  return {
    /**
     * Returns all offers for `query`, priced for all travellers together; `variants: []` when there are none.
     * @param options.renew calls the service even when a recent answer is cached: its offers have expired
     */
    async search(query: SearchParameters, options: { renew?: boolean } = {}): Promise<SearchAnswer> {
      const asking = transport.asking(endpoints.search, searchBody(query, binding), ids);
      return caches.offers.read(keyOf(query), asking, options);
    },

    /** Returns the cached offers for `query` of the last minutes; makes no call. */
    findKept: (query: SearchParameters): Promise<SearchAnswer | null> => caches.offers.find(keyOf(query)),

    /** Like `findKept`, but also returns offers that were current some minutes ago. */
    findLast: (query: SearchParameters): Promise<SearchAnswer | null> =>
      caches.offers.find(keyOf(query), { isOldFine: true }),
  };
}

/** Builds the body of a search, also for the instant search. */
export function searchBody(query: SearchParameters, { market, marks }: Pick<UpstreamBinding, 'market' | 'marks'>) {
  return {
    ...questionWire(query),
    language: market.locale.toUpperCase(),
    currency: market.currency,
    country: market.country,
    agent: marks.agent,
    client_platform: 'web',
    filters: { transport_kind: ['airplane', 'train', 'bus'] },
  } satisfies SearchRequestWire;
}

/** Returns everything on which the answers of a search depend. */
export function searchKey(query: SearchParameters, { market, marks }: Pick<UpstreamBinding, 'market' | 'marks'>) {
  const { brand, locale, country, currency } = market;
  return [brand, locale, country, currency, marks.agent ?? null, questionWire(query)] as const;
}

/** Builds the search itself, without language, currency and agent. */
export function questionWire({ trips, travelers, cabin, vendor }: SearchParameters) {
  return {
    trips: trips.map(({ departure, arrival, date }) => ({ departure, arrival, date })),
    travelers: {
      adult: travelers.adults,
      child: travelers.children,
      infant: travelers.infants,
      childrenAges: [...travelers.childrenAges],
    },
    cabin,
    ...(vendor && { vendor }),
  } satisfies SearchRequestWire;
}
