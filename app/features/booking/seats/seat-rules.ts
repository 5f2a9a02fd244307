import type { PassengerType } from '~/upstream/booking/contract';

/** Seats are chosen until so many hours before departure (specification 2 §5, §9). */
export const HOURS_AHEAD = 4;
const HOUR_MS = 3_600_000;

/** @param departure and now: moments */
export function isTooLate(departure: Date, now: Date): boolean {
  return departure.getTime() - now.getTime() <= HOURS_AHEAD * HOUR_MS;
}

/** Indexes of those who have a seat of their own: infants sit on a lap. */
export function seatedPassengers(party: readonly PassengerType[]): number[] {
  return party.flatMap((type, index) => (type === 'infant' ? [] : index));
}

/**
 * Whether a passenger may sit at an emergency exit: an adult, and nobody of a party with an infant. On whose lap the
 * infant will be is decided on board, so that no adult of the party is taken for free of it.
 */
export function maySitAtExit(passenger: number, party: readonly PassengerType[]): boolean {
  return party[passenger] === 'adult' && !party.includes('infant');
}

export type CabinPart = 'front' | 'middle' | 'back';

/** The third of the cabin that a row is in, by its place from the front. */
export function cabinPart(rowIndex: number, rowCount: number): CabinPart {
  const third = Math.min(2, Math.floor((3 * rowIndex) / rowCount));
  return (['front', 'middle', 'back'] as const)[third]!;
}
