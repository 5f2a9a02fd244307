/** The directions service: the most flown directions in the world's timetable (specification 1 §7). */
import { endpoints, type DirectionsAnswerWire } from '~/upstream/directions/contract';
import type { ReceivedBy } from '~/upstream/endpoint';
import { cheapestTicket, priceIn } from '../prices/cheapest-ticket';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxService } from '../../service/service';
import { LANGUAGES, nameIn, type City } from '../../world/places';
import { russianCases } from '../../world/russian-cases';
import { directionsFrom, directionsOfCarrier, type CityPair } from './most-flown';
import { trainDirectionsFrom } from './most-ridden';

/** Routes are relative to the service's prefix, /directions. */
export const directionsService: SandboxService = {
  name: 'directions',
  routes: {
    ...serve(endpoints.listFrequent, frequent),
    ...serve(endpoints.listByAirline, ({ code, limit }) =>
      answerOf(directionsOfCarrier(code.toUpperCase()).slice(0, limit)),
    ),
  },
};

async function frequent(
  { type, code, limit, currency, transport_kind: kind }: ReceivedBy<typeof endpoints.listFrequent>,
  context: SandboxContext,
): Promise<DirectionsAnswerWire> {
  const find = kind === 'train' ? trainDirectionsFrom : directionsFrom;
  const pairs = find(type, code.toUpperCase()).slice(0, limit);
  if (!currency) return answerOf(pairs);
  const directions: DirectionsAnswerWire['directions'] = [];
  for (const pair of pairs) {
    const ticket = await cheapestTicket(pair.from, pair.to, context.now(), kind);
    const priced = ticket ? { price: priceIn(currency, ticket), departure_date: ticket.date } : {};
    directions.push({ ...directionOf(pair), ...priced });
  }
  return { directions };
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
