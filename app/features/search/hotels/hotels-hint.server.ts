import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import type { CalendarDate } from '~/dates/calendar-date';
import { isRoundTrip, type SearchQuery } from '../query/search-query';
import { getTranslator } from '~/i18n/translator.server';
import { hotelsLink } from './hotels-link';

export type HotelsHint = { href: string; text: string };

/** A results page does not wait for it longer than for what else stands around the offers. */
const PATIENCE_MS = 300;
/** What the partner assumes of an infant (specification 1 §7). */
const INFANT_AGE = 1;

/**
 * Where to stay on a journey that is looked for: the partner's page for its days and travellers. Null for a journey of
 * several stops, and where the brand has no partner or the settings are not there in time.
 */
export async function hotelsHint(context: RequestContext, query: SearchQuery): Promise<HotelsHint | null> {
  const [out, back] = query.trips;
  if (!out || (query.trips.length > 1 && !isRoundTrip(query))) return null;
  return hotelsForStay(context, query, { checkin: out.date, checkout: back?.date ?? null });
}

/** The same for days that are known better than a search says them, as of a journey that is bought. */
export async function hotelsForStay(
  context: RequestContext,
  { adults, childrenAges, infants }: Pick<SearchQuery, 'adults' | 'childrenAges' | 'infants'>,
  { checkin, checkout }: { checkin: CalendarDate; checkout: CalendarDate | null },
): Promise<HotelsHint | null> {
  const { market, upstream } = context;
  const configs = upstream.settings.findConfigs(['hotels']);
  const [features, found] = await Promise.all([
    context.features(),
    degrade(configs, null, { block: 'settings', patienceMs: PATIENCE_MS }),
  ]);
  const hotels = found?.hotels;
  if (!features.hotels || !hotels?.isEnabled || !URL.canParse(hotels.url)) return null;
  const values = {
    departureDate: checkin,
    dateBack: checkout ?? '',
    adults,
    childrenAges: [...childrenAges, ...Array.from({ length: infants }, () => INFANT_AGE)],
  };
  const stay = { values, currency: market.currency, label: hotels.label, otherwise: checkin };
  return {
    href: hotelsLink(hotels.url, stay),
    text: getTranslator(market.locale, 'filters')('hotels', { partner: hotels.partnerName }),
  };
}
