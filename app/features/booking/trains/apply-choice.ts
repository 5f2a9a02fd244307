import type { CompartmentGender } from '~/upstream/rail-cars/rail-words';
import { refused, withoutSeats, type ChoiceFacts, type Transition } from './choice-changes';
import { isOfCar, type SeatOrder, type TrainOrders } from './orders';
import type { PlaceChoice } from './place-choice';
import { chooseGender } from './terms';
import { cancelPlace, chooseCompartment, choosePlace, chooseWishes } from './transitions';

/** A posted choice of one passenger. */
export type PostedChoice = {
  choice: PlaceChoice;
  passenger: number;
  /** For whom an empty compartment is wanted; null where nobody is asked. */
  gender: CompartmentGender | null;
};

/**
 * Applies a posted choice to a party's orders (specification 2 §4): the one radio group of the page offers places,
 * whole compartments, wishes and nothing. Nothing gives up a compartment or wishes, which are everybody's. The orders
 * are null when nobody has a choice any more.
 */
export function applyChoice(before: TrainOrders | null, posted: PostedChoice, facts: ChoiceFacts): Transition {
  const made = transitionOf(before, posted, facts);
  if (made.refusal || !made.orders) return made;
  if (!hasChoice(made.orders, facts)) return { ...made, orders: null };
  if (posted.gender === null || !facts.car.hasGenderCompartments) return made;
  const after = chooseGender(made.orders, posted.gender, facts);
  if (after.refusal) return refused(before, after.refusal);
  return { ...after, resets: [...made.resets, ...after.resets] };
}

function transitionOf(before: TrainOrders | null, { choice, passenger }: PostedChoice, facts: ChoiceFacts): Transition {
  switch (choice.kind) {
    case 'none':
      return before?.reservation === 'usual'
        ? cancelPlace(before, passenger, facts)
        : { orders: null, resets: [], refusal: null };
    case 'seat':
      return choosePlace(asSinglePlaces(before, facts), passenger, choice.seat, facts);
    case 'whole': {
      const whole = facts.car.wholeCompartments[choice.index];
      if (!whole) return refused(before, 'unavailable');
      return chooseCompartment(before, { reservation: whole.reservationType, seats: whole.seats }, facts);
    }
    case 'wishes':
      return chooseWishes(choice.demands, before, facts);
  }
}

/** A single place ends the sale of a compartment as a whole, and wishes; tariffs stay. */
function asSinglePlaces(before: TrainOrders | null, { car }: ChoiceFacts): TrainOrders | null {
  if (!before || !isOfCar(before, car) || before.reservation === 'usual') return before;
  return { ...withoutSeats(before, () => false).orders, reservation: 'usual', demands: null };
}

/** Infants travel free without a choice. */
function hasChoice({ reservation, orders }: TrainOrders, { party }: ChoiceFacts): boolean {
  const isChosen = ({ passenger, seat, tariff, isRefundable, hasBedding }: SeatOrder) =>
    seat !== null || hasBedding || !isRefundable || (tariff !== null && party.people[passenger]?.type !== 'infant');
  return reservation === 'by_demand' || orders.some(isChosen);
}
