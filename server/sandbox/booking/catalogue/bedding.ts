import { beddingPrice } from '../../search/cars/bedding';
import type { Product } from '../order-lines/product';
import { seatedPassengers, type TripFacts } from './trip-facts';

/**
 * Returns a set of bedding for each passenger with a berth on each train where the railway chooses the places. Open
 * sleepers are sold without it; the price of a compartment includes it. Whoever chooses a place chooses bedding with it.
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
