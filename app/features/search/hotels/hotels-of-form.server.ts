import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { addDays, utcToday } from '~/dates/calendar-date';
import { readSearchForm } from '../form/read-form';
import { DEPARTURE_IN_DAYS } from '../query/partner-parameters';
import { hotelsLink } from './hotels-link';

const PATIENCE_MS = 1500;

/**
 * Returns the partner's hotels for a filled search form: its days and travellers, in the city of arrival. Null where there is no
 * partner, and when the settings fail.
 * @param url with the parameters of the form
 */
export async function hotelsOfForm(
  { market, upstream, features, url }: Pick<RequestContext, 'market' | 'upstream' | 'features' | 'url'>,
  now: Date,
): Promise<string | null> {
  const values = readSearchForm(url.searchParams);
  const { text, code, label } = values.arrival;
  const isPicked = /^[A-Z]{3}$/.test(code) && text === label;
  const wait = <T>(work: Promise<T>) => degrade(work, null, { block: 'hotels', patienceMs: PATIENCE_MS });
  const [flags, settings, place] = await Promise.all([
    features(),
    wait(upstream.settings.findConfigs(['hotels'])),
    isPicked ? wait(upstream.suggest.find(code)) : null,
  ]);
  const hotels = settings?.hotels;
  if (!flags.hotels || !hotels?.isEnabled || !URL.canParse(hotels.url)) return null;
  const otherwise = addDays(utcToday(now), DEPARTURE_IN_DAYS);
  const destination = place?.city.hotelPartnerId ?? null;
  return hotelsLink(hotels.url, { values, currency: market.currency, label: hotels.label, destination, otherwise });
}
