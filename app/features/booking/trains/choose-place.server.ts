import { CookieTooLargeError } from '~/bff/cookies/cookies.server';
import type { Draft } from '~/bff/cookies/drafts.server';
import type { KeptTrain } from '~/bff/cookies/kept-trains';
import { redirectTo } from '~/bff/http/redirects.server';
import type { RequestContext } from '~/bff/request/context';
import { answerRejected } from '~/forms/answer.server';
import { choiceField, textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import type { PostedForm } from '~/forms/posted-form.server';
import { rejectUnread } from '~/forms/rejected-submission';
import { defineFields, readFields } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Booking, PassengerType } from '~/upstream/booking/contract';
import type { TrainCar, TrainCars } from '~/upstream/rail-cars/contract';
import { COMPARTMENT_GENDERS, PLACE_DEMANDS } from '~/upstream/rail-cars/rail-words';
import type { SeatRejection } from '../seats/choose-seat.server';
import { extrasPath, seatMapPath, type SeatStop } from '../seats/seat-path';
import { seatedPassengers } from '../seats/seat-rules';
import { valuesOf } from '../visit/checkout-draft.server';
import { carId } from './car-picker.server';
import { applyChoice, isOfCar, readChoice, type PlaceChoice } from './keep-choice';
import { chosenOn, keepChoice } from './kept-choice.server';
import { findPlace } from './layout-places';
import type { SeatDemands } from './orders';
import { railParty } from './rail-party';
import type { RailParty } from './party';
import { readCars } from './read-cars.server';
import { refusalOfPlace, refusalText } from './refusals.server';
import { TRAINS_ANCHOR } from './trains-anchor';
import { fareOfTrain } from './train-fare';
import { priceOfOrders } from './orders-price';

/** `seat` names a place, a whole compartment or the wishes; without it only the button counts. */
const placeFields = defineFields({
  seat: choiceField(LIMITS.short),
  car: textField(LIMITS.short),
  gender: textField(LIMITS.short),
  demand: textField(LIMITS.short),
  lower: textField(LIMITS.short),
});

export type ChosenPlace = {
  booking: Booking;
  segmentIndex: number;
  passenger: number;
  /** Where the button leads; null for back to step 1. */
  target: SeatStop | null;
  draft: Draft | null;
};

/**
 * Keeps one passenger's choice on one train in the draft, and redirects where the button leads. Idempotent: nothing is
 * reserved before step 1 is sent.
 * @returns a redirect, or a SeatRejection with its status
 */
export async function choosePlace(context: RequestContext, form: PostedForm, chosen: ChosenPlace) {
  const { booking, segmentIndex, passenger, target, draft } = chosen;
  const { token } = booking;
  const onward = target ? seatMapPath(token, target, 'crossale') : `${extrasPath(token, 'crossale')}#${TRAINS_ANCHOR}`;
  const typed = readFields(placeFields, form);
  const typedPeople = draft ? valuesOf(draft).passengers : [];
  const party = railParty(booking, segmentIndex, typedPeople, context.market.locale);
  const types = party.people.map(({ type }) => type);
  const choice = typed.seat === null ? null : readChoice(typed.seat, readDemands(typed, types));
  if (!choice) return redirectTo(onward);

  if (booking.reservedPlaces.length > 0) return redirectTo(seatMapPath(token, { segmentIndex, passenger }, 'crossale'));
  const before = chosenOn(draft, segmentIndex);
  const read = await readCars(context, booking, segmentIndex);
  // The page says why, with the way back.
  if ('interrupted' in read) return redirectTo(seatMapPath(token, { segmentIndex, passenger }, 'crossale'));
  const car = read.cars.cars.find((one) => carId(one) === typed.car);
  if (!car) return redirectTo(seatMapPath(token, { segmentIndex, passenger }, 'crossale'));
  // The page of another car shows "no choice" and must not give up what was chosen before.
  if (choice.kind === 'none' && before && !isOfCar(before, car)) return redirectTo(onward);

  const refused = refusalOf(choice, before, { ...chosen, car, party }, context);
  if (refused) return answerRejected(refused);
  const gender = COMPARTMENT_GENDERS.find((one) => one === typed.gender) ?? null;
  const after = applyChoice(before, choice, { segmentIndex, car, passenger, party: types, gender });
  try {
    await keepChoice(context, booking, draft, segmentIndex, after && priced(after, car, read.cars, booking, party));
  } catch (error) {
    if (!(error instanceof CookieTooLargeError)) throw error;
    // Texts far longer than names and addresses were typed at step 1.
    return answerRejected(rejection(409, getTranslator(context.market.locale, 'seats')('refused.failed'), null));
  }
  const hasCleared = before !== null && after !== null && !isOfCar(before, car) && hasOthers(before, passenger);
  if (!hasCleared || !target) return redirectTo(onward);
  return redirectTo(`${onward}${onward.includes('?') ? '&' : '?'}cleared`);
}

function priced(
  after: Omit<KeptTrain, 'price' | 'fare'>,
  car: TrainCar,
  cars: TrainCars,
  booking: Booking,
  party: RailParty,
): KeptTrain {
  const types = party.people.map(({ type }) => type);
  return { ...after, price: priceOfOrders(after, car, party) ?? 0, fare: fareOfTrain(cars, after, booking, types) };
}

function hasOthers({ orders }: KeptTrain, passenger: number): boolean {
  return orders.some((order) => order.seat !== null && order.passenger !== passenger);
}

type Facts = ChosenPlace & { car: TrainCar; party: RailParty };

/** Says why a choice cannot be kept; null when it can. */
function refusalOf(
  choice: PlaceChoice,
  before: KeptTrain | null,
  { passenger, car, party }: Facts,
  context: RequestContext,
): SeatRejection | null {
  const t = getTranslator(context.market.locale, 'trains');
  if (choice.kind === 'whole') {
    const whole = car.wholeCompartments[choice.index];
    const seated = seatedPassengers(party.people.map(({ type }) => type)).length;
    if (whole && whole.seats.length >= seated) return null;
    return rejection(409, t('refused.wholeTitle'), whole ? t('refused.tooMany') : t('refused.taken'));
  }
  if (choice.kind !== 'seat') return null;
  const { seat } = choice;
  const title = t('refused.title', { place: seat });
  const place = findPlace(car, seat);
  const isOwn = before?.reservation === 'usual' && isOfCar(before, car);
  const takenBy = isOwn ? before.orders.find((order) => order.seat === seat)?.passenger : undefined;
  if (!place?.canBeChosen || (takenBy !== undefined && takenBy !== passenger)) {
    return rejection(409, title, t('refused.taken'));
  }
  const restriction = refusalOfPlace(place, { car, party, passenger, chosen: before });
  return restriction && rejection(409, title, refusalText(restriction, t));
}

function rejection(status: number, title: string, message: string | null): SeatRejection {
  return { ...rejectUnread('seat', { status, message }), title };
}

function readDemands(
  { demand, lower }: { demand: string; lower: string },
  types: readonly PassengerType[],
): SeatDemands {
  const seated = seatedPassengers(types).length;
  const count = /^\d$/.test(lower) ? Math.min(Number(lower), seated) : null;
  return {
    demand: PLACE_DEMANDS.find((one) => one === demand) ?? 'no_matter',
    lower: count ?? 0,
    upper: count === null ? 0 : seated - count,
  };
}
