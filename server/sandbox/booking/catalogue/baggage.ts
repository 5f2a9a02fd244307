import { MAX_BAGS } from '~/upstream/ancillaries/contract';
import { fromDollars, partOf } from '../../search/offers/rates';
import { share } from '../../world/seeded';
import type { Product } from '../order-lines/product';
import { seatedPassengers, type SegmentFacts, type TripFacts } from './trip-facts';

/** Price of two bags, as a multiple of one: the second is slightly cheaper. */
const SECOND_BAG = 1.9;
/** Aircraft that may have no room for a second bag. */
const SMALL = new Set(['DHT', 'CNA', 'L4T', 'DH8']);

/**
 * Baggage beyond the fare's allowance, for each seated passenger and each trip: one bag, or two of the same weight.
 * Each choice is a separate product, so mixed or more bags are impossible (specification 2 §5, §9).
 */
export function baggageProducts(facts: TripFacts): Product[] {
  const tripIndexes = [...new Set(facts.segments.map(({ tripIndex }) => tripIndex))];
  return tripIndexes.flatMap((tripIndex) => {
    const flights = facts.segments.filter((segment) => segment.tripIndex === tripIndex && segment.isFlight);
    const [first] = flights;
    if (!first) return [];
    return seatedPassengers(facts).flatMap(({ index, type }) =>
      weightsOf(first).flatMap((weightKg) => {
        const bag = bagPrice(flights, weightKg, facts);
        return Array.from({ length: MAX_BAGS }, (_, extra): Product => {
          const count = extra + 1;
          return {
            token: `baggage.${tripIndex}.p${index}.${count}x${weightKg}`,
            group: 'baggage',
            subgroup: 'luggage',
            slot: `baggage.${tripIndex}.p${index}`,
            unitPrice: count === 1 ? bag : partOf(bag, SECOND_BAG, facts.currency),
            count: 1,
            target: { recordIndex: first.recordIndex, tripIndex, passengerIndex: index, passengerType: type },
            details: { kind: 'baggage', count, weightKg },
            isUnavailable: count > 1 && flights.some(({ equipment }) => SMALL.has(equipment ?? '')),
          };
        });
      }),
    );
  });
}

/** Low-cost carriers also sell light bags. */
function weightsOf({ carrierKind }: SegmentFacts): number[] {
  return carrierKind === 'low' ? [10, 20] : [23];
}

/** A bag added to the lightest fare never costs less than the next fare, which includes one. */
const FARE_IS_BETTER = 1.1;

function bagPrice(flights: SegmentFacts[], weightKg: number, { currency, bagUpgrade, segments }: TripFacts): number {
  const trips = new Set(segments.filter(({ isFlight }) => isFlight).map(({ tripIndex }) => tripIndex)).size;
  const isWholeBag = weightKg >= 20;
  const least = isWholeBag && bagUpgrade !== null ? partOf(bagUpgrade / trips, FARE_IS_BETTER, currency) : 0;
  return Math.max(fromDollars(bagDollars(flights, weightKg), currency), least);
}

/** A lighter bag costs less by the same share on a short flight and on a long one. */
function bagDollars(flights: SegmentFacts[], weightKg: number): number {
  return flights.reduce((sum, { carrier, carrierKind, hoursLong }) => {
    const mood = 0.9 + 0.2 * share('bag', carrier);
    const base = carrierKind === 'low' ? 2 + 0.8 * weightKg : 14 + 0.55 * weightKg;
    return sum + base * (1 + 0.1 * hoursLong) * mood;
  }, 0);
}
