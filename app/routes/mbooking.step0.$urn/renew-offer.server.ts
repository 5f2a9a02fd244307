import type { RequestContext } from '~/bff/request/context';
import type { Settled } from '~/bff/waiting/pending.server';
import { findOffer, parseReference } from '~/features/search/offers/offer-reference';
import { baggageKey } from '~/features/search/offers/itinerary';
import { searchAgain } from '~/features/search/offers/search-offers.server';
import type { CalendarDate } from '~/dates/calendar-date';
import { isPastSearch, kindOfSearch, type SearchQuery } from '~/features/search/query/search-query';
import { buildSearchParams, buildSearchPath, parseSearchUrl } from '~/features/search/query/search-url';

/** How often one visit may find that even the new offer has expired. */
const MAX_RENEWALS = 3;

export type Renewal =
  /** The same itinerary is on sale: its step 0, or the results when it no longer is. */
  | { kind: 'moved'; path: string }
  /** Nothing in the link says what was searched. */
  | { kind: 'unknown' };

/** The search behind a link to step 0; null when it has none that can be read. */
export function searchBehind(url: URL, today: CalendarDate): SearchQuery | null {
  const parsed = parseSearchUrl(url, today);
  return 'query' in parsed ? parsed.query : null;
}

/** True when this page is about an offer that was searched anew. */
export function isRenewed(url: URL): boolean {
  return renewals(url) > 0;
}

/** Searches the trip of an expired offer again, and finds the same flights and baggage in what is on sale now. */
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
  // A search of dates or destinations has no offers of its own to find this one among.
  const hasOffers = kindOfSearch(query) === 'offers' && !isPastSearch(query, today);
  if (!reference || !hasOffers || renewals(url) >= MAX_RENEWALS) return { state: 'ready', value: gone };

  const settled = await searchAgain(context, query, variantId, patienceMs);
  if (settled.state !== 'ready') return settled;
  const found = findOffer(settled.value, reference);
  if (!found) return { state: 'ready', value: gone };
  const params = buildSearchParams(query, [
    ['offer', found.itinerary.key],
    ['bag', baggageKey(found.offer.baggage)],
    ...(reference.price ? [['sum', `${reference.price.amount}${reference.price.currency}`] as const] : []),
    ['renewed', String(renewals(url) + 1)],
  ]);
  const path = `/mbooking/step0/${encodeURIComponent(found.offer.id)}?${params}`;
  return { state: 'ready', value: { kind: 'moved', path } };
}

function renewals(url: URL): number {
  const text = url.searchParams.get('renewed') ?? '';
  return /^\d$/.test(text) ? Number(text) : 0;
}
