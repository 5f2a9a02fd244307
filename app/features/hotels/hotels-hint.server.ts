import type { RequestContext } from '~/bff/context';
import { degrade } from '~/bff/degrade.server';
import { isRoundTrip, type SearchQuery } from '~/features/search-query/search-query';
import { getTranslator } from '~/i18n/translator.server';
import { hotelsLink } from './hotels-link';

export type HotelsHint = { href: string; text: string };

/** A results page does not wait for it longer than for what else stands around the offers. */
const PATIENCE_MS = 300;
/** What the partner assumes of an infant (specification 1 §7). */
const INFANT_AGE = 1;

/**
 * Where to stay on a journey: the partner's page for its days and travellers. Null for a journey of several stops, and
 * where the brand has no partner or the settings are not there in time.
 */
export async function hotelsHint(context: RequestContext, query: SearchQuery): Promise<HotelsHint | null> {
  const { market, upstream } = context;
  const [out, back] = query.trips;
  if (!out || (query.trips.length > 1 && !isRoundTrip(query))) return null;
  const configs = upstream.settings.findConfigs(['hotels']);
  const [features, found] = await Promise.all([
    context.features(),
    degrade(configs, null, { block: 'settings', patienceMs: PATIENCE_MS }),
  ]);
  const hotels = found?.hotels;
  if (!features.hotels || !hotels?.isEnabled || !URL.canParse(hotels.url)) return null;
  const values = {
    departureDate: out.date,
    dateBack: back?.date ?? '',
    adults: query.adults,
    childrenAges: [...query.childrenAges, ...Array.from({ length: query.infants }, () => INFANT_AGE)],
  };
  const stay = { values, currency: market.currency, label: hotels.label, otherwise: out.date };
  return {
    href: hotelsLink(hotels.url, stay),
    text: getTranslator(market.locale, 'filters')('hotels', { partner: hotels.partnerName }),
  };
}
