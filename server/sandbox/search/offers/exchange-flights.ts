import { places, type City } from '../../world/places';
import { dayOfDate } from '../../world/time-zones';
import { flightsBetween, type Flight } from '../../world/timetable';
import { fareFamilies } from './fare-families';
import { fareOfTrip } from './fares';
import { cabinOn, inventoryKeyOf, seatsOnSale } from './inventory';
import type { Offer, OfferFare, OfferFlight } from './offer';
import { connect, tripOption, type Connection } from './trip-option';
import { mapsOf, usedSegments } from './wire';

/** Flights in place of a way of a ticket, with the names of their codes, and their price by the same fare today. */
export type OtherWay = { flights: OfferFlight[]; maps: Offer['maps']; prices: OfferFare['prices'] };

const DAY_MINUTES = 1440;
/** A later flight of the way leaves on the day of the first one, or on the next. */
const DAYS_ON = [0, 1];

/**
 * Finds what a carrier flies on another day in place of a way of a ticket: as many flights, each of the same carrier
 * between the same cities, by departure.
 * @param way the flights of one ticket on one trip
 * @param date of the first departure, yyyy-MM-dd
 * @param now milliseconds since 1970: prices rise towards the departure
 */
export function exchangeFlights(
  way: readonly OfferFlight[],
  { session }: Offer,
  family: OfferFare['family'],
  { date, now }: { date: string; now: number },
): OtherWay[] {
  const day = dayOfDate(date);
  if (day === null) return [];
  return chainsOf(way, day).flatMap(({ flights, connections }) => {
    const option = tripOption(flights, connections);
    const fare = fareOfTrip(option, session.cabin, Math.floor(now / (DAY_MINUTES * 60_000)));
    const [first] = flights;
    const fares = first ? fareFamilies(fare, first.marketing, session.cabin, session.currency) : [];
    // A carrier whose every ticket has a bag has no light fare.
    const prices = (fares.find((one) => one.family === family) ?? fares[0])?.prices;
    if (!prices) return [];
    const used = usedSegments(option, session.cabin, session.language);
    const found = used.flatMap(({ wire }, index): OfferFlight[] => {
      const [old, flight] = [way[index], flights[index]];
      if (!old || !flight) return [];
      const cabin = cabinOn(flight, session.cabin);
      return [
        {
          wire: index === used.length - 1 ? { ...wire, ...connectionOf(old) } : wire,
          inventoryKey: inventoryKeyOf(flight, cabin),
          seatsOnSale: seatsOnSale(flight, cabin),
          departureTimeZone: flight.from.timeZone,
          arrivalTimeZone: flight.to.timeZone,
          recordIndex: old.recordIndex,
        },
      ];
    });
    return [{ flights: found, maps: mapsOf(flights, session.language), prices }];
  });
}

/** The change after the last flight of a way, to another ticket, stays one of its kind. */
function connectionOf({ wire }: OfferFlight) {
  const { transfer_duration, night_transfer, virtual_connection, transit_visa, is_transit_visa_needed } = wire;
  return { transfer_duration, night_transfer, virtual_connection, transit_visa, is_transit_visa_needed };
}

type Chain = { flights: Flight[]; connections: Connection[] };

function chainsOf(way: readonly OfferFlight[], day: number): Chain[] {
  let chains: Chain[] = [];
  for (const [index, old] of way.entries()) {
    const [from, to] = [cityOf(old.wire.departure), cityOf(old.wire.arrival)];
    if (!from || !to) return [];
    const days = index === 0 ? [day] : DAYS_ON.map((later) => day + later);
    const next = days
      .flatMap((one) => [...flightsBetween(from, to, one)])
      .filter(({ marketing, isCharter }) => marketing.code === old.wire.marketing_carrier && !isCharter);
    chains =
      index === 0
        ? next.map((flight) => ({ flights: [flight], connections: [] }))
        : chains.flatMap((chain) => extended(chain, next));
  }
  return chains;
}

/** Adds the first flight that connects on one ticket. */
function extended({ flights, connections }: Chain, next: readonly Flight[]): Chain[] {
  const last = flights.at(-1);
  for (const flight of next) {
    const connection = last ? connect(last, flight) : null;
    if (connection && !connection.isSelfTransfer) {
      return [{ flights: [...flights, flight], connections: [...connections, connection] }];
    }
  }
  return [];
}

function cityOf(airport: string): City | undefined {
  return places().airport.get(airport)?.city;
}
