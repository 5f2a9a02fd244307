import type { PassengerType } from '~/upstream/booking/contract';

/** Seats can be chosen until this many hours before departure (specification 2 §5, §9). */
export const HOURS_AHEAD = 4;
const HOUR_MS = 3_600_000;

/** Returns true when it is too late to choose a seat. */
export function isTooLate(departure: Date, now: Date): boolean {
  return departure.getTime() - now.getTime() <= HOURS_AHEAD * HOUR_MS;
}

/** Returns the indexes of passengers with their own seat: infants sit on a lap. */
export function seatedPassengers(party: readonly PassengerType[]): number[] {
  return party.flatMap((type, index) => (type === 'infant' ? [] : index));
}

/**
 * Returns true when a passenger may sit at an emergency exit: adults of a party without infants. The crew decides on
 * board who holds the infant, so no adult of that party qualifies.
 */
export function maySitAtExit(passenger: number, party: readonly PassengerType[]): boolean {
  return party[passenger] === 'adult' && !party.includes('infant');
}

export type CabinPart = 'front' | 'middle' | 'back';

/** Returns the third of the cabin that a row lies in, counted from the front. */
export function cabinPart(rowIndex: number, rowCount: number): CabinPart {
  const third = Math.min(2, Math.floor((3 * rowIndex) / rowCount));
  return (['front', 'middle', 'back'] as const)[third]!;
}
