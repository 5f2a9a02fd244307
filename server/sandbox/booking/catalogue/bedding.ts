import { beddingPrice } from '../../search/offers/bedding';
import type { Product } from '../order-lines/product';
import { seatedPassengers, type TripFacts } from './trip-facts';

/**
 * Returns a set of bedding for each passenger and train where the berth has none. Open sleepers are sold without it; the
 * price of a compartment includes it. Whoever chooses a place chooses bedding with it, or buys it after the sale.
 */
export function beddingProducts(facts: TripFacts): Product[] {
  const trains = facts.segments.filter(({ isFlight }) => !isFlight);
  return trains.flatMap((train) =>
    seatedPassengers(facts)
      .filter(({ index }) => train.lacksBedding(index))
      .map(({ index, type }): Product => ({
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
