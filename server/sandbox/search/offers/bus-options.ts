/** Trips by bus, and by train and bus where the bus goes on from the train's city, or the train from the bus's. */
import { busesBetween, citiesByBus } from '../../world/buses';
import { kilometres } from '../../world/geography';
import { citiesByTrain, trainsBetween } from '../../world/trains';
import type { Segment } from './segment';
import { connect, tripOption, type TripOption } from './trip-option';
import { endsRight, startsRight, type Wish } from './wish';

const DAY = 1440;
const LONGEST_WAIT = 5 * 60;
/** Maximum detour over a city of change, as a factor of the straight line. */
const DETOUR = 1.4;
/** Beside a train, a journey with a change takes at most this many times as long. */
const SLOWER = 1.25;
const MAX_WITH_TRAIN = 6;

/**
 * Returns buses by departure; where none goes, journeys by train and bus that are hardly slower than the quickest train.
 * @param withTrains trains are wanted
 */
export function busOptions(wish: Wish, withTrains: boolean): TripOption[] {
  const [start, end] = [wish.from.city, wish.to.city];
  if (start === end) return [];
  const direct = busesBetween(start, end, wish.day)
    .filter((bus) => startsRight(bus, wish) && endsRight(bus, wish))
    .map((bus) => tripOption([bus], []));
  return withTrains && direct.length === 0 ? withTrain(wish) : direct;
}

function withTrain(wish: Wish): TripOption[] {
  const [start, end] = [wish.from.city, wish.to.city];
  const straight = kilometres(start.vector, end.vector);
  const isOnTheWay = (via: typeof start) =>
    via !== start &&
    via !== end &&
    kilometres(start.vector, via.vector) + kilometres(via.vector, end.vector) <= straight * DETOUR;
  const first = [...citiesByTrain(start)]
    .filter((via) => isOnTheWay(via) && citiesByBus(via).includes(end))
    .flatMap((via) => pairs(trainsBetween(start, via, wish.day), (day) => busesBetween(via, end, day), wish));
  const last = citiesByBus(start)
    .filter((via) => isOnTheWay(via) && citiesByTrain(via).has(end))
    .flatMap((via) => pairs(busesBetween(start, via, wish.day), (day) => trainsBetween(via, end, day), wish));
  const fastest = Math.min(...trainsBetween(start, end, wish.day).map(({ departs, arrives }) => arrives - departs));
  return [...first, ...last]
    .filter(({ minutes }) => minutes <= fastest * SLOWER)
    .sort((a, b) => a.minutes - b.minutes)
    .slice(0, MAX_WITH_TRAIN);
}

/** Pairs each ride with the next one that can be reached. */
function pairs(rides: readonly Segment[], onward: (day: number) => Segment[], wish: Wish): TripOption[] {
  return rides
    .filter((ride) => startsRight(ride, wish))
    .flatMap((ride) => {
      const day = Math.floor((ride.arrives - DAY) / DAY);
      const [next] = [day, day + 1, day + 2]
        .flatMap(onward)
        .filter((one) => endsRight(one, wish))
        .flatMap((one) => {
          const connection = connect(ride, one);
          return connection && connection.minutes <= LONGEST_WAIT ? { one, connection } : [];
        })
        .sort((a, b) => a.one.departs - b.one.departs);
      return next ? [tripOption([ride, next.one], [next.connection])] : [];
    });
}
