import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { CurrencyCode } from '~/market/currencies';
import { seatsOnSale } from '../offers/inventory';
import { fareOfTrip } from '../offers/fares';
import { fromDollars } from '../offers/rates';
import type { TransportKind } from '../offers/segment';
import type { TripOption } from '../offers/trip-option';
import { tripOptions } from '../offers/trip-options';
import { endpointOfCity, type City } from '../../world/places';
import { hash32 } from '../../world/seeded';
import { dateOfDay } from '../../world/time-zones';

/** The cheapest one-way flights, or trains, in economy for one adult, matching a search of the same day. */
export type CheapestTicket = {
  /** Local departure date, YYYY-MM-DD. */
  date: string;
  option: TripOption;
  dollars: number;
};

const DAY_MS = 86_400_000;
const SOONEST_DAYS = 21;
/** Each direction gets its own day within this range. */
const SPREAD_DAYS = 21;

/** Tickets by direction and day of the search, which determine prices. `none`: no flights. */
const tickets = new LRUCache<string, CheapestTicket | 'none'>({ max: 3000 });

/**
 * Returns the cheapest ticket of a direction on one day some weeks ahead; null without an offer. Computed on the first
 * request of a day (5 to 30 ms), with a turn of the event loop in between, so a list of tickets blocks nobody.
 * @param now by the sandbox's clock
 */
export async function cheapestTicket(
  from: City,
  to: City,
  now: Date,
  kind: TransportKind = 'airplane',
): Promise<CheapestTicket | null> {
  const searchDay = Math.floor(now.getTime() / DAY_MS);
  const key = `${from.code} ${to.code} ${searchDay} ${kind}`;
  const cached = tickets.get(key);
  if (cached) return cached === 'none' ? null : cached;
  await nextTurn();
  const ticket = findCheapest(from, to, searchDay, kind);
  tickets.set(key, ticket ?? 'none');
  return ticket;
}

/** Converts a price as the search does. */
export function priceIn(
  currency: CurrencyCode,
  { dollars }: CheapestTicket,
): { amount: number; currency: CurrencyCode } {
  return { amount: fromDollars(dollars, currency), currency };
}

function findCheapest(from: City, to: City, searchDay: number, kind: TransportKind): CheapestTicket | null {
  const day = searchDay + SOONEST_DAYS + (hash32(`ticket of ${from.code} ${to.code}`) % SPREAD_DAYS);
  const ends = { from: endpointOfCity(from), to: endpointOfCity(to) };
  let cheapest: CheapestTicket | null = null;
  for (const option of tripOptions({ ...ends, day, notBefore: 0, kinds: [kind] })) {
    if (option.segments.some((segment) => seatsOnSale(segment, 'economy') === 0)) continue;
    const { light, standard } = fareOfTrip(option, 'economy', searchDay);
    const dollars = light ?? standard;
    if (!cheapest || dollars < cheapest.dollars) cheapest = { date: dateOfDay(day), option, dollars };
  }
  return cheapest;
}
