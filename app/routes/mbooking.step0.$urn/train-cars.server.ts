import type { RequestContext } from '~/bff/request/context';
import { settle } from '~/bff/waiting/pending.server';
import { trainSegments } from '~/features/booking/trains/train-segments';
import type { FareQuote, FareVariant } from '~/upstream/booking/contract';
import type { TrainCar, TrainCars } from '~/upstream/rail-cars/contract';

/** The cars of an offer's trains by segment; a train whose cars cannot be read now is missing. */
export type CarsOfTrains = ReadonlyMap<number, TrainCars>;

/** The quote was read before; together both calls stay within 1.5 s. */
const PATIENCE_MS = 650;
const KEEP_MS = 10_000;

/** Reads the cars of all trains of an offer; the page does without those that fail or are late. */
export async function readTrainCars(
  { upstream, market }: Pick<RequestContext, 'upstream' | 'market'>,
  variantId: string,
  { segments }: Pick<FareQuote, 'segments'>,
): Promise<CarsOfTrains> {
  const read = trainSegments({ segments }).map(async (segmentIndex) => {
    const key = `offer cars ${segmentIndex} ${market.locale} ${variantId}`;
    const start = () => upstream.railCars.listCarsOfOffer(variantId, segmentIndex);
    const settled = await settle<TrainCars>(key, start, { patienceMs: PATIENCE_MS, keepMs: KEEP_MS });
    return settled.state === 'ready' ? ([[segmentIndex, settled.value]] as const) : [];
  });
  return new Map((await Promise.all(read)).flat());
}

/**
 * Returns the cars that a fare's places can be in, train by train: those of its kind, for a fare without a kind those of
 * each train's cheapest. Null when any of the trains is unknown: then nothing can be promised.
 */
export function carsOfFare(
  { carKind }: Pick<FareVariant, 'carKind'>,
  { segments }: Pick<FareQuote, 'segments'>,
  cars: CarsOfTrains,
): TrainCar[][] | null {
  const trains = segments
    .filter(({ train }) => train !== null)
    .map(({ segmentIndex, train }) => {
      const kind = carKind ?? train?.carKinds[0] ?? null;
      return (cars.get(segmentIndex)?.cars ?? []).filter((one) => one.kind === kind);
    });
  return trains.length > 0 && trains.every((list) => list.length > 0) ? trains.map(openCars) : null;
}

/** Leaves out cars that are sold out, unless all are. */
export function openCars(cars: readonly TrainCar[]): TrainCar[] {
  const open = cars.filter(({ places }) => places.some(({ isFree }) => isFree));
  return open.length > 0 ? open : [...cars];
}
