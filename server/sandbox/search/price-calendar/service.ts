/** The low-price calendar (upstream facts §3), and its stream, which is on the search host. */
import type { CurrencyCode } from '~/market/currencies';
import { endpoints, streamEndpoints, type BatchAnswerWire } from '~/upstream/price-calendar/contract';
import { serve, serveStream } from '../../service/serve';
import type { SandboxContext, SandboxService } from '../../service/service';
import { dateOfDay } from '../../world/time-zones';
import { oneWayPrices, roundTripPrices, type DayPrice, type Direction } from './prices';
import { readBatch, readOneWay, readRoundTrip, readStream, type Question } from './question';

/** Routes are relative to /priceCalendar. */
export const priceCalendarService: SandboxService = {
  name: 'priceCalendar',
  routes: {
    ...serve(endpoints.listOneWay, (request, context) => undirected(readOneWay(request), context)),
    ...serve(endpoints.listRoundTrip, (request, context) => undirected(readRoundTrip(request), context)),
    ...serve(endpoints.listOneWayBatch, (request, context) => directed(readBatch(request), context)),
  },
};

/** The stream's route on the search host: sends each price as an event once it is computed. */
export const streamCalendar = serveStream(streamEndpoints.streamPrices, (request, context) =>
  events(readStream(request), context),
);

type Solution = BatchAnswerWire['solutions'][number];

/** Returns prices by direction; null without prices. */
async function directed(question: Question, context: SandboxContext): Promise<BatchAnswerWire | null> {
  const solutions: Solution[] = [];
  for await (const solution of solutionsOf(question, context)) solutions.push(solution);
  return solutions.length > 0 ? { solutions } : null;
}

async function undirected(question: Question, context: SandboxContext) {
  const answer = await directed(question, context);
  return answer && { solutions: answer.solutions.map(withoutDirection) };
}

async function* events(question: Question, context: SandboxContext) {
  for await (const solution of solutionsOf(question, context)) {
    yield { name: 'prices', data: { solutions: [solution] } };
  }
  yield { name: 'end', data: { solutions: [] } };
}

async function* solutionsOf({ directions, terms }: Question, context: SandboxContext): AsyncGenerator<Solution> {
  for (const { direction, days, back } of directions) {
    const prices = back
      ? roundTripPrices(direction, days, back, terms, context)
      : oneWayPrices(direction, days, terms, context);
    for await (const price of prices) yield solutionWire(direction, price, terms.currency);
  }
}

function solutionWire(direction: Direction, { day, back, amount }: DayPrice, currency: CurrencyCode): Solution {
  return {
    ...direction,
    price: { amount, currency },
    departure_date: dateOfDay(day),
    ...(back === null ? {} : { return_date: dateOfDay(back) }),
  };
}

function withoutDirection({ departure: _departure, arrival: _arrival, ...solution }: Solution) {
  return solution;
}
