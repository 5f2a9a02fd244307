import type { TrainReservation } from '~/upstream/booking/rail-contract';
import { adultsOf, type RailParty } from './party';
import { isUpTo } from './rail-ages';
import { TARIFFS } from './tariff-table';

/**
 * Returns the reservation of a train on which nobody chose a place: little children travel free there, each with an adult of
 * their own. Infants come first, then the others in the order of the form; those for whom no adult is left have a place.
 * @returns null where no child travels free
 */
export function assignedReservation(party: RailParty, segmentIndex: number): TrainReservation | null {
  const free = freeChildren(party);
  if (!free.some(({ child }) => party.people[child]?.type === 'child')) return null;
  return {
    segmentIndex,
    requirements: null,
    passengers: free.map(({ child, adult }) => ({
      index: child,
      isRefundable: true,
      tariff: 'free_child',
      adultIndex: adult,
    })),
  };
}

function freeChildren({ people, departure, firstDeparture }: RailParty): { child: number; adult: number }[] {
  const { upTo = 0 } = TARIFFS.free_child;
  const infants = people.flatMap(({ type }, index) => (type === 'infant' ? index : []));
  const children = people.flatMap(({ type, birthday }, index) =>
    type === 'child' && birthday !== null && isUpTo(upTo, birthday, firstDeparture) ? index : [],
  );
  const adults = adultsOf({ people, departure });
  return adults.flatMap((adult, at) => {
    const child = [...infants, ...children][at];
    return child === undefined ? [] : { child, adult };
  });
}
