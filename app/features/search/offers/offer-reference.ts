/**
 * Identifies an offer in a link to step 0, besides the variant id: enough to find the offer in a new search after it
 * expired, and to detect a price change.
 */
import { buildSearchParams } from '../query/search-url';
import type { SearchQuery } from '../query/search-query';
import { isCurrency } from '~/market/currencies';
import type { Money } from '~/market/money';
import type { SearchAnswer, Variant } from '~/upstream/search/contract';
import { baggageKey, groupOffers, type Itinerary } from './itinerary';
import { fareToChoose } from './offer-fares';

export type OfferReference = {
  itinerary: string;
  baggage: string;
  /** Key of the fare that the traveller has chosen: a kind of car, a dearer fare. Null for the offer's own. */
  fare: string | null;
  /** Price shown with that fare; null when the link has none. */
  price: Money | null;
};

/** Returns the parameters of a reference, to append to a search query. */
export function referenceParameters(itinerary: Itinerary, offer: Variant): [string, string][] {
  const { amount, currency } = offer.price;
  return [
    ['offer', itinerary.key],
    ['bag', baggageKey(offer.baggage)],
    ...fareParameter(fareToChoose(offer)),
    ['sum', `${amount}${currency}`],
  ];
}

/** Returns the parameter of a chosen fare, if any. */
export function fareParameter(fare: string | null): [string, string][] {
  return fare === null ? [] : [['tariff', fare]];
}

/** Names the fare of an offer in a link that opens its ticket: its baggage and, where one is chosen, its fare. */
export function fareReference(offer: Variant): string {
  return [baggageKey(offer.baggage), ...fareParameter(fareToChoose(offer)).map(([, fare]) => fare)].join('.');
}

/** Reads a reference from a link; null without an itinerary. */
export function parseReference(searchParams: URLSearchParams): OfferReference | null {
  const itinerary = searchParams.get('offer');
  if (!itinerary) return null;
  return {
    itinerary,
    baggage: searchParams.get('bag') ?? 'unknown',
    fare: searchParams.get('tariff') || null,
    price: parseSum(searchParams.get('sum')),
  };
}

function parseSum(text: string | null): Money | null {
  const [, amount, currency] = /^(\d{1,12})([A-Z]{3})$/.exec(text ?? '') ?? [];
  return amount && isCurrency(currency) ? { amount: Number(amount), currency } : null;
}

/** Finds the referenced offer in a new answer, preferably with the same baggage. Null when the flights are gone. */
export function findOffer(
  answer: SearchAnswer,
  reference: OfferReference,
): { itinerary: Itinerary; offer: Variant } | null {
  const itinerary = groupOffers(answer).find(({ key }) => key === reference.itinerary);
  if (!itinerary) return null;
  const same = itinerary.offers.find((offer) => baggageKey(offer.baggage) === reference.baggage);
  return { itinerary, offer: same ?? itinerary.offers[0]! };
}

/** Builds the link to step 0 of an offer, with search and reference. */
export function offerPath(query: SearchQuery, itinerary: Itinerary, offer: Variant): string {
  return `/mbooking/step0/${encodeURIComponent(offer.id)}?${buildSearchParams(query, referenceParameters(itinerary, offer))}`;
}
