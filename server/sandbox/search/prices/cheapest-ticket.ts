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
import { dateOfDay } from '../../world/time-zones';
import { anyTimeDays, cheapDays } from './any-time';

/** The cheapest one-way flights, or trains, in economy for one adult, matching a search of the same day. */
export type CheapestTicket = {
  /** Local departure date, YYYY-MM-DD. */
  date: string;
  option: TripOption;
  dollars: number;
};

const DAY_MS = 86_400_000;

/** Tickets by direction and day of the search, which determine prices. `none`: no flights. */
const tickets = new LRUCache<string, CheapestTicket | 'none'>({ max: 3000 });

/**
 * Returns the cheapest ticket of a direction on the days of the price map's any time; null without an offer. Computed on
 * the first request of a day (50 ms), with a turn of the event loop between days, so a list of tickets blocks nobody.
 * @param now by the sandbox's clock
 */
export async function cheapestTicket(
  from: City,
  to: City,
  now: Date,
  kind: TransportKind = 'airplane',
): Promise<CheapestTicket | null> {
  const searchDay = Math.floor(now.getTime() / DAY_MS);
  const days = anyTimeDays(now);
  const key = `${from.code} ${to.code} ${searchDay} ${days[0]} ${kind}`;
  const cached = tickets.get(key);
  if (cached) return cached === 'none' ? null : cached;
  let cheapest: CheapestTicket | null = null;
  for (const day of cheapDays(days, from, to, searchDay)) {
    await nextTurn();
    const ticket = cheapestOn(day, { from, to, kind, searchDay });
    if (ticket && (!cheapest || ticket.dollars < cheapest.dollars)) cheapest = ticket;
  }
  tickets.set(key, cheapest ?? 'none');
  return cheapest;
}

/** Converts a price as the search does. */
export function priceIn(
  currency: CurrencyCode,
  { dollars }: CheapestTicket,
): { amount: number; currency: CurrencyCode } {
  return { amount: fromDollars(dollars, currency), currency };
}

type Wish = { from: City; to: City; kind: TransportKind; searchDay: number };

function cheapestOn(day: number, { from, to, kind, searchDay }: Wish): CheapestTicket | null {
  const ends = { from: endpointOfCity(from), to: endpointOfCity(to) };
  let cheapest: CheapestTicket | null = null;
  for (const option of tripOptions({ ...ends, day, notBefore: 0, kinds: [kind] })) {
    const { light, standard } = fareOfTrip(option, 'economy', searchDay);
    const dollars = light ?? standard;
    if (cheapest && dollars >= cheapest.dollars) continue;
    if (option.segments.some((segment) => seatsOnSale(segment, 'economy') === 0)) continue;
    cheapest = { date: dateOfDay(day), option, dollars };
  }
  return cheapest;
}
