import type { TrainCar, TrainPlace } from '~/upstream/rail-cars/contract';
import type { Storey } from '~/upstream/rail-cars/rail-words';

/** The highest number of the first storey, where the answer names no storey (specification 2 §9). */
const FIRST_STOREY_ENDS = { compartment: 32, soft: 16, firstClassSeats: 43, others: 50 };
/** In Cyrillic letters: first class and its meeting compartment. */
const FIRST_CLASS = /^1[\u0420\u0412]$/;

type StoreyFacts = Pick<TrainCar, 'type' | 'serviceClass' | 'isTwoStorey' | 'places'>;

/**
 * Returns a function that tells the storey of a place. The contract reads a missing storey as the first one, so a
 * two-storey car without any place on the second one is split by numbers.
 */
export function storeysOf(car: StoreyFacts): (place: Pick<TrainPlace, 'seat' | 'storey'>) => Storey {
  const isNamed = car.places.some(({ storey }) => storey === 'second');
  if (isNamed || !car.isTwoStorey) return ({ storey }) => storey;
  const last = lastOfFirstStorey(car);
  return ({ seat }) => (seat <= last ? 'first' : 'second');
}

function lastOfFirstStorey({ type, serviceClass }: StoreyFacts): number {
  if (type === 'compartment') return FIRST_STOREY_ENDS.compartment;
  if (type === 'soft' || type === 'luxury') return FIRST_STOREY_ENDS.soft;
  return FIRST_CLASS.test(serviceClass) ? FIRST_STOREY_ENDS.firstClassSeats : FIRST_STOREY_ENDS.others;
}
