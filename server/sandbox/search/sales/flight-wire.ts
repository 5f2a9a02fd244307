import type { CurrencyCode } from '~/market/currencies';
import type { SpecialOffersAnswerWire } from '~/upstream/sales/contract';
import { priceIn } from '../prices/cheapest-ticket';
import { nameIn, type City } from '../../world/places';
import { russianCases } from '../../world/russian-cases';
import { isoWithOffset } from '../../world/time-zones';
import type { Bargain } from './bargains';

type FlightWire = Omit<SpecialOffersAnswerWire['offers'][number], 'id'>;

/** Describes a bargain's flight and price on the wire, with names in a language. */
export function flightWire(
  { home, city, ticket, first, last, stops }: Bargain,
  locale: string,
  currency: CurrencyCode,
) {
  return {
    departure: { ...cityWire(home, locale), airport_code: first.from.code },
    arrival: { ...cityWire(city, locale), airport_code: last.to.code },
    departure_datetime: isoWithOffset(first.from.timeZone, first.departs),
    carrier: { code: first.marketing.code, name: nameIn(first.marketing.names, locale) },
    transfers: stops,
    price: priceIn(currency, ticket),
  } satisfies FlightWire;
}

/** Describes a city on the wire, in Russian with its cases. */
export function cityWire({ code, names }: City, locale: string) {
  const name = nameIn(names, locale);
  return { code, name, ...(locale === 'ru' && names.ru ? { name_cases: russianCases(name) } : {}) };
}
