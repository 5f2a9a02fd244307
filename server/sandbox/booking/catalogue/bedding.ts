import type { Product } from '../order-lines/product';
import { beddingPrice } from '../rail/prices';
import { seatedPassengers, type TripFacts } from './trip-facts';

/**
 * Returns a set of bedding for each passenger with a berth on each train. Open sleepers are sold without it; the price of a
 * compartment includes it.
 */
export function beddingProducts(facts: TripFacts): Product[] {
  const trains = facts.segments.filter(({ isFlight, isOpenSleeper }) => !isFlight && isOpenSleeper);
  return trains.flatMap((train) =>
    seatedPassengers(facts).map(({ index, type }): Product => ({
      token: `bedding.${train.index}.p${index}`,
      group: 'bedding',
      subgroup: 'bedding',
      slot: `bedding.${train.index}.p${index}`,
      unitPrice: beddingPrice(facts.currency),
      count: 1,
      target: {
        recordIndex: train.recordIndex,
        tripIndex: train.tripIndex,
        segmentIndex: train.index,
        passengerIndex: index,
        passengerType: type,
      },
      details: { kind: 'bedding' },
    })),
  );
}
