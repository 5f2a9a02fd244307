/** The low-price calendar (upstream facts §3), and its stream, which is on the search host. */
import type { CurrencyCode } from '~/market/currencies';
import { paths, type BatchAnswerWire } from '~/upstream/price-calendar/contract';
import type { SandboxContext, SandboxHandler, SandboxReply, SandboxService } from '../service';
import { dateOfDay } from '../world/time-zones';
import { oneWayPrices, roundTripPrices, type DayPrice, type Direction } from './prices';
import { BadQuestion, readBatch, readOneWay, readRoundTrip, readStream, type Question } from './question';

/** Routes are relative to /priceCalendar. */
export const priceCalendarService: SandboxService = {
  name: 'priceCalendar',
  routes: {
    [`POST ${paths.oneWay}`]: answering(readOneWay, withoutDirection),
    [`POST ${paths.roundTrip}`]: answering(readRoundTrip, withoutDirection),
    [`POST ${paths.oneWayBatch}`]: answering(readBatch, (solution) => solution),
  },
};

/** POST /frontend_price_calendar of the search host: prices as events, while they are found. */
export const streamCalendar: SandboxHandler = (request, context) => {
  const question = questionOf(() => readStream(request.body));
  if ('refusal' in question) return question.refusal;
  return { events: events(question, context) };
};

type Solution = BatchAnswerWire['solutions'][number];

function answering(read: (body: unknown) => Question, tell: (solution: Solution) => object): SandboxHandler {
  return async (request, context) => {
    const question = questionOf(() => read(request.body));
    if ('refusal' in question) return question.refusal;
    const solutions: object[] = [];
    for await (const solution of solutionsOf(question, context)) solutions.push(tell(solution));
    return solutions.length > 0 ? { json: { solutions } } : { status: 204 };
  };
}

function questionOf(read: () => Question): Question | { refusal: SandboxReply } {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadQuestion)) throw error;
    return { refusal: { status: 400, json: { error: 'requestFormat', message: error.message } } };
  }
}

async function* events(question: Question, context: SandboxContext) {
  for await (const solution of solutionsOf(question, context)) {
    yield { name: 'prices', data: { solutions: [solution] } };
  }
  yield { name: 'end', data: { solutions: [] } };
}

async function* solutionsOf({ asked, wanted }: Question, context: SandboxContext): AsyncGenerator<Solution> {
  for (const { direction, days, back } of asked) {
    const prices = back
      ? roundTripPrices(direction, days, back, wanted, context)
      : oneWayPrices(direction, days, wanted, context);
    for await (const price of prices) yield solutionWire(direction, price, wanted.currency);
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
