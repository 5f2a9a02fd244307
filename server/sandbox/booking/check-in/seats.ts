import type { SeatPosition } from '~/upstream/ancillaries/contract';
import type { PassengerType } from '~/upstream/booking/contract';
import { seatPlan, type PlannedSeat, type SeatPlan } from '../catalogue/seat-plan';
import type { SegmentFacts, TripFacts } from '../catalogue/trip-facts';
import { fingerprint } from '../records/fingerprint';

const PLACES: PlannedSeat['place'][] = ['window', 'middle', 'aisle'];

type Person = {
  index: number;
  type: PassengerType;
  /** Bought on the map. */
  seat: string | null;
};

export type SeatWish = {
  flight: SegmentFacts;
  facts: TripFacts;
  /** Seats of other bookings. */
  taken: ReadonlySet<string>;
  position: SeatPosition | null;
  seed: string;
};

/**
 * Gives seats at check-in, by passenger index: the bought ones stay; the others come as near to the wish as the cabin
 * allows, and side by side without a wish. An infant gets none; nor does anybody where the cabin is unknown or full.
 */
export function chooseSeats(people: readonly Person[], wish: SeatWish): Map<number, string> {
  const seats = new Map(people.flatMap(({ index, seat }) => (seat === null ? [] : [[index, seat] as const])));
  // Whether seats can still be bought does not matter at check-in.
  const plan = seatPlan(wish.flight, wish.facts, 0);
  if (!plan) return seats;
  const free = freeSeats(plan, wish).filter(({ number }) => ![...seats.values()].includes(number));
  for (const { index, type } of people.filter((person) => !seats.has(person.index))) {
    const at = free.findIndex(({ isAdultsOnly }) => type === 'adult' || !isAdultsOnly);
    const [seat] = at === -1 ? [] : free.splice(at, 1);
    if (seat) seats.set(index, seat.number);
  }
  return seats;
}

/** Returns the free seats, the best first. */
function freeSeats(plan: SeatPlan, { facts, taken, position, seed }: SeatWish): PlannedSeat[] {
  const hasInfant = facts.passengers.includes('infant');
  const rated = plan.rows.flatMap(({ seats }, row) =>
    seats
      .filter(({ number, isTaken, isAdultsOnly }) => !isTaken && !taken.has(number) && !(isAdultsOnly && hasInfant))
      .map((seat) => ({ seat, penalty: position ? penaltyOf(seat, row / plan.rows.length, position) : 0 })),
  );
  if (rated.length === 0) return [];
  // Everybody without a wish begins at a place of one's own, so that two orders rarely want the same seats.
  const start = fingerprint(`seats ${seed}`, rated.length);
  const turned = [...rated.slice(start), ...rated.slice(0, start)];
  return turned.toSorted((one, other) => one.penalty - other.penalty).map(({ seat }) => seat);
}

/** The part of the cabin comes before the place in the row: 0 for a seat as wished. */
function penaltyOf({ place }: PlannedSeat, share: number, wish: SeatPosition): number {
  const third = Math.min(2, Math.floor(share * 3));
  return Math.abs(third - wish.cabinPosition) * 2 + (PLACES[wish.place] === place ? 0 : 1);
}
