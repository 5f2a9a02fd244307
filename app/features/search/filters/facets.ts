import { baggageOption } from '../offers/baggage-option';
import { inCars } from '../offers/offer-fares';
import { perAnswer, perView } from '../offers/per-answer';
import type { Money } from '~/market/money';
import type { SearchAnswer } from '~/upstream/search/contract';
import { BAGGAGES, codeOf, NO_FILTER, type Filter } from './filter';
import { filterKey } from './filter-link';
import { demandsOf, offerDemands, type Demand } from './matching';
import { traitsOf, type Traits } from './traits';

/** The group of kinds of cars, each of which has a price of its own. */
const CARS = 'trainCarKinds';

/** Result of choosing an option, given the choices in the other groups. */
export type Facet = { count: number; lowest: Money };

/** Smallest and largest value, ignoring the range's own choice. */
export type Bounds = { min: number; max: number };

export type Facets = {
  /** Number of itineraries that match the whole filter. */
  matchCount: number;
  /** By group and option; options without matches are absent. */
  options: ReadonlyMap<string, ReadonlyMap<string, Facet>>;
  /** By group: minutes, or amounts in major units for `priceRange`. */
  bounds: ReadonlyMap<string, Bounds>;
};

/**
 * For every option, counts the itineraries that match if it alone is chosen in its group, with the other groups as
 * chosen, and finds their lowest price. One pass over the answer. In groups whose choices must all hold, an option's
 * count assumes it is added to the others.
 */
export const filterFacets = perView(filterKey, (answer: SearchAnswer, filter: Filter): Facets => {
  const demands = demandsOf(filter);
  const offers = offerDemands(filter);
  const facets = { matchCount: 0, options: new Map<string, Map<string, Facet>>(), bounds: new Map<string, Bounds>() };
  for (const traits of traitsOf(answer)) {
    const failed = failedDemand(demands, traits);
    if (failed === 'several') continue;
    if (!failed || failed.group === CARS) countCars(facets, traits, offers);
    const bought = offers.inChosenCars(traits.itinerary.offers);
    const priced = bought.filter(offers.hasPrice);
    const best = priced.find(offers.hasBaggage);
    if (failed) {
      // In a group whose choices must all hold, an itinerary that fails one choice counts for none of them.
      if (best && failed.option === null && failed.group !== CARS) countGroup(facets, traits, failed.group, best.price);
      continue;
    }
    if (best) {
      facets.matchCount += 1;
      for (const group of Object.keys(traits.options)) {
        if (group !== CARS) countGroup(facets, traits, group, best.price);
      }
      for (const group of Object.keys(traits.times)) widenBy(facets, traits, group);
      widenBy(facets, traits, 'transferTimeRange');
    }
    for (const option of BAGGAGES) {
      const cheapest = priced.find(({ baggage }) => baggageOption(baggage) === option);
      if (cheapest) countOption(facets, 'baggages', option, cheapest.price);
    }
    const packed = bought.find(offers.hasBaggage);
    if (packed) widen(facets, 'priceRange', packed.price.amount / 100);
  }
  return facets;
});

/** Counts the kinds of cars of an itinerary, each at its own price. */
function countCars(counters: Counters, { itinerary, options }: Traits, offers: ReturnType<typeof offerDemands>): void {
  for (const option of options[CARS] ?? []) {
    const own = inCars(itinerary.offers, [codeOf(option)]).find(
      (one) => offers.hasBaggage(one) && offers.hasPrice(one),
    );
    if (own) countOption(counters, CARS, option, own.price);
  }
}

/** Facets of the whole answer: all available options. */
export const allFacets = perAnswer((answer: SearchAnswer): Facets => filterFacets(answer, NO_FILTER));

/** Returns the only unmet demand; null when all are met. */
function failedDemand(demands: readonly Demand[], traits: Traits): Demand | 'several' | null {
  let failed: Demand | null = null;
  for (const demand of demands) {
    if (demand.isMet(traits)) continue;
    if (failed) return 'several';
    failed = demand;
  }
  return failed;
}

type Counters = { options: Map<string, Map<string, Facet>>; bounds: Map<string, Bounds> };

/** Counts an itinerary's options in a group, or widens the group's range. */
function countGroup(counters: Counters, traits: Traits, group: string, price: Money): void {
  const options = traits.options[group];
  if (!options) return widenBy(counters, traits, group);
  for (const option of options) countOption(counters, group, option, price);
}

function countOption({ options }: Counters, group: string, option: string, price: Money): void {
  let ofGroup = options.get(group);
  if (!ofGroup) options.set(group, (ofGroup = new Map<string, Facet>()));
  const facet = ofGroup.get(option);
  if (!facet) ofGroup.set(option, { count: 1, lowest: price });
  else {
    facet.count += 1;
    if (price.amount < facet.lowest.amount) facet.lowest = price;
  }
}

function widenBy(counters: Counters, { times, transfers }: Traits, group: string): void {
  if (group === 'transferTimeRange') for (const minutes of transfers) widen(counters, group, minutes);
  else if (times[group] !== undefined) widen(counters, group, times[group]);
}

function widen({ bounds }: Counters, group: string, value: number): void {
  const range = bounds.get(group);
  if (!range) bounds.set(group, { min: value, max: value });
  else if (value < range.min) range.min = value;
  else if (value > range.max) range.max = value;
}
