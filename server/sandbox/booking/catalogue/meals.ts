import { fromDollars } from '../../search/offers/rates';
import { share } from '../../world/seeded';
import type { Product } from '../order-lines/product';
import { flightsOf, seatedPassengers, type SegmentFacts, type TripFacts } from './trip-facts';

/** Kitchens need a day's notice. */
const HOURS_AHEAD = 24;
const SHORTEST_FLIGHT_HOURS = 1.5;

type Meal = { code: string; dollars: number; isForChildren?: boolean };

/** Cold and hot dishes for sale, where no meal is served. */
const SNACKS: Meal[] = [
  { code: 'SNDW', dollars: 6.5 },
  { code: 'SALD', dollars: 8 },
  { code: 'HOTM', dollars: 11.5 },
  { code: 'CHML', dollars: 7, isForChildren: true },
];
/** Special meals by IATA code, instead of the standard one. */
const SPECIAL: Meal[] = [
  { code: 'VGML', dollars: 9 },
  { code: 'MOML', dollars: 9 },
  { code: 'KSML', dollars: 14 },
  { code: 'GFML', dollars: 10 },
  { code: 'CHML', dollars: 7, isForChildren: true },
];

/** Returns meals by carrier, for each seated passenger on each flight that is long enough. */
export function mealProducts(facts: TripFacts): Product[] {
  if (facts.hoursToDeparture < HOURS_AHEAD) return [];
  return flightsOf(facts).flatMap((flight) =>
    seatedPassengers(facts).flatMap(({ index, type }) =>
      mealsOf(flight)
        .filter(({ isForChildren }) => !isForChildren || type === 'child')
        .map(({ code, dollars }): Product => ({
          token: `meal.${flight.index}.p${index}.${code}`,
          group: 'meal',
          subgroup: 'meal',
          slot: `meal.${flight.index}.p${index}`,
          unitPrice: fromDollars(dollars * (0.9 + 0.25 * share('kitchen', flight.carrier)), facts.currency),
          count: 1,
          target: {
            recordIndex: flight.recordIndex,
            tripIndex: flight.tripIndex,
            segmentIndex: flight.index,
            passengerIndex: index,
            passengerType: type,
          },
          details: { kind: 'meal', code },
        })),
    ),
  );
}

/** Regional carriers hardly have a galley. */
function mealsOf({ carrierKind, hoursLong }: SegmentFacts): Meal[] {
  if (hoursLong < SHORTEST_FLIGHT_HOURS || carrierKind === 'regional') return [];
  return carrierKind === 'full' ? SPECIAL : SNACKS;
}
