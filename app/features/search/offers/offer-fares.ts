import type { Variant } from '~/upstream/search/contract';

/** Returns all fares of an offer, each as an offer: its own first, then the dearer ones of its quote. */
export function faresOf(offer: Variant): Variant[] {
  return offer.fares.length > 0 ? offer.fares.map((fare) => ({ ...offer, ...fare })) : [offer];
}

/** Returns the key of the fare to choose at step 0; null for the one that step 0 chooses by itself. */
export function fareToChoose({ fare, fares }: Pick<Variant, 'fare' | 'fares'>): string | null {
  return fare && fare.key !== fares[0]?.fare?.key ? fare.key : null;
}

/** True when the service says which kind of car a fare buys; without that, the cars of the trains tell it roughly. */
export function namesCars(offers: readonly Variant[]): boolean {
  return offers.some(({ fares }) => fares.some(({ fare }) => fare !== null));
}

/** Lists the kinds of cars among the fares of offers, in their order. */
export function carsOf(offers: readonly Variant[]): string[] {
  return [...new Set(offers.flatMap(({ fares }) => fares.flatMap(({ fare }) => fare?.carKind ?? [])))];
}

/**
 * Returns the offers as bought in one of these kinds of cars, each with its cheapest fare there, cheapest first; an offer
 * without such a fare is left out. Offers whose fares the service does not name stay as they are.
 */
export function inCars(offers: readonly Variant[], kinds: readonly string[]): Variant[] {
  if (!namesCars(offers)) return [...offers];
  return offers
    .flatMap((offer) => {
      const matching = faresOf(offer).filter(({ fare }) => fare?.carKind && kinds.includes(fare.carKind));
      return matching.sort((a, b) => a.price.amount - b.price.amount)[0] ?? [];
    })
    .sort((a, b) => a.price.amount - b.price.amount);
}
