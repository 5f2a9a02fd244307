import { groupOffers, type Itinerary } from '../offers/itinerary';
import type { SearchAnswer, Variant } from '~/upstream/search/contract';
import { GROUPS, isEmpty, type Filter, type FilterRange } from './filter';
import { baggageOption, traitsOf, type Traits } from './traits';

/** What narrows offers of an itinerary, not the itinerary itself. */
const OFFER_GROUPS: ReadonlySet<string> = new Set(['baggages', 'priceRange']);

/** One thing that an itinerary must be, to stay. */
export type Demand = {
  group: string;
  /** Of a group of which every chosen option must hold: the one. */
  option: string | null;
  isMet(traits: Traits): boolean;
};

/**
 * The itineraries that a filter leaves, in their order, each with the offers that it leaves: with baggage chosen, the
 * price of a card is that with baggage.
 */
export function applyFilter(answer: SearchAnswer, filter: Filter): readonly Itinerary[] {
  if (isEmpty(filter)) return groupOffers(answer);
  const demands = demandsOf(filter);
  const offers = offerDemands(filter);
  return traitsOf(answer).flatMap((traits) => {
    if (!demands.every((demand) => demand.isMet(traits))) return [];
    const { itinerary } = traits;
    const left = itinerary.offers.filter((offer) => offers.hasBaggage(offer) && offers.hasPrice(offer));
    if (left.length === itinerary.offers.length) return [itinerary];
    return left.length > 0 ? [{ ...itinerary, offers: left }] : [];
  });
}

/** What a filter asks of itineraries; what it asks of their offers is in `offerDemands`. */
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
  // A search of fewer trips than the link speaks of has no such group.
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

/** A range that begins after its end runs over midnight. */
function isWithin(value: number, { from, to }: FilterRange): boolean {
  const [low, high] = [from ?? 0, to ?? Number.POSITIVE_INFINITY];
  return low <= high ? value >= low && value <= high : value >= low || value <= high;
}

/** What a filter asks of an offer. A price in another currency than the offer's asks nothing. */
export function offerDemands({ choices, ranges }: Filter) {
  const baggages = choices.baggages;
  const { priceRange } = ranges;
  return {
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

/** The range of prices is named with its currency, so that a link means the same in every market. */
export function priceKey(currency: string): string {
  return `PriceRange-${currency}`;
}
