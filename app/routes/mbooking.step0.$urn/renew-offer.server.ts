import type { RequestContext } from '~/bff/request/context';
import type { Settled } from '~/bff/waiting/pending.server';
import { fareParameter, findOffer, parseReference } from '~/features/search/offers/offer-reference';
import { baggageKey } from '~/features/search/offers/itinerary';
import { searchAgain } from '~/features/search/offers/search-offers.server';
import type { CalendarDate } from '~/dates/calendar-date';
import { isPastSearch, kindOfSearch, type SearchQuery } from '~/features/search/query/search-query';
import { buildSearchParams, buildSearchPath, parseSearchUrl } from '~/features/search/query/search-url';

/** How often one visit may repeat the search because the new offer has expired too. */
const MAX_RENEWALS = 3;

export type Renewal =
  /** The path to the same itinerary's step 0, or to the results when it is no longer sold. */
  | { kind: 'moved'; path: string }
  /** The link does not contain the search. */
  | { kind: 'unknown' };

/** Reads the search in a link to step 0; null when missing or invalid. */
export function searchBehind(url: URL, today: CalendarDate): SearchQuery | null {
  const parsed = parseSearchUrl(url, today);
  return 'query' in parsed ? parsed.query : null;
}

/** Returns true when this offer comes from a repeated search. */
export function isRenewed(url: URL): boolean {
  return renewals(url) > 0;
}

/** Repeats the search of an expired offer, and looks for the same flights and baggage in the new results. */
export async function renewOffer(
  context: RequestContext,
  variantId: string,
  today: CalendarDate,
  patienceMs: number,
): Promise<Settled<Renewal>> {
  const { url } = context;
  const query = searchBehind(url, today);
  if (!query) return { state: 'ready', value: { kind: 'unknown' } };
  const gone: Renewal = { kind: 'moved', path: buildSearchPath(query, [['notice', 'expired']]) };
  const reference = parseReference(url.searchParams);
  // A search for dates or destinations has no offers to look through.
  const hasOffers = kindOfSearch(query) === 'offers' && !isPastSearch(query, today);
  if (!reference || !hasOffers || renewals(url) >= MAX_RENEWALS) return { state: 'ready', value: gone };

  const settled = await searchAgain(context, query, variantId, patienceMs);
  if (settled.state !== 'ready') return settled;
  const offer = findOffer(settled.value, reference);
  if (!offer) return { state: 'ready', value: gone };
  const params = buildSearchParams(query, [
    ['offer', offer.itinerary.key],
    ['bag', baggageKey(offer.offer.baggage)],
    ...fareParameter(reference.fare),
    ...(reference.price ? [['sum', `${reference.price.amount}${reference.price.currency}`] as const] : []),
    ['renewed', String(renewals(url) + 1)],
  ]);
  const path = `/mbooking/step0/${encodeURIComponent(offer.offer.id)}?${params}`;
  return { state: 'ready', value: { kind: 'moved', path } };
}

function renewals(url: URL): number {
  const text = url.searchParams.get('renewed') ?? '';
  return /^\d$/.test(text) ? Number(text) : 0;
}
