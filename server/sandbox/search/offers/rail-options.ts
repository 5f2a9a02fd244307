/** Trips by rail, and by train and plane: the train connects a traveller with the airport of a bigger city. */
import { weightOf } from '../../world/city-weight';
import { kilometres } from '../../world/geography';
import type { City } from '../../world/places';
import { flightsBetween } from '../../world/timetable';
import { citiesByTrain, trainsBetween } from '../../world/trains';
import type { Segment } from './segment';
import { connect, tripOption, type TripOption } from './trip-option';
import { endsRight, startsRight, type Wish } from './wish';

const DAY = 1440;
const MAX_TRAINS = 60;
const MAX_CHANGE_CITIES = 3;
const TRAINS_TO_CHANGE = 4;
const LONGEST_RAIL_WAIT = 6 * 60;
/** Maximum detour by rail, as a factor of the straight line. */
const RAIL_DETOUR = 1.6;

/** A train to another city's airport is worthwhile when that city has this many times the traffic. */
const HUB_FACTOR = 3;
/** Allows a night on the train. */
const LONGEST_FEEDER_MINUTES = 14 * 60;
const SHORTEST_FLIGHT_KM = 500;
const MIXED_DETOUR = 1.35;
const MAX_HUBS = 2;
const FLIGHTS_OF_HUB = 4;
const LONGEST_MIXED_WAIT = 9 * 60;

/**
 * Returns trains without a change, by departure; then those with one change that are quicker than all of the former.
 */
export function trainOptions(wish: Wish): TripOption[] {
  const [start, end] = [wish.from.city, wish.to.city];
  if (start === end) return [];
  const direct = trainsBetween(start, end, wish.day)
    .filter((train) => startsRight(train, wish) && endsRight(train, wish))
    .slice(0, MAX_TRAINS)
    .map((train) => tripOption([train], []));
  const quickest = Math.min(...direct.map(({ minutes }) => minutes));
  return [...direct, ...trainsWithChange(wish).filter(({ minutes }) => minutes < quickest)];
}

function trainsWithChange(wish: Wish): TripOption[] {
  const [start, end] = [wish.from.city, wish.to.city];
  const onward = citiesByTrain(end);
  const direct = kilometres(start.vector, end.vector);
  return [...citiesByTrain(start)]
    .filter((via) => onward.has(via) && via !== end)
    .map((via) => ({ via, km: kilometres(start.vector, via.vector) + kilometres(via.vector, end.vector) }))
    .filter(({ km }) => km <= direct * RAIL_DETOUR)
    .sort((a, b) => a.km - 200 * Math.log(weightOf(a.via)) - (b.km - 200 * Math.log(weightOf(b.via))))
    .slice(0, MAX_CHANGE_CITIES)
    .flatMap(({ via }) =>
      spread(
        trainsBetween(start, via, wish.day).filter((train) => startsRight(train, wish)),
        TRAINS_TO_CHANGE,
      ).flatMap((train) => withNext(train, (day) => trainsBetween(via, end, day), wish, LONGEST_RAIL_WAIT, 1)),
    );
}

/** Returns trips with a train before or after the flight, always on separate tickets. */
export function mixedOptions(wish: Wish): TripOption[] {
  const [start, end] = [wish.from.city, wish.to.city];
  const direct = kilometres(start.vector, end.vector);
  if (start === end || direct < SHORTEST_FLIGHT_KM) return [];
  const isOnTheWay = (hub: City) =>
    kilometres(start.vector, hub.vector) + kilometres(hub.vector, end.vector) <= direct * MIXED_DETOUR;
  const before = hubsOf(start)
    .filter((hub) => hub !== end && isOnTheWay(hub))
    .flatMap((hub) =>
      spread(flightsBefore(hub, end, wish), FLIGHTS_OF_HUB).flatMap((flight) => {
        const train = latestTrain(start, hub, flight, wish);
        const connection = train && connect(train, flight);
        return train && connection ? [tripOption([train, flight], [connection])] : [];
      }),
    );
  const behind = hubsOf(end)
    .filter((hub) => hub !== start && isOnTheWay(hub))
    .flatMap((hub) =>
      spread(
        flightsBetween(start, hub, wish.day).filter((flight) => startsRight(flight, wish)),
        FLIGHTS_OF_HUB,
      ).flatMap((flight) => withNext(flight, (day) => trainsBetween(hub, end, day), wish, LONGEST_MIXED_WAIT, 1)),
    );
  return [...before, ...behind];
}

/** Returns bigger cities within a few hours by train, the biggest first. */
function hubsOf(city: City): City[] {
  return [...citiesByTrain(city)]
    .filter((hub) => weightOf(hub) >= HUB_FACTOR * weightOf(city))
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, MAX_HUBS);
}

/** Returns flights of the requested day and the next, which a train of the requested day can reach. */
function flightsBefore(hub: City, end: City, wish: Wish) {
  return [wish.day, wish.day + 1]
    .flatMap((day) => flightsBetween(hub, end, day))
    .filter((flight) => endsRight(flight, wish));
}

/** Returns the train with the shortest wait before a flight. */
function latestTrain(start: City, hub: City, flight: Segment, wish: Wish) {
  return trainsBetween(start, hub, wish.day)
    .filter((train) => startsRight(train, wish) && train.arrives - train.departs <= LONGEST_FEEDER_MINUTES)
    .flatMap((train) => {
      const connection = connect(train, flight);
      return connection && connection.minutes <= LONGEST_MIXED_WAIT ? { train, wait: connection.minutes } : [];
    })
    .sort((a, b) => a.wait - b.wait)[0]?.train;
}

/** Pairs a segment with the first trains after it. */
function withNext(
  segment: Segment,
  onward: (day: number) => Segment[],
  wish: Wish,
  longestWait: number,
  count: number,
): TripOption[] {
  const day = Math.floor((segment.arrives - DAY) / DAY);
  return [day, day + 1, day + 2]
    .flatMap(onward)
    .filter((next) => endsRight(next, wish))
    .flatMap((next) => {
      const connection = connect(segment, next);
      return connection && connection.minutes <= longestWait ? { next, connection } : [];
    })
    .sort((a, b) => a.next.departs - b.next.departs)
    .slice(0, count)
    .map(({ next, connection }) => tripOption([segment, next], [connection]));
}

/** Returns at most `count` items of a list, evenly spread over it. */
function spread<T>(list: T[], count: number): T[] {
  if (list.length <= count) return list;
  return Array.from({ length: count }, (_, place) => list[Math.floor((place * list.length) / count)]).flatMap(
    (item) => item ?? [],
  );
}
