/** Prices of a trip for one adult, in dollars: a pure function of its segments, the cabin and the day of the search. */
import type { Cabin } from '~/upstream/search/contract';
import type { Bus } from '../../world/buses';
import type { Carrier } from '../../world/carriers';
import { kilometres } from '../../world/geography';
import type { City } from '../../world/places';
import { between, share } from '../../world/seeded';
import { localOf } from '../../world/time-zones';
import type { Flight } from '../../world/timetable';
import type { Train } from '../../world/train';
import { cabinOn } from './inventory';
import { isBus, isFlight, isTrain, vendorOf, type Segment } from './segment';
import { seasonFactor } from './seasons';
import { busFare } from './bus-fares';
import { commonFares, railFares, type CarFare } from './rail-fares';
import { ticketsOf, type TripOption } from './trip-option';

const DAY = 1440;

/**
 * Dollars for one adult; `light` is null where every ticket includes a bag. `cars`: prices by kind of car for a trip by
 * train alone, cheapest first (`standard` is the first of them); null for a trip with flights.
 */
export type TripFare = { light: number | null; standard: number; flexible: number; cars: CarFare[] | null };

const KIND_FACTOR = { full: 1, low: 0.63, regional: 1.08, charter: 0.8 };
/** On long flights a carrier without frills saves less. */
const LONG_LOW_FACTOR = 0.85;
const LONG_KM = 3500;
/** Countries with cheap domestic flights. */
const DOMESTIC_FACTOR: Record<string, number> = { RU: 0.8, IN: 0.8, KZ: 0.85, TR: 0.8, ID: 0.85, VN: 0.85 };
/** Flights between continents cost more than their length: few carriers, full aircraft. */
const FAR_KM = 6000;
const FURTHEST_KM = 10_500;
const CABIN_FACTOR: Record<Cabin, number> = { economy: 1, premium_economy: 1.8, business: 4.2, first: 7 };

/** Prices rise towards the departure: days ahead → factor, linear in between. */
const DAYS_AHEAD: [number, number][] = [
  [0, 1.95],
  [3, 1.6],
  [7, 1.35],
  [14, 1.15],
  [30, 1],
  [60, 0.92],
  [120, 0.95],
  [330, 1.05],
];

/**
 * Returns the prices of a trip.
 * @param searchDay the day of the search, days since the epoch (UTC)
 */
export function fareOfTrip(option: TripOption, cabin: Cabin, searchDay: number): TripFare {
  const tickets = ticketsOf(option).map((segments) => fareOfTicket(segments, cabin, searchDay));
  const isByAir = vendorOf(option.segments) === 'avia';
  // Separate tickets are only worth the trouble when they are cheaper.
  const discount = tickets.length > 1 && isByAir ? 0.82 : 1;
  const sum = (of: (fare: TripFare) => number) => discount * tickets.reduce((total, fare) => total + of(fare), 0);
  return {
    light: tickets.some((fare) => fare.light !== null) ? sum((fare) => fare.light ?? fare.standard) : null,
    standard: sum((fare) => fare.standard),
    flexible: sum((fare) => fare.flexible),
    cars: tickets.every((fare) => fare.cars) ? commonFares(tickets.map((fare) => fare.cars ?? [])) : null,
  };
}

function fareOfTicket(segments: Segment[], cabin: Cabin, searchDay: number): TripFare {
  if (segments.every(isBus)) return fareOfBuses(segments, searchDay);
  return segments.every(isTrain)
    ? fareOfTrains(segments, cabin, searchDay)
    : fareOfFlights(segments.filter(isFlight), cabin, searchDay);
}

/** Returns the fare of buses, which carry bags free. */
function fareOfBuses(buses: readonly Bus[], searchDay: number): TripFare {
  const dollars = buses.reduce((sum, bus) => sum + busFare(bus, groundDayFactor(buses, searchDay)), 0);
  return { light: null, standard: dollars, flexible: dollars, cars: null };
}

/** Returns train fares, which include bags; a trip partly by air takes the cheapest cars. */
function fareOfTrains(trains: Train[], cabin: Cabin, searchDay: number): TripFare {
  const cars = railFares(trains, cabin, groundDayFactor(trains, searchDay));
  const cheapest = cars[0]?.dollars ?? 0;
  return { light: null, standard: cheapest, flexible: cheapest, cars };
}

/**
 * Returns what one train of a trip costs by kind of car, cheapest first. Fares of several trains are sums of these.
 * @param searchDay the day of the search, days since the epoch (UTC)
 */
