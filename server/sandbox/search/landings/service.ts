/** The landings service: popular destinations (specification 1 §7) and facts of landing pages (specification 3 §7). */
import type { ReceivedBy } from '~/upstream/endpoint';
import { commentEndpoints, type CommentKind } from '~/upstream/landings/comments-contract';
import { endpoints, type PopularCitiesAnswerWire, type TagsAnswerWire } from '~/upstream/landings/contract';
import { listEndpoints } from '~/upstream/landings/lists-contract';
import { pageEndpoints } from '~/upstream/landings/pages-contract';
import { wayEndpoints } from '~/upstream/landings/ways-contract';
import type { CurrencyCode } from '~/market/currencies';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxHandler, SandboxService } from '../../service/service';
import { countryName } from '../../world/countries';
import { endpointOf, nameIn, type City } from '../../world/places';
import { russianCases } from '../../world/russian-cases';
import { cheapestTicket, priceIn } from '../prices/cheapest-ticket';
import {
  COMMENT_SCHEMA,
  createComment,
  findOwnComments,
  listComments,
  listRouteComments,
  WIPE_COMMENTS,
} from './comments';
import { TAGS } from './destinations';
import { routeList, subjectList } from './lists';
import { airlinePage, airportPage, cityPage, countryPage, routePage } from './pages';
import { popularFrom, type PopularCity } from './popular';
import { airlineRouteList, airlineRoutePage, airportPairList, airportPairPage } from './ways';

const comments = serve(commentEndpoints.listComments, listComments);
const routeComments = serve(commentEndpoints.listRouteComments, listRouteComments);

/** Routes are relative to the service's prefix, /landings. */
export const landingsService: SandboxService = {
  name: 'landings',
  schema: COMMENT_SCHEMA,
  wipe: WIPE_COMMENTS,
  routes: {
    ...serve(endpoints.listPopularCities, popularCities),
    ...serve(endpoints.listTags, tags),
    ...serve(listEndpoints.listSubjects, ({ kind, offset, limit }, { now }) => subjectList(kind, offset, limit, now())),
    ...serve(listEndpoints.listRoutes, ({ offset, limit }, { now }) => routeList(offset, limit, now())),
    ...serve(commentEndpoints.createComment, createComment),
    ...serve(commentEndpoints.findOwnComments, findOwnComments),
    ...serve(wayEndpoints.findAirportPair, (asked, { now }) => airportPairPage(asked, now())),
    ...serve(wayEndpoints.findAirlineRoute, (asked, { now }) => airlineRoutePage(asked, now())),
    ...serve(wayEndpoints.listAirportPairs, (asked, { now }) => airportPairList(asked, now())),
    ...serve(wayEndpoints.listAirlineRoutes, (asked, { now }) => airlineRouteList(asked, now())),
    ...orComments(
      'routes',
      serve(pageEndpoints.findRoute, ({ departure, arrival }, { now }) => routePage(departure, arrival, now())),
    ),
    ...orComments(
      'cities',
      serve(pageEndpoints.findCity, ({ code }, { now }) => cityPage(code, now())),
    ),
    ...orComments(
      'airports',
      serve(pageEndpoints.findAirport, ({ code }, { now }) => airportPage(code, now())),
    ),
    ...orComments(
      'countries',
      serve(pageEndpoints.findCountry, ({ code }, { now }) => countryPage(code, now())),
    ),
    ...orComments(
      'airlines',
      serve(pageEndpoints.findAirline, ({ slug }, { now }) => airlinePage(slug, now())),
    ),
    // After the pages, whose addresses these are too.
    ...comments,
    ...routeComments,
  },
};

/** Answers `only=comments` at the address of a page with its comments (specification 3 §7). */
function orComments(kind: CommentKind, page: Record<string, SandboxHandler>): Record<string, SandboxHandler> {
  const [other] = Object.values(kind === 'routes' ? routeComments : comments);
  return Object.fromEntries(
    Object.entries(page).map(([route, handler]): [string, SandboxHandler] => [
      route,
      (request, context) => {
        if (!other || request.query.get('only') !== 'comments') return handler(request, context);
        const { slug, ...params } = request.params;
        return other({ ...request, params: { kind, ...params, ...(slug !== undefined && { code: slug }) } }, context);
      },
    ]),
  );
}

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
