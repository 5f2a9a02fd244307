import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import type { CalendarDate } from '~/dates/calendar-date';
import { isRoundTrip, type SearchQuery } from '../query/search-query';
import { getTranslator } from '~/i18n/translator.server';
import { hotelsLink } from './hotels-link';

export type HotelsHint = { href: string; text: string };

/** Same limit as the other blocks around the offers. */
const PATIENCE_MS = 300;
/** Age that the partner assumes for an infant (specification 1 §7). */
const INFANT_AGE = 1;

/**
 * Links to the partner's hotels for the days and travellers of a search. Null for several stops, for brands without a
 * partner, and when the settings fail or time out.
 */
export async function hotelsHint(context: RequestContext, query: SearchQuery): Promise<HotelsHint | null> {
  const [out, back] = query.trips;
  if (!out || (query.trips.length > 1 && !isRoundTrip(query))) return null;
  return hotelsForStay(context, query, { checkin: out.date, checkout: back?.date ?? null });
}

/** Links to hotels for exact days, for example of a booked journey. */
export async function hotelsForStay(
  context: RequestContext,
  { adults, childrenAges, infants }: Pick<SearchQuery, 'adults' | 'childrenAges' | 'infants'>,
  { checkin, checkout }: { checkin: CalendarDate; checkout: CalendarDate | null },
): Promise<HotelsHint | null> {
  const { market, upstream } = context;
  const configs = upstream.settings.findConfigs(['hotels']);
  const [features, settings] = await Promise.all([
    context.features(),
    degrade(configs, null, { block: 'settings', patienceMs: PATIENCE_MS }),
  ]);
  const hotels = settings?.hotels;
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