export function faresOnTrain(train: Train, option: TripOption, cabin: Cabin, searchDay: number): CarFare[] {
  const ticket = ticketsOf(option).find((segments) => segments.includes(train)) ?? [train];
  return railFares([train], cabin, groundDayFactor(ticket.filter(isTrain), searchDay));
}

/** Returns the price factor of a ticket's day over land: that of the first ride, for the whole way. */
function groundDayFactor(trains: readonly (Train | Bus)[], searchDay: number): number {
  const [first] = trains;
  if (!first) throw new RangeError('a ticket without a ride');
  const departure = localOf(first.from.timeZone, first.departs);
  const [day, last] = [Math.floor(departure / DAY), trains[trains.length - 1] ?? first];
  return dayFactor(day, searchDay, first.from.city, last.to.city);
}

function fareOfFlights(flights: Flight[], cabin: Cabin, searchDay: number): TripFare {
  const [first, last] = [flights[0], flights[flights.length - 1]];
  if (!first || !last) throw new RangeError('a ticket without flights');
  const direct = Math.max(120, kilometres(first.from.vector, last.to.vector));
  const flown = flights.reduce((km, flight) => km + flight.km, 0);
  const departure = localOf(first.from.timeZone, first.departs);
  const changes = [1, 0.92, 0.88, 0.88][flights.length - 1] ?? 0.95;
  const base =
    (14 + 1.22 * direct ** 0.63) *
    (flown / direct) ** 0.3 *
    changes *
    (Math.min(FURTHEST_KM, Math.max(FAR_KM, direct)) / FAR_KM) ** 0.8 *
    kindFactor(first.marketing, direct) *
    domesticFactor(first, last) *
    between(0.94, 1.12, 'price level', first.marketing.code) *
    dayFactor(Math.floor(departure / DAY), searchDay, first.from.city, last.to.city) *
    hourFactor(departure) *
    between(0.91, 1.2, 'demand', first.id, flights.length);
  const inCabin = base * cabinFactor(flights, cabin);
  const bag = 10 + Math.min(38, direct / 140);
  const hasBagAnyway = cabin !== 'economy' || alwaysWithBag(first.marketing);
  const standard = hasBagAnyway ? inCabin * 1.06 : inCabin + bag;
  return { light: hasBagAnyway ? null : inCabin, standard, flexible: standard * 1.32 + 18, cars: null };
}

/** Checks whether the carrier includes a bag in every ticket. */
function alwaysWithBag(carrier: Carrier): boolean {
  if (carrier.kind === 'low') return false;
  if (carrier.kind === 'charter') return true;
  return share('bags', carrier.code) < 0.36;
}

function cabinFactor(flights: Flight[], cabin: Cabin): number {
  const km = flights.reduce((sum, flight) => sum + flight.km, 0);
  return flights.reduce((sum, flight) => sum + (flight.km / km) * CABIN_FACTOR[cabinOn(flight, cabin)], 0);
}

/**
 * Returns the price factor of a day, the same for every flight of a direction.
 * @param day local date of departure, days since the epoch
 * @param searchDay the day of the search, days since the epoch (UTC)
 */
export function dayFactor(day: number, searchDay: number, from: City, to: City): number {
  return aheadFactor(day - searchDay) * seasonFactor(day, from, to);
}

function aheadFactor(days: number): number {
  let [fromDays, fromFactor] = DAYS_AHEAD[0] ?? [0, 1];
  for (const [toDays, toFactor] of DAYS_AHEAD) {
    if (days <= toDays) {
      if (toDays === fromDays) return toFactor;
      return fromFactor + ((toFactor - fromFactor) * Math.max(0, days - fromDays)) / (toDays - fromDays);
    }
    [fromDays, fromFactor] = [toDays, toFactor];
  }
  return fromFactor;
}

function kindFactor({ kind }: Carrier, km: number): number {
  return kind === 'low' && km > LONG_KM ? LONG_LOW_FACTOR : KIND_FACTOR[kind];
}

function domesticFactor(first: Flight, last: Flight): number {
  const country = first.from.city.countryCode;
  return country === last.to.city.countryCode ? (DOMESTIC_FACTOR[country] ?? 1) : 1;
}

function hourFactor(localMinutes: number): number {
  const hour = Math.floor((((localMinutes % DAY) + DAY) % DAY) / 60);
  if (hour < 6) return 0.88;
  if ((hour >= 7 && hour < 10) || (hour >= 17 && hour < 20)) return 1.08;
  return hour >= 22 ? 0.92 : 1;
}
