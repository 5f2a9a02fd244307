/**
 * What a link to step 0 says of its offer beside the variant id: enough to find the same offer in a new search when the
 * old one has expired, and to tell whether its price has moved since.
 */
import { buildSearchParams } from '../query/search-url';
import type { SearchQuery } from '../query/search-query';
import { isCurrency } from '~/market/currencies';
import type { Money } from '~/market/money';
import type { SearchAnswer, Variant } from '~/upstream/search/contract';
import { baggageKey, groupOffers, type Itinerary } from './itinerary';

export type OfferReference = {
  itinerary: string;
  baggage: string;
  /** What the card showed; null when the link does not say. */
  price: Money | null;
};

/** The parameters of a reference, to append to a search query. */
export function referenceParameters(itinerary: Itinerary, offer: Variant): [string, string][] {
  const { amount, currency } = offer.price;
  return [
    ['offer', itinerary.key],
    ['bag', baggageKey(offer.baggage)],
    ['sum', `${amount}${currency}`],
  ];
}

/** Reads a reference out of a link; null when it names no itinerary. */
export function parseReference(searchParams: URLSearchParams): OfferReference | null {
  const itinerary = searchParams.get('offer');
  if (!itinerary) return null;
  return { itinerary, baggage: searchParams.get('bag') ?? 'unknown', price: parseSum(searchParams.get('sum')) };
}

function parseSum(text: string | null): Money | null {
  const [, amount, currency] = /^(\d{1,12})([A-Z]{3})$/.exec(text ?? '') ?? [];
  return amount && isCurrency(currency) ? { amount: Number(amount), currency } : null;
}

/** The offer that a reference means, in a new answer: its baggage if that is still sold. Null when it no longer flies. */
export function findOffer(
  answer: SearchAnswer,
  reference: OfferReference,
): { itinerary: Itinerary; offer: Variant } | null {
  const itinerary = groupOffers(answer).find(({ key }) => key === reference.itinerary);
  if (!itinerary) return null;
  const same = itinerary.offers.find((offer) => baggageKey(offer.baggage) === reference.baggage);
  return { itinerary, offer: same ?? itinerary.offers[0]! };
}

/** The link to step 0 of an offer, with the search and the reference behind it. */
export function offerPath(query: SearchQuery, itinerary: Itinerary, offer: Variant): string {
  return `/mbooking/step0/${encodeURIComponent(offer.id)}?${buildSearchParams(query, referenceParameters(itinerary, offer))}`;
}
