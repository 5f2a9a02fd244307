/** The landings service: GET /popular_cities and GET /tags (specification 1 §7). */
import type { ReceivedBy } from '~/upstream/endpoint';
import { endpoints, type PopularCitiesAnswerWire, type TagsAnswerWire } from '~/upstream/landings/contract';
import type { CurrencyCode } from '~/market/currencies';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxService } from '../../service/service';
import { countryName } from '../../world/countries';
import { endpointOf, nameIn, type City } from '../../world/places';
import { russianCases } from '../../world/russian-cases';
import { cheapestTicket, priceIn } from '../prices/cheapest-ticket';
import { TAGS } from './destinations';
import { popularFrom, type PopularCity } from './popular';

/** Routes are relative to the service's prefix, /landings. */
export const landingsService: SandboxService = {
  name: 'landings',
  routes: { ...serve(endpoints.listPopularCities, popularCities), ...serve(endpoints.listTags, tags) },
};

async function popularCities(
  { tag_codes, currency, limit, locale, offset, from_city }: ReceivedBy<typeof endpoints.listPopularCities>,
  context: SandboxContext,
): Promise<PopularCitiesAnswerWire> {
  const home = endpointOf(from_city)?.city;
  if (!home) return { cities: [], total: 0 };
  const codes = (tag_codes ?? '').split(',').filter(Boolean);
  const all = popularFrom(home).filter(
    ({ tags: own }) => codes.length === 0 || codes.some((tag) => (own as readonly string[]).includes(tag)),
  );
  const cities: PopularCitiesAnswerWire['cities'] = [];
  for (const popular of all.slice(offset, offset + limit)) {
    cities.push(await cityWire(popular, home, { locale, currency, now: context.now() }));
  }
  return { cities, total: all.length };
}

async function cityWire(
  { city, tags: own }: PopularCity,
  home: City,
  { locale, currency, now }: { locale: string; currency: CurrencyCode; now: Date },
): Promise<PopularCitiesAnswerWire['cities'][number]> {
  const ticket = await cheapestTicket(home, city, now);
  const name = nameIn(city.names, locale);
  return {
    code: city.code,
    name,
    ...(locale === 'ru' && city.names.ru ? { name_cases: russianCases(name) } : {}),
    country: { code: city.countryCode, name: countryName(city.countryCode, locale) },
    tag_codes: [...own],
    price: ticket ? priceIn(currency, ticket) : null,
    departure_date: ticket?.date ?? null,
  };
}

function tags(): TagsAnswerWire {
  return { tags: Object.entries(TAGS).map(([code, name]) => ({ code, name: { ...name } })) };
}
