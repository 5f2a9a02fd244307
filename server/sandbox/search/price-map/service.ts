/** The price map: POST /price_map. Its prices are the calendar's, which match the search. */
import type { ReceivedBy } from '~/upstream/endpoint';
import { endpoints, type PricesAnswerWire } from '~/upstream/price-map/contract';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxService } from '../../service/service';
import { DESTINATIONS } from '../landings/destinations';
import { isVisaFree } from '../landings/visa-free';
import { countryName } from '../../world/countries';
import { nameIn, type City } from '../../world/places';
import { dateOfDay } from '../../world/time-zones';
import type { DayPrice } from '../price-calendar/prices';
import { findPrices, type PricedCity } from './finding';
import { readQuestion, type Question } from './question';

/** Routes are relative to /priceMap. */
export const priceMapService: SandboxService = {
  name: 'priceMap',
  routes: serve(endpoints.listDestinations, prices),
};

async function prices(
  request: ReceivedBy<typeof endpoints.listDestinations>,
  context: SandboxContext,
): Promise<PricesAnswerWire> {
  const question = readQuestion(request);
  if (!question) return { destinations: [], is_complete: true };
  const { prices: found, left } = await findPrices(question, context);
  return {
    destinations: found.map((price) => destinationWire(price, question)),
    pending: left.map((city) => placeOf(city, question)),
    is_complete: left.length === 0,
  };
}

function destinationWire(
  { city, others, ...cheapest }: PricedCity,
  { home, locale, terms }: Question,
): PricesAnswerWire['destinations'][number] {
  return {
    ...placeOf(city, { locale }),
    country: { code: city.countryCode, name: countryName(city.countryCode, locale) },
    tag_codes: tagsOf(city, home),
    price: { amount: cheapest.amount, currency: terms.currency },
    ...datesWire(cheapest),
    other_dates: others.map((price) => ({ ...datesWire(price), amount: price.amount })),
  };
}

function placeOf(city: City, { locale }: Pick<Question, 'locale'>) {
  return { code: city.code, name: nameIn(city.names, locale), latitude: city.lat, longitude: city.lon };
}

function datesWire({ day, back }: DayPrice) {
  return { departure_date: dateOfDay(day), ...(back === null ? {} : { return_date: dateOfDay(back) }) };
}

function tagsOf(city: City, home: City): string[] {
  const own = DESTINATIONS.find(({ code }) => code === city.code)?.tags ?? [];
  return isVisaFree(home.countryCode, city.countryCode) ? [...own, 'visa_free'] : [...own];
}
