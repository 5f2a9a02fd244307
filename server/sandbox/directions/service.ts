/** The directions service: what is flown most, counted in the world's timetable (specification 1 §7). */
import { byAirlineRequest, frequentRequest, paths, type DirectionsAnswerWire } from '~/upstream/directions/contract';
import { cheapestTicket, priceIn } from '../prices/cheapest-ticket';
import type { SandboxContext, SandboxReply, SandboxRequest, SandboxService } from '../service';
import { LANGUAGES, nameIn, type City } from '../world/places';
import { russianCases } from '../world/russian-cases';
import { directionsFrom, directionsOfCarrier, type CityPair } from './most-flown';

/** Routes are relative to the service's prefix, /directions. */
export const directionsService: SandboxService = {
  name: 'directions',
  routes: {
    [`GET ${pattern(paths.frequent)}`]: frequent,
    [`GET ${pattern(paths.byAirline)}`]: byAirline,
  },
};

/** `/{type}/{code}` as the router writes it. */
function pattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

async function frequent({ params, query }: SandboxRequest, context: SandboxContext): Promise<SandboxReply> {
  const parsed = frequentRequest.safeParse({ ...params, ...Object.fromEntries(query) });
  if (!parsed.success) return { status: 400, json: { error: 'requestFormat' } };
  const { type, code, limit, currency } = parsed.data;
  const pairs = directionsFrom(type, code.toUpperCase()).slice(0, limit);
  if (!currency) return { json: answerOf(pairs) };
  const directions: DirectionsAnswerWire['directions'] = [];
  for (const pair of pairs) {
    const ticket = await cheapestTicket(pair.from, pair.to, context.now());
    const priced = ticket ? { price: priceIn(currency, ticket), departure_date: ticket.date } : {};
    directions.push({ ...directionOf(pair), ...priced });
  }
  return { json: { directions } satisfies DirectionsAnswerWire };
}

function byAirline({ params, query }: SandboxRequest): SandboxReply {
  const parsed = byAirlineRequest.safeParse({ ...params, ...Object.fromEntries(query) });
  if (!parsed.success) return { status: 400, json: { error: 'requestFormat' } };
  const { code, limit } = parsed.data;
  return { json: answerOf(directionsOfCarrier(code.toUpperCase()).slice(0, limit)) };
}

function answerOf(pairs: CityPair[]): DirectionsAnswerWire {
  return { directions: pairs.map(directionOf) };
}

function directionOf({ from, to }: CityPair): DirectionsAnswerWire['directions'][number] {
  return { departure: placeOf(from), arrival: placeOf(to) };
}

function placeOf({ code, names, countryCode }: City): DirectionsAnswerWire['directions'][number]['departure'] {
  return {
    code,
    name: Object.fromEntries(LANGUAGES.map((language) => [language, nameIn(names, language)])),
    name_cases: names.ru ? russianCases(names.ru) : null,
    country_code: countryCode,
  };
}
