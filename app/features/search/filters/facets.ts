import { perAnswer } from '../offers/per-answer';
import type { Money } from '~/market/money';
import type { SearchAnswer } from '~/upstream/search/contract';
import { BAGGAGES, NO_FILTER, type Filter } from './filter';
import { demandsOf, offerDemands, type Demand } from './matching';
import { baggageOption, traitsOf, type Traits } from './traits';

/** What choosing an option gives, under what is chosen in the other groups. */
export type Facet = { count: number; lowest: Money };

/** Least and greatest of what is found when the range itself asks nothing. */
export type Bounds = { min: number; max: number };

export type Facets = {
  /** How many itineraries the whole filter leaves. */
  found: number;
  /** By group and option; an option that finds nothing is not there. */
  options: ReadonlyMap<string, ReadonlyMap<string, Facet>>;
  /** By group: minutes; amounts in major units for `priceRange`. */
  bounds: ReadonlyMap<string, Bounds>;
};

/** Facets of the whole answer: what there is to choose from at all. */
export const allFacets = perAnswer((answer: SearchAnswer): Facets => filterFacets(answer, NO_FILTER));

/**
 * Counts, for every option, the itineraries that it would find alone in its group with the other groups as they are
 * chosen, and their lowest price; one walk over the answer. Of conditions, all of which must hold, an option counts
 * what is left when it is added to the others.
 */
export function filterFacets(answer: SearchAnswer, filter: Filter): Facets {
  const demands = demandsOf(filter);
  const offers = offerDemands(filter);
  const facets = { found: 0, options: new Map<string, Map<string, Facet>>(), bounds: new Map<string, Bounds>() };
  for (const traits of traitsOf(answer)) {
    const failed = failedDemand(demands, traits);
    if (failed === 'several') continue;
    const priced = traits.itinerary.offers.filter(offers.hasPrice);
    const best = priced.find(offers.hasBaggage);
    if (failed) {
      // One of the conditions that all must hold: what lacks it counts for none of them.
      if (best && failed.option === null) countGroup(facets, traits, failed.group, best.price);
      continue;
    }
    if (best) {
      facets.found += 1;
      for (const group of Object.keys(traits.options)) countGroup(facets, traits, group, best.price);
      for (const group of Object.keys(traits.times)) widenBy(facets, traits, group);
      widenBy(facets, traits, 'transferTimeRange');
    }
    for (const option of BAGGAGES) {
      const cheapest = priced.find(({ baggage }) => baggageOption(baggage) === option);
      if (cheapest) countOption(facets, 'baggages', option, cheapest.price);
    }
    const packed = traits.itinerary.offers.find(offers.hasBaggage);
    if (packed) widen(facets, 'priceRange', packed.price.amount / 100);
  }
  return facets;
}

/** The one demand that is not met; null when all are. */
function failedDemand(demands: readonly Demand[], traits: Traits): Demand | 'several' | null {
  let failed: Demand | null = null;
  for (const demand of demands) {
    if (demand.isMet(traits)) continue;
    if (failed) return 'several';
    failed = demand;
  }
  return failed;
}

type Counted = { options: Map<string, Map<string, Facet>>; bounds: Map<string, Bounds> };

/** What an itinerary adds to a group; for a range, how far it reaches. */
function countGroup(counted: Counted, traits: Traits, group: string, price: Money): void {
  const options = traits.options[group];
  if (!options) return widenBy(counted, traits, group);
  for (const option of options) countOption(counted, group, option, price);
}

function countOption({ options }: Counted, group: string, option: string, price: Money): void {
  let ofGroup = options.get(group);
  if (!ofGroup) options.set(group, (ofGroup = new Map<string, Facet>()));
  const facet = ofGroup.get(option);
  if (!facet) ofGroup.set(option, { count: 1, lowest: price });
  else {
    facet.count += 1;
    if (price.amount < facet.lowest.amount) facet.lowest = price;
  }
}

function widenBy(counted: Counted, { times, transfers }: Traits, group: string): void {
  if (group === 'transferTimeRange') for (const minutes of transfers) widen(counted, group, minutes);
  else if (times[group] !== undefined) widen(counted, group, times[group]);
}

function widen({ bounds }: Counted, group: string, value: number): void {
  const known = bounds.get(group);
  if (!known) bounds.set(group, { min: value, max: value });
  else if (value < known.min) known.min = value;
  else if (value > known.max) known.max = value;
}
