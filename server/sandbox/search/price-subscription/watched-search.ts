import { z } from 'zod';
import type { createRequest } from '~/upstream/price-subscription/contract';
import { CABINS, currencyCode } from '~/upstream/search/contract';
import { endpointOf, nameIn } from '../../world/places';

type SearchWire = z.output<typeof createRequest>['search'];
type TripWire = Pick<SearchWire['trips'][number], 'departure' | 'arrival' | 'date'>;

/** Returns a canonical key of a search, whatever the spelling of the request. */
export function searchKey({ trips, travelers, cabin, currency }: SearchWire): string {
  const { adult, child, infant, childrenAges } = travelers;
  return JSON.stringify([
    trips.map(({ departure, arrival, date }) => [departure, arrival, date]),
    [adult, child, infant, (childrenAges ?? []).toSorted((a, b) => a - b)],
    cabin,
    currency,
  ]);
}

const keyShape = z
  .tuple([z.array(z.tuple([z.string(), z.string(), z.string()])), z.unknown(), z.enum(CABINS), currencyCode])
  .transform(([trips, , cabin, currency]) => ({
    trips: trips.map(([departure, arrival, date]): TripWire => ({ departure, arrival, date })),
    cabin,
    currency,
  }));
/** The inputs of a search's lowest price, which is for one adult. */
export type WatchedSearch = z.output<typeof keyShape>;

/** Reads a search key. @throws ZodError for a key that `searchKey` did not write */
export function readSearchKey(key: string): WatchedSearch {
  return keyShape.parse(JSON.parse(key));
}

/** Returns "Москва → Сочи, 4 мая 2031 г." */
export function tripText({ departure, arrival, date }: TripWire, language: string): string {
  const name = (code: string) => {
    const place = endpointOf(code);
    return place ? nameIn(place.city.names, language) : code;
  };
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' });
  return `${name(departure)} → ${name(arrival)}, ${day.format(new Date(date))}`;
}
