import { groupOffers, type Itinerary } from '../offers/itinerary';
import { baggageOption } from '../offers/baggage-option';
import type { SearchAnswer, Variant } from '~/upstream/search/contract';
import { inCars } from '../offers/offer-fares';
import { perView } from '../offers/per-answer';
import { codeOf, GROUPS, isEmpty, type Filter, type FilterRange } from './filter';
import { filterKey } from './filter-link';
import { traitsOf, type Traits } from './traits';

/** Groups that filter an itinerary's offers instead of the itinerary. */
const OFFER_GROUPS: ReadonlySet<string> = new Set(['baggages', 'priceRange']);

/** A condition that an itinerary must meet. */
export type Demand = {
  group: string;
  /** Set in groups whose choices must all hold: the choice behind this demand. */
  option: string | null;
  isMet(traits: Traits): boolean;
};

/**
 * Returns the matching itineraries in their order, each with its matching offers: with baggage chosen, a card's price
 * includes baggage; with a kind of car chosen, it is the price of that kind.
 */
export const applyFilter = perView(filterKey, (answer: SearchAnswer, filter: Filter): readonly Itinerary[] => {
  if (isEmpty(filter)) return groupOffers(answer);
  const demands = demandsOf(filter);
  const offers = offerDemands(filter);
  return traitsOf(answer).flatMap((traits) => {
    if (!demands.every((demand) => demand.isMet(traits))) return [];
    const { itinerary } = traits;
    const bought = offers.inChosenCars(itinerary.offers);
    const left = bought.filter((offer) => offers.hasBaggage(offer) && offers.hasPrice(offer));
    if (bought === itinerary.offers && left.length === bought.length) return [itinerary];
    return left.length > 0 ? [{ ...itinerary, offers: left }] : [];
  });
});

/** Returns a filter's demands on itineraries; `offerDemands` covers offers. */
export function demandsOf(filter: Filter): Demand[] {
  return GROUPS.flatMap(({ name }): Demand[] => {
    const chosen = filter.choices[name];
    const range = filter.ranges[name];
    if (OFFER_GROUPS.has(name)) return [];
    if (chosen) return choiceDemands(name, chosen);
    return range ? [{ group: name, option: null, isMet: rangeTest(name, range) }] : [];
  });
}

function choiceDemands(group: string, chosen: readonly string[]): Demand[] {
  // A link may name more trips than the search has; such groups always match.
  const has = ({ options }: Traits, option: string) => options[group]?.includes(option) ?? true;
  if (group === 'transferConditions') {
    return chosen.map((option) => ({ group, option, isMet: (traits) => has(traits, option) }));
  }
  const isMet = (traits: Traits) =>
    chosen.some((option) => has(traits, option)) ||
    (group === 'airlines' && traits.airlines.every((airline) => chosen.includes(airline)));
  return [{ group, option: null, isMet }];
}

function rangeTest(group: string, range: FilterRange): Demand['isMet'] {
  if (group === 'transferTimeRange') return ({ transfers }) => transfers.every((minutes) => isWithin(minutes, range));
  return ({ times }) => {
    const time = times[group];
    return time === undefined || isWithin(time, range);
  };
}

/** A range whose start is after its end runs over midnight. */
function isWithin(value: number, { from, to }: FilterRange): boolean {
  const [low, high] = [from ?? 0, to ?? Number.POSITIVE_INFINITY];
  return low <= high ? value >= low && value <= high : value >= low || value <= high;
}

/** Returns a filter's demands on an offer. A price range in another currency is ignored. */
export function offerDemands({ choices, ranges }: Filter) {
  const baggages = choices.baggages;
  const { priceRange } = ranges;
  const cars = choices.trainCarKinds?.map(codeOf);
  return {
    /** The offers as bought in a chosen kind of car; the same list where none is chosen. */
    inChosenCars: (all: Variant[]): Variant[] => (cars ? inCars(all, cars) : all),
    hasBaggage({ baggage }: Variant): boolean {
      const option = baggageOption(baggage);
      return !baggages || (option !== null && baggages.includes(option));
    },
    hasPrice({ price }: Variant): boolean {
      if (priceRange?.key !== priceKey(price.currency)) return true;
      return isWithin(price.amount / 100, priceRange);
    },
  };
}

/** Names the price range with its currency, so that a link means the same in every market. */
export function priceKey(currency: string): string {
  return `PriceRange-${currency}`;
}
