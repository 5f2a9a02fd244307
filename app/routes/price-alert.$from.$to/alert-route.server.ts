import { json } from '@remix-run/node';
import { tryLater } from '~/bff/http/try-later.server';
import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { pathInLanguage } from '~/features/frame/crawlers/page-links';
import { pathOf } from '~/features/landings/addresses';
import { commentedSubject, subjectName } from '~/features/landings/comments/commented-subject.server';
import { nameOf } from '~/features/landings/names';
import { findPlaceNames, hasUnknownPlace, tripInOneCity } from '~/features/search/places/names-of-search.server';
import { placeCode } from '~/features/search/query/search-query';
import { BRANDS } from '~/market/brands';

/** The route of a price alert: its codes, its name and those of its places, and the page about it where there is one. */
export type AlertRoute = {
  codes: [string, string];
  name: string;
  names: Record<string, string>;
  pagePath: string | null;
};

const PATIENCE_MS = 4000;

/**
 * Finds the route of the address. Cities have pages about their routes; airports and stations only have names.
 * @throws Response 404 for places that nobody knows, 503 while the service does not tell
 */
export async function alertRoute(
  context: RequestContext,
  { from = '', to = '' }: Partial<Record<string, string>>,
): Promise<AlertRoute> {
  const codes = [placeCode(from), placeCode(to)];
  const [departure, arrival] = codes;
  if (!departure || !arrival || departure === arrival) throw json(null, { status: 404 });
  const { market, upstream } = context;
  const asked = commentedSubject(upstream, { kind: 'routes', codes: [departure, arrival] }).then((subject) => ({
    subject,
  }));
  const found = await degrade(asked, null, { block: 'price-alert', patienceMs: PATIENCE_MS });
  if (!found) throw tryLater();
  if (found.subject?.kind === 'route') {
    const { subject } = found;
    const cities = [subject.facts.departure, subject.facts.arrival] as const;
    return {
      codes: [cities[0].code, cities[1].code],
      name: subjectName(subject, market.locale),
      names: Object.fromEntries(cities.map((city) => [city.code, nameOf(city, market.locale)])),
      pagePath: pathInLanguage(BRANDS[market.brand], pathOf(subject, market.locale), market.locale),
    };
  }
  const places = { trips: [{ departure, arrival }] };
  const [isUnknown, inCity, names] = await Promise.all([
    hasUnknownPlace(context, places),
    tripInOneCity(context, places),
    findPlaceNames(context, places),
  ]);
  if (isUnknown || inCity) throw json(null, { status: 404 });
  const name = `${names[departure] ?? departure} – ${names[arrival] ?? arrival}`;
  return { codes: [departure, arrival], name, names, pagePath: null };
}
