import { emissionsOf } from '~/features/trip/emissions/emissions.server';
import type { Cabin, SearchAnswer } from '~/upstream/search/contract';
import { groupOffers } from './itinerary';
import { perAnswer } from './per-answer';

/** A median of fewer itineraries tells nothing. */
const MIN_KNOWN = 3;

const medians = perAnswer((_answer: SearchAnswer) => new Map<Cabin, number | null>());

/**
 * Returns the median of the emissions of all itineraries of an answer, in kilograms of CO₂ equivalent per passenger;
 * null when too few are known. Computed once per answer.
 */
export function typicalEmissions(answer: SearchAnswer, cabin: Cabin): number | null {
  const ofAnswer = medians(answer);
  let median = ofAnswer.get(cabin);
  if (median === undefined) ofAnswer.set(cabin, (median = medianOf(answer, cabin)));
  return median;
}

function medianOf(answer: SearchAnswer, cabin: Cabin): number | null {
  const known = groupOffers(answer)
    .flatMap(({ trips }) => emissionsOf(trips, cabin) ?? [])
    .sort((a, b) => a - b);
  return known.length < MIN_KNOWN ? null : known[Math.floor(known.length / 2)]!;
}
